/**
 * `npm run bench`: how fast staff see what they do, as ratios to pages by hand, measured in turn in one run,
 * and what single screens weigh.
 * Names of parts after `--` measure those alone: `npm run bench -- scans`.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright";
import { browserArguments, findBrowser } from "../find-browser.ts";
import { benchApplications } from "./applications.ts";
import { benchEntries } from "./entries.ts";
import { benchFiguresOfDay } from "./figures-of-day.ts";
import { benchHandOver } from "./hand-over.ts";
import { benchIntake } from "./intake.ts";
import { benchLists } from "./lists.ts";
import { benchLoad } from "./load.ts";
import { benchMounting } from "./mounting.ts";
import { benchOfficer } from "./officer.ts";
import type { BenchPlan, BenchRow } from "./part.ts";
import { benchScans } from "./scans.ts";
import { benchScrolling } from "./scrolling.ts";
import { benchShell } from "./shell.ts";
import { benchShift } from "./shift.ts";
import { benchSignIn } from "./sign-in.ts";
import { benchStation } from "./station.ts";
import { benchUploads } from "./uploads.ts";
import { benchWorkers } from "./workers.ts";

const parts: Record<string, (browser: Browser, plan: BenchPlan) => Promise<BenchRow[]>> = {
  applications: benchApplications,
  entries: benchEntries,
  figures: benchFiguresOfDay,
  "hand-over": benchHandOver,
  intake: benchIntake,
  lists: benchLists,
  load: benchLoad,
  mounting: benchMounting,
  officer: benchOfficer,
  scans: benchScans,
  scrolling: benchScrolling,
  shell: benchShell,
  shift: benchShift,
  "sign-in": benchSignIn,
  station: benchStation,
  uploads: benchUploads,
  workers: benchWorkers,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(
    `There is no part "${unknown.join('", "')}". The parts are ${Object.keys(parts).join(", ")}.`,
  );
  process.exit(1);
}

const plan: BenchPlan = {
  output: fileURLToPath(new URL("../../.reports/bench", import.meta.url)),
  rounds: Number(process.env.ID_DESK_BENCH_ROUNDS ?? 5),
};
rmSync(plan.output, { recursive: true, force: true });
mkdirSync(plan.output, { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
const rows: BenchRow[] = [];
try {
  for (const [name, run] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`Measuring ${name} …`);
    rows.push(...(await run(browser, plan)));
    // After each part: what was measured stands even where a later one fails.
    writeFileSync(`${plan.output}/report.md`, writeReport());
  }
} finally {
  await browser.close();
}
console.log(writeReport());

function writeReport(): string {
  const table = [
    ["What", "ID Desk", "Beside it", "Ratio", "Aim"],
    ["---", "---", "---", "---", "---"],
    ...rows.map((row) => [row.what, row.ours, row.other, row.ratio, row.aim]),
  ].map((cells) => `| ${cells.join(" | ")} |`);
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GB`;
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${memory}, Chromium ${browser.version()}.`,
    "",
    ...table,
    "",
  ].join("\n");
}
