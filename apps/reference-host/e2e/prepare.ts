import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildHost } from "./build-host.ts";
import { prepareData } from "./server.ts";

/** Where the host is built to have its bytes counted. */
const countedHost = fileURLToPath(new URL("../../../.reports/host", import.meta.url));

/** Whether the run of all tests that this belongs to has built the host already. */
function isBuilt(): boolean {
  const began = Number(process.env.ID_DESK_TEST_BEGAN ?? Infinity);
  const built = statSync(`${countedHost}/index.html`, { throwIfNoEntry: false });
  return built !== undefined && built.mtimeMs > began;
}

/** The journeys run on what `npm start` serves: the built host, and the demonstration's data. */
// biome-ignore lint/style/noDefaultExport: Playwright calls what a setup file exports by default.
export default async function prepare(): Promise<() => void> {
  // The workers and their servers take it over from here.
  if (isBuilt()) process.env.ID_DESK_HOST_FILES = countedHost;
  const [removeData] = await Promise.all([prepareData(), isBuilt() ? undefined : buildHost()]);
  return removeData;
}
