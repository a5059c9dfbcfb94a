import { cpSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright";
import { buildBatchPage } from "./build-batch-page.ts";
import { buildRival } from "./build-rival.ts";
import { type Figures, formatRatio, formatTimes, sumUp } from "./figures.ts";
import { measureHeap } from "./heap.ts";
import { inPage } from "./in-page.ts";
import type { BenchPlan, BenchRow } from "./part.ts";
import { serveFolder } from "./static-server.ts";

/** The pages that scans are measured on, by their folders; of the slow ones fewer tell enough. */
const pages = {
  ours: { folder: "ours", scansOfRound: 30 },
  "by hand": { folder: "by-hand", scansOfRound: 30 },
  "usual build": { folder: "usual-batch", scansOfRound: 6 },
} as const;
type Name = keyof typeof pages;
const names = Object.keys(pages) as Name[];

/** The first scans of a page warm it up. */
const warming = 3;

/** Longer than the slowest page takes to show its rows, in milliseconds; what takes longer will never come. */
const mostWaiting = 600_000;

/** How one page did. */
interface ScanFigures {
  /** Milliseconds from Enter until the scan's row is painted. */
  readonly waiting: Figures;
  /** Milliseconds from Enter until the row is painted as saved. */
  readonly saved: Figures;
  /** Megabytes of heap above the empty page, after collection. */
  readonly heap: number;
}

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * From Enter to the painted row of a sending batch, against a page by hand with a recycled window and against the
 * usual build: a table of Material UI, with the rows as a state of the page.
 */
export async function benchScans(browser: Browser, { output, rounds }: BenchPlan): Promise<BenchRow[]> {
  await buildBatchPage(output);
  cpSync(fromHere("rivals/dom-batch"), `${output}/${pages["by hand"].folder}`, { recursive: true });
  buildRival(pages["usual build"].folder, output);
  const served = await serveFolder(output);
  const rows: BenchRow[] = [];
  try {
    for (const { cards, slowdown, aim } of [
      { cards: 1000, slowdown: 4, aim: 1.4 },
      { cards: 10_000, slowdown: 1, aim: 1.3 },
    ]) {
      const found = await measureInTurn(browser, served.url, { cards, slowdown, rounds });
      const batch = `${cards.toLocaleString("en-US")} cards, ${slowdown} × throttling`;
      for (const state of ["waiting", "saved"] as const) {
        rows.push({
          what: `Scan to ${state} row, ${batch}`,
          ...compareTimes(found, state),
          aim: state === "waiting" ? `p95 ≤ ${aim} × by hand` : "",
        });
      }
      rows.push({
        what: `Heap above the empty page, ${batch}`,
        ours: formatHeap(found.ours),
        other: `by hand ${formatHeap(found["by hand"])}, usual build ${formatHeap(found["usual build"])}`,
        ratio: "",
        aim: "≤ 10 MB",
      });
    }
  } finally {
    served.close();
  }
  return rows;
}

const formatHeap = ({ heap }: ScanFigures) => `${heap.toFixed(1)} MB`;

function compareTimes(
  found: Readonly<Record<Name, ScanFigures>>,
  state: "waiting" | "saved",
): Pick<BenchRow, "ours" | "other" | "ratio"> {
  const ours = found.ours[state];
  const rivals = names
    .filter((name) => name !== "ours")
    .map((name) => {
      const { median, p95 } = found[name][state];
      const ratios = `median ${formatRatio(ours.median, median)}, p95 ${formatRatio(ours.p95, p95)}`;
      return { times: `${name} ${formatTimes({ median, p95 })}`, ratios: `${ratios} ${name}` };
    });
  return {
    ours: formatTimes(ours),
    other: rivals.map(({ times }) => times).join("; "),
    ratio: rivals.map(({ ratios }) => ratios).join("; "),
  };
}

/** What a batch is like before it is scanned into, and how often that is measured. */
interface Conditions {
  /** How many cards the batch holds. */
  readonly cards: number;
  /** The factor by which the processor is slowed down. */
  readonly slowdown: number;
  readonly rounds: number;
}

/** Measures scans on the pages in turn, so that all of them meet the same machine. */
async function measureInTurn(
  browser: Browser,
  url: string,
  { cards, slowdown, rounds }: Conditions,
): Promise<Record<Name, ScanFigures>> {
  const times = Object.fromEntries(
    names.map((name) => [name, { waiting: [] as number[], saved: [] as number[], heap: [] as number[] }]),
  ) as Record<Name, Record<keyof ScanFigures, number[]>>;
  for (let round = 0; round < rounds; round += 1) {
    const first = round % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      const { folder, scansOfRound } = pages[name];
      const serials = Array.from(
        { length: warming + scansOfRound },
        (_, scan) => `SN${String(9_000_000 + round * 1000 + scan)}`,
      );
      const found = await scanInto(browser, `${url}/${folder}/?cards=${cards}`, { cards, slowdown, serials });
      times[name].waiting.push(...found.scans.slice(warming).map(({ waiting }) => waiting));
      times[name].saved.push(...found.scans.slice(warming).map(({ saved }) => saved));
      times[name].heap.push(found.heap);
    }
  }
  return Object.fromEntries(
    names.map((name) => {
      const { waiting, saved, heap } = times[name];
      return [name, { waiting: sumUp(waiting), saved: sumUp(saved), heap: sumUp(heap).median }];
    }),
  ) as Record<Name, ScanFigures>;
}

/** Scans into one page, each card when the one before it is saved. */
async function scanInto(
  browser: Browser,
  url: string,
  { cards, slowdown, serials }: Omit<Conditions, "rounds"> & { readonly serials: readonly string[] },
) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  try {
    const problems: string[] = [];
    page.on("pageerror", ({ message }) => problems.push(message));
    const empty = await measureEmptyHeap(page);
    await page.addInitScript(inPage);
    await page.goto(url);
    await page.evaluate("window.showCards()");
    await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement, undefined, {
      timeout: mostWaiting,
    });
    await page.waitForFunction(
      (wanted) => wanted === 0 || document.querySelector("tr[data-key]") !== null,
      cards,
      { timeout: mostWaiting },
    );
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const scans: { readonly waiting: number; readonly saved: number }[] = [];
    for (const serial of serials) {
      scans.push(await page.evaluate(`window.measureScan("${serial}")`));
    }
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    const heap = (await measureHeap(page)) - empty;
    if (problems.length > 0) throw new Error(`The page at ${url} failed: ${problems.join(", ")}`);
    return { scans, heap };
  } finally {
    await page.close();
  }
}

async function measureEmptyHeap(page: Page): Promise<number> {
  await page.goto("about:blank");
  return measureHeap(page);
}
