/** `npm run bench`: how fast staff see what they do, as ratios to pages by hand, measured in turn in one run. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { chromium } from "playwright";
import { build } from "vite";
import { startServer } from "../../apps/reference-host/e2e/server.ts";
import { browserArguments, findBrowser } from "../find-browser.ts";
import { measurePage } from "../page-bytes.ts";
import { formatRatio } from "./figures.ts";
import { measureLogins } from "./login-time.ts";
import { measureScans } from "./scan-to-row.ts";
import { serveFolder } from "./static-server.ts";

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const output = fromHere("../../.reports/bench");
const rounds = Number(process.env.ID_DESK_BENCH_ROUNDS ?? 5);

/** Builds the pages; the bare React page with its own lock file's versions. */
async function buildPages(): Promise<void> {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  await build({
    configFile: false,
    root: fromHere("pages/batch"),
    base: "/ours/",
    logLevel: "warn",
    plugins: [react(), vanillaExtractPlugin()],
    build: { outDir: `${output}/ours`, target: "es2022", modulePreload: { polyfill: false } },
  });
  cpSync(fromHere("rivals/dom-batch"), `${output}/by-hand`, { recursive: true });
  const bare = `${output}/bare-react-source`;
  cpSync(fromHere("rivals/bare-react"), bare, {
    recursive: true,
    filter: (path) => !path.includes("node_modules"),
  });
  execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: bare, stdio: "inherit" });
  execFileSync("npm", ["run", "build", "--silent", "--", "--manifest", "--outDir", `${output}/bare-react`], {
    cwd: bare,
    stdio: ["ignore", "ignore", "inherit"],
  });
  execFileSync("vite", ["build", "--logLevel", "warn"], {
    cwd: fromHere("../../apps/reference-host"),
    stdio: "inherit",
  });
}

await buildPages();
if (!existsSync(`${output}/ours/index.html`)) throw new Error("The bench page was not built.");

const pages = await serveFolder(output);
const bareReact = await serveFolder(`${output}/bare-react`);
const host = await startServer();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
const rows: string[][] = [];

try {
  for (const { cards, slowdown, aim } of [
    { cards: 1000, slowdown: 4, aim: 1.4 },
    { cards: 10_000, slowdown: 1, aim: 1.3 },
  ]) {
    const found = await measureScans(
      browser,
      [
        { name: "by hand", url: `${pages.url}/by-hand/` },
        { name: "ours", url: `${pages.url}/ours/` },
      ],
      { cards, slowdown, rounds, scans: 30 },
    );
    const [byHand, ours] = [found.get("by hand"), found.get("ours")];
    if (!byHand || !ours) throw new Error("A page was not measured.");
    const batch = `${cards.toLocaleString("en-US")} cards, ${slowdown} × throttling`;
    for (const state of ["waiting", "saved"] as const) {
      rows.push([
        `Scan to ${state} row, ${batch}`,
        `median ${ours[state].median.toFixed(1)} ms, p95 ${ours[state].p95.toFixed(1)} ms`,
        `median ${byHand[state].median.toFixed(1)} ms, p95 ${byHand[state].p95.toFixed(1)} ms`,
        `median ${formatRatio(ours[state].median, byHand[state].median)}, p95 ${formatRatio(ours[state].p95, byHand[state].p95)}`,
        `p95 ≤ ${aim} ×`,
      ]);
    }
    rows.push([
      `Heap above the empty page, ${batch}`,
      `${ours.heap.toFixed(1)} MB`,
      `${byHand.heap.toFixed(1)} MB`,
      "",
      "≤ 10 MB",
    ]);
  }

  const ours = measurePage(fromHere("../../apps/reference-host/dist"), ["login"]);
  const bare = measurePage(`${output}/bare-react`, []);
  rows.push([
    "Login: bytes until it can be typed into (gzip; the font comes after)",
    `${(ours.bytes / 1000).toFixed(1)} kB`,
    `${(bare.bytes / 1000).toFixed(1)} kB`,
    formatRatio(ours.bytes, bare.bytes),
    "≤ 1.6 ×",
  ]);
  const logins = await measureLogins(
    browser,
    [
      { name: "bare React", url: `${bareReact.url}/` },
      { name: "ours", url: `${host.url}/login` },
    ],
    { slowdown: 4, rounds: rounds * 4 },
  );
  const [bareTime, ourTime] = [logins.get("bare React"), logins.get("ours")];
  if (!bareTime || !ourTime) throw new Error("A sign-in page was not measured.");
  rows.push([
    "Login: time until it can be typed into, 4 × throttling",
    `median ${ourTime.median.toFixed(0)} ms, p95 ${ourTime.p95.toFixed(0)} ms`,
    `median ${bareTime.median.toFixed(0)} ms, p95 ${bareTime.p95.toFixed(0)} ms`,
    `median ${formatRatio(ourTime.median, bareTime.median)}`,
    "≤ 1.3 ×",
  ]);
} finally {
  await browser.close();
  await host.stop();
  pages.close();
  bareReact.close();
}

const table = [
  ["What", "ID Desk", "By hand", "Ratio", "Aim"],
  ["---", "---", "---", "---", "---"],
  ...rows,
].map((cells) => `| ${cells.join(" | ")} |`);
const report = [
  `Measured on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Chromium ${browser.version()}.`,
  "",
  ...table,
  "",
].join("\n");
writeFileSync(`${output}/report.md`, report);
console.log(report);
