/**
 * What the documentation promises for the first hour, taken from it as it stands: the lines of the README of the screens,
 * from installing the packed packages outside of the workspace to the list of batches in Chromium, and how long it took;
 * then the way of docs/embedding.md from sign-in over the choice of a centre to the list, behind its proxy. A real server
 * answers. What it prints is its result.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { findFreePort, startServer } from "../../apps/reference-host/e2e/server.ts";
import { browserArguments, findBrowser } from "../find-browser.ts";
import { buildPackages } from "../packages/build-packages.ts";
import { installPortal } from "../packages/install-portal.ts";
import { packPackages } from "../packages/pack.ts";
import { root } from "../packages/published-package.ts";

const read = (path: string) => readFileSync(`${root}${path}`, "utf8");
const [, lines = ""] = /```tsx\n([\s\S]*?)```/.exec(read("packages/screens/README.md")) ?? [];

/** The block of the guide that starts with its file's name. */
function readBlock(file: string): string {
  const block = new RegExp(`\`\`\`\\w+\\n(// ${file}\\n[\\s\\S]*?)\`\`\``).exec(
    read("docs/embedding.md"),
  )?.[1];
  if (!block) throw new Error(`docs/embedding.md has no block for ${file}.`);
  return block;
}

const mainOfLines = `import { createRoot } from "react-dom/client";
import { Page } from "./page.tsx";
createRoot(document.getElementById("root")).render(<Page />);
`;
const page =
  '<!doctype html><html lang="en"><head><title>Portal</title></head><body><div id="root"></div><script type="module" src="./main.tsx"></script></body></html>';

/** Writes a portal's files, and starts its development server behind the guide's proxy. */
async function startPortal(
  folder: string,
  main: string,
  api: string,
): Promise<{ url: string; stop(): void }> {
  const port = await findFreePort();
  const config = readBlock("vite.config.js").replace("http://localhost:4000", api);
  const files = { "page.tsx": lines, "main.tsx": main, "index.html": page, "vite.config.js": config };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const portal = spawn(join(folder, "node_modules/.bin/vite"), [`--port=${port}`, "--strictPort"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(portal, "exit").then(([code]) => {
    throw new Error(`The portal ended with exit code ${code}.`);
  });
  ended.catch(() => undefined);
  const url = `http://localhost:${port}/`;
  const answers = async () => {
    const isUp = () =>
      fetch(url).then(
        (answer) => answer.ok,
        () => false,
      );
    while (!(await isUp()));
  };
  await Promise.race([answers(), ended]);
  return { url, stop: () => portal.kill() };
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

const waitForList = (tab: Page) =>
  tab
    .getByRole("link", { name: /^DB-2026-/ })
    .first()
    .waitFor({ timeout: 60_000 });

/** Goes the guide's way with the names that it gives. */
async function workThrough(tab: Page): Promise<void> {
  const [, username = "", password = ""] =
    /Sign in as `([^`]+)` with the password `([^`]+)`/.exec(read("docs/embedding.md")) ?? [];
  await tab.getByLabel("Username").fill(username);
  await tab.getByLabel("Password", { exact: true }).fill(password);
  await tab.getByRole("button", { name: "Sign in" }).click();
  await tab.getByRole("radio").first().waitFor({ timeout: 60_000 });
  await tab.getByText("DNR Head Office").first().click();
  await tab.getByRole("button", { name: "Select Center" }).click();
  await waitForList(tab);
}

/** What the server says to a page whose proxy changes the host, as Vite's short form does. */
async function askAsForeigner(api: string): Promise<string> {
  const headers = { "Content-Type": "application/json", Origin: "http://localhost:5173" };
  const answer = await fetch(`${api}/api/auth/login`, { method: "POST", headers, body: "{}" });
  return `${answer.status} ${await answer.text()}`;
}

const used = lines.split("\n").filter((line) => line.trim() !== "").length;
await buildPackages();
await packPackages();
const server = await startServer();
const start = performance.now();
const secondsSinceStart = () => ((performance.now() - start) / 1000).toFixed(1);
const folder = await installPortal("19");
const installed = secondsSinceStart();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
let passed = 0;

/** Counts a claim, and prints what is wrong with it. */
async function claim(title: string, check: () => Promise<void>): Promise<void> {
  try {
    await check();
    passed += 1;
    console.log(`${title}: yes`);
  } catch (error) {
    console.log(`${title}: no. ${error}`);
  }
}

/** Shows a portal in a browser of its own, without the cookies of another. */
async function show(main: string, work: (tab: Page) => Promise<void>): Promise<void> {
  const portal = await startPortal(folder, main, server.url);
  const context = await browser.newContext();
  try {
    const tab = await context.newPage();
    await tab.goto(portal.url);
    await work(tab);
  } finally {
    await context.close();
    portal.stop();
  }
}

const claims = [
  () =>
    claim("The README's lines lead to the list", () =>
      show(mainOfLines, async (tab) => {
        await tab.evaluate(signIn);
        await tab.reload();
        await waitForList(tab);
        console.log(`Installed after ${installed} s, the list on the page after ${secondsSinceStart()} s.`);
      }),
    ),
  () =>
    claim(`They are ten at most (${used})`, async () => {
      if (used > 10) throw new Error(`They are ${used}.`);
    }),
  () => claim("The guide leads from sign-in to the list", () => show(readBlock("main.tsx"), workThrough)),
  () =>
    claim("The demonstration says why it refuses a foreign origin", async () => {
      const answer = await askAsForeigner(server.url);
      if (!/^403 .*changeOrigin: false/.test(answer)) throw new Error(answer);
    }),
];
try {
  for (const check of claims) await check();
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${passed} passed, ${claims.length - passed} failed`);
process.exitCode = passed === claims.length ? 0 : 1;
