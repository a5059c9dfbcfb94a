import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright";
import { measurePage } from "../page-bytes.ts";
import { buildRival } from "./build-rival.ts";
import { type Figures, formatKilobytes, formatRatio, sumUp } from "./figures.ts";
import type { BenchPlan, BenchRow } from "./part.ts";
import { createBenchRegistry } from "./shell/registry.ts";
import { type ServedApplication, serveApplication } from "./shell/serve-application.ts";
import { type Conditions, type PressTimes, workThrough } from "./shell/work-through.ts";

const names = ["ours", "by hand", "usual build"] as const;
type Name = (typeof names)[number];
type Times = Readonly<Record<Name, Readonly<Record<keyof PressTimes, Figures>>>>;

const conditions: readonly (Conditions & { readonly label: string })[] = [
  { label: "4 × throttling", slowdown: 4 },
  {
    label: "4 × throttling, 1.6 Mbit/s, 150 ms",
    slowdown: 4,
    link: { bitsPerSecond: 1_600_000, latency: 150 },
  },
];

/** What is pressed, and the aims as ratios to the page by hand and to the usual build. */
const presses: readonly { readonly what: keyof PressTimes; readonly label: string; readonly aim: string }[] =
  [
    { what: "dashboard", label: "Sign-in pressed to the dashboard's figures", aim: "" },
    { what: "rows", label: "Route change to 25 rows", aim: "≤ 1.4 × by hand, ≤ 0.35 × usual build" },
    { what: "rowsAgain", label: "Route change to 25 rows, second visit", aim: "" },
    { what: "dialog", label: "Dialog opened", aim: "≤ 0.6 × usual build" },
    { what: "stillDialog", label: "Dialog opened and standing still", aim: "" },
  ];

/**
 * What staff wait for around the pages, in the built reference host, in a page by hand (React alone) and in the
 * usual build (Material UI, RTK Query, react-router): all three from one server, with the same answers.
 */
export async function benchShell(browser: Browser, { output, rounds }: BenchPlan): Promise<BenchRow[]> {
  const hostFolder = `${output}/host`;
  execFileSync("vite", ["build", "--logLevel", "warn", "--outDir", hostFolder, "--emptyOutDir"], {
    cwd: fileURLToPath(new URL("../../apps/reference-host", import.meta.url)),
    stdio: "inherit",
  });
  const folders: Record<Name, string> = {
    ours: hostFolder,
    "by hand": buildRival("hand-built", output),
    "usual build": buildRival("usual-build", output),
  };
  const registry = createBenchRegistry();
  const served = await Promise.all(
    names.map(async (name) => [name, await serveApplication(folders[name], registry)] as const),
  );
  try {
    const rows = [weighSignIn(folders), weighLazyRoutes(hostFolder)];
    for (const { label, ...under } of conditions) {
      const times = await measureInTurn(browser, served, under, rounds);
      rows.push(...presses.map((press) => describePress(press, label, times)));
    }
    return rows;
  } finally {
    for (const [, { close }] of served) close();
  }
}

/** Works through the applications in turn, so that all of them meet the same machine. */
async function measureInTurn(
  browser: Browser,
  served: readonly (readonly [Name, ServedApplication])[],
  under: Conditions,
  rounds: number,
): Promise<Times> {
  const found: Record<Name, PressTimes[]> = { ours: [], "by hand": [], "usual build": [] };
  for (let round = 0; round < rounds + 1; round += 1) {
    const first = round % served.length;
    for (const [name, { url }] of [...served.slice(first), ...served.slice(0, first)]) {
      const times = await workThrough(browser, url, under);
      // The first round warms the server up.
      if (round > 0) found[name].push(times);
    }
  }
  const sumUpOf = (name: Name) =>
    Object.fromEntries(
      presses.map(({ what }) => [what, sumUp(found[name].map((times) => times[what]))]),
    ) as Record<keyof PressTimes, Figures>;
  return { ours: sumUpOf("ours"), "by hand": sumUpOf("by hand"), "usual build": sumUpOf("usual build") };
}

function describePress(
  { what, label, aim }: (typeof presses)[number],
  under: string,
  times: Times,
): BenchRow {
  const [ours, byHand, usual] = names.map((name) => times[name][what]) as [Figures, Figures, Figures];
  return {
    what: `${label}, ${under}`,
    ours: `median ${ours.median.toFixed(0)} ms, p95 ${ours.p95.toFixed(0)} ms`,
    other: `by hand ${byHand.median.toFixed(0)} ms, usual build ${usual.median.toFixed(0)} ms`,
    ratio: `${formatRatio(ours.median, byHand.median)} by hand, ${formatRatio(ours.median, usual.median)} usual build`,
    aim,
  };
}

/** What is received before a name can be typed. */
function weighSignIn(folders: Readonly<Record<Name, string>>): BenchRow {
  const ours = measurePage(folders.ours, ["start", "login"]).bytes;
  const byHand = measurePage(folders["by hand"], []).bytes;
  const usual = measurePage(folders["usual build"], ["LoginPage"]).bytes;
  return {
    what: "Sign-in page: bytes (gzip; the font comes after)",
    ours: formatKilobytes(ours),
    other: `by hand ${formatKilobytes(byHand)}, usual build ${formatKilobytes(usual)}`,
    ratio: `${formatRatio(ours, byHand)} by hand, ${formatRatio(ours, usual)} usual build`,
    aim: "",
  };
}

/** What each page brings: beside the dashboard, from where staff come to it, and beside the shell alone. */
function weighLazyRoutes(folder: string): BenchRow {
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, "utf8")) as Record<
    string,
    { readonly name?: string }
  >;
  const weigh = (...pages: string[]) => measurePage(folder, ["start", "shell", ...pages]).bytes;
  const [shell, dashboard] = [weigh(), weigh("dashboard")];
  const weighed = Object.entries(manifest)
    .flatMap(([key, { name }]) => (key.startsWith("src/pages/") && name ? [name] : []))
    .map((name) => ({ name, later: weigh("dashboard", name) - dashboard, first: weigh(name) - shell }))
    .sort((one, other) => other.later - one.later);
  const [heaviest] = weighed;
  if (!heaviest) throw new Error("The built host has no pages.");
  return {
    what: `Heaviest of ${weighed.length} lazy routes, ${heaviest.name}: bytes coming from the dashboard (gzip)`,
    ours: formatKilobytes(heaviest.later),
    other: `${formatKilobytes(heaviest.first)} beside the shell alone`,
    ratio: "–",
    aim: "≤ 40.0 kB",
  };
}
