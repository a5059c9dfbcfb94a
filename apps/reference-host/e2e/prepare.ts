import { buildHost } from "./build-host.ts";
import { prepareData } from "./server.ts";

/** The journeys run on what `npm start` serves: the built host, and the demonstration's data. */
// biome-ignore lint/style/noDefaultExport: Playwright calls what a setup file exports by default.
export default async function prepare(): Promise<() => void> {
  const [removeData] = await Promise.all([prepareData(), buildHost()]);
  return removeData;
}
