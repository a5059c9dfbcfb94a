/**
 * The packed packages in portals of four kinds, each installed with npm outside of the workspace, compiled, built,
 * and worked at in Chromium against a real server: Vite with React 19 and with 18.3, Next with its App Router,
 * webpack. `npm run prove hosts next` takes those named.
 */
import { join } from "node:path";
import { type Browser, chromium } from "playwright";
import { findFreePort, startServer } from "../../apps/reference-host/e2e/server.ts";
import { browserArguments, findBrowser } from "../find-browser.ts";
import { freshenPackages } from "../packages/fresh-packages.ts";
import { applyAlone } from "./hosts/apply-alone.ts";
import { buildHost } from "./hosts/build-host.ts";
import { type HostProject, hostProjects } from "./hosts/host-projects.ts";
import { inquireAlone } from "./hosts/inquire-alone.ts";
import { recordAlone } from "./hosts/record-alone.ts";
import { type ServedHost, serveFiles, serveNext } from "./hosts/serve-host.ts";
import { claimServerMarkup } from "./hosts/server-markup.ts";
import { forgetProvider, workAtHost } from "./hosts/work-at-host.ts";
import { Claims, inTemporaryFolder } from "./release/rehearsal.ts";

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => hostProjects.every((project) => project.name !== name));
if (unknown.length > 0) {
  console.log(
    `There is no host called ${unknown.join(", ")}: ${hostProjects.map(({ name }) => name).join(", ")}`,
  );
  process.exit(1);
}

const claims = new Claims();
const start = performance.now();
let cards = 0;
/** The next of the demonstration's printed cards that are in no batch. */
const takeSerial = () => `SN${String(101 + cards++).padStart(7, "0")}`;

async function use(served: ServedHost, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } finally {
    await served.stop();
  }
}

async function proveFiles(
  project: HostProject,
  folder: string,
  api: string,
  browser: Browser,
): Promise<void> {
  const { name, output } = project;
  const served = await serveFiles(join(folder, output), api);
  await use(served, async () => {
    const workplace = { name, url: served.url, serial: takeSerial() };
    await workAtHost(browser, workplace, claims);
    await inquireAlone(browser, workplace, claims);
    await applyAlone(browser, workplace, api, claims);
    await recordAlone(browser, workplace, api, claims);
    if (name === "vite-react-19") await forgetProvider(browser, workplace, claims);
  });
}

async function proveNext(
  folder: string,
  api: string,
  ports: readonly number[],
  browser: Browser,
): Promise<void> {
  for (const [index, command] of (["start", "dev"] as const).entries()) {
    const name = `next ${command}`;
    const served = await serveNext(folder, command, ports[index] ?? 0, api);
    await use(served, async () => {
      await claimServerMarkup({ name, url: served.url }, claims);
      await workAtHost(browser, { name, url: served.url, serial: takeSerial() }, claims);
      await inquireAlone(browser, { name, url: served.url }, claims);
      await applyAlone(browser, { name, url: served.url }, api, claims);
      await recordAlone(browser, { name, url: served.url }, api, claims);
    });
  }
}

await freshenPackages();
const nextPorts = [await findFreePort(), await findFreePort()];
// Next passes requests on with the registry's own name as Host, so the registry has to know the portal's origin.
const origins = nextPorts.map((port) => `http://localhost:${port}`).join(",");
const api = await startServer({ ID_DESK_ALLOWED_ORIGINS: origins });
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
try {
  for (const project of hostProjects.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    console.log(project.title);
    await inTemporaryFolder(async (folder) => {
      try {
        await buildHost(project, folder, api.url, claims);
        if (project.hasServer) await proveNext(folder, api.url, nextPorts, browser);
        else await proveFiles(project, folder, api.url, browser);
      } catch (error) {
        claims.claim(`${project.name}: goes to its end`, false, String(error));
      }
    });
  }
} finally {
  await browser.close();
  await api.stop();
}
console.log(`${((performance.now() - start) / 1000).toFixed(0)} s`);
console.log(`${claims.passed} passed, ${claims.failed} failed`);
process.exitCode = claims.failed > 0 ? 1 : 0;
