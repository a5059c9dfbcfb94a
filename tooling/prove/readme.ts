/**
 * The lines that the README of the screens promises, taken from it as they stand: from installing the packed
 * packages outside of the workspace to the list of batches in Chromium, answered by a real server, and how long it took.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { findFreePort, startServer } from "../../apps/reference-host/e2e/server.ts";
import { browserArguments, findBrowser } from "../find-browser.ts";
import { buildPackages } from "../packages/build-packages.ts";
import { installPortal } from "../packages/install-portal.ts";
import { packPackages } from "../packages/pack.ts";
import { root } from "../packages/published-package.ts";

const readme = readFileSync(`${root}packages/screens/README.md`, "utf8");
const [, lines = ""] = /```tsx\n([\s\S]*?)```/.exec(readme) ?? [];

async function startPortal(folder: string, port: number, api: string): Promise<ChildProcess> {
  writeFileSync(join(folder, "page.tsx"), lines);
  writeFileSync(
    join(folder, "main.tsx"),
    `import { createRoot } from "react-dom/client";
import { Page } from "./page.tsx";
createRoot(document.body.appendChild(document.createElement("div"))).render(<Page />);
`,
  );
  writeFileSync(
    join(folder, "index.html"),
    '<!doctype html><html lang="en"><head><title>Portal</title></head><body><script type="module" src="./main.tsx"></script></body></html>',
  );
  writeFileSync(
    join(folder, "vite.config.js"),
    `export default { server: { port: ${port}, strictPort: true, proxy: { "/api": { target: "${api}", changeOrigin: false } } } };`,
  );
  const portal = spawn(join(folder, "node_modules/.bin/vite"), [], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(portal, "exit").then(([code]) => {
    throw new Error(`The portal ended with exit code ${code}.`);
  });
  ended.catch(() => undefined);
  const answers = async () => {
    const isUp = () =>
      fetch(`http://localhost:${port}/`).then(
        (answer) => answer.ok,
        () => false,
      );
    while (!(await isUp()));
  };
  await Promise.race([answers(), ended]);
  return portal;
}

/** Signs in as the portal's own pages would have done before; runs in the browser. */
async function signIn(): Promise<void> {
  const post = async (path: string, body: unknown, token = "") => {
    const headers = { "Content-Type": "application/json", "X-CSRF-Token": token };
    const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    return answer.json();
  };
  const { _csrf } = await post("/api/auth/login", { username: "clerk.male", password: "Counter-2026!" });
  await post("/api/auth/set-center", { dispatch_center: 1 }, _csrf);
}

const used = lines.split("\n").filter((line) => line.trim() !== "").length;
await buildPackages();
await packPackages();
const server = await startServer();
const port = await findFreePort();
const start = performance.now();
const secondsSinceStart = () => ((performance.now() - start) / 1000).toFixed(1);
const folder = await installPortal("19");
const installed = secondsSinceStart();
const portal = await startPortal(folder, port, server.url);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
let isShown = false;
try {
  const page = await browser.newPage();
  await page.goto(`http://localhost:${port}/`);
  await page.evaluate(signIn);
  await page.reload();
  await page
    .getByRole("link", { name: /^DB-2026-/ })
    .first()
    .waitFor({ timeout: 60_000 });
  isShown = true;
} catch (error) {
  console.log(String(error));
} finally {
  await browser.close();
  portal.kill();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  `${used} lines; installed after ${installed} s, the list on the page after ${secondsSinceStart()} s.`,
);
const isShort = used <= 10;
if (!isShort) console.log("The README promises ten lines.");
const passed = Number(isShown) + Number(isShort);
console.log(`${passed} passed, ${2 - passed} failed`);
process.exitCode = passed === 2 ? 0 : 1;
