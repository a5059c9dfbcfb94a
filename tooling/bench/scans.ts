import { cpSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright";
import { buildBatchPage } from "./build-batch-page.ts";
import { type Figures, formatRatio, formatTimes, sumUp } from "./figures.ts";
import { measureHeap } from "./heap.ts";
import type { BenchPlan, BenchRow } from "./part.ts";
import { serveFolder } from "./static-server.ts";

/** One page that scans are measured on. */
interface ScanPage {
  readonly name: string;
  readonly url: string;
}

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
const inPage = readFileSync(new URL("in-page.js", import.meta.url), "utf8");

/** From Enter to the painted row of a sending batch, against a page by hand with a recycled window. */
export async function benchScans(browser: Browser, { output, rounds }: BenchPlan): Promise<BenchRow[]> {
  await buildBatchPage(output);
  cpSync(fromHere("rivals/dom-batch"), `${output}/by-hand`, { recursive: true });
  const pages = await serveFolder(output);
  const rows: BenchRow[] = [];
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
        rows.push({
          what: `Scan to ${state} row, ${batch}`,
          ours: formatTimes(ours[state]),
          other: formatTimes(byHand[state]),
          ratio: `median ${formatRatio(ours[state].median, byHand[state].median)}, p95 ${formatRatio(ours[state].p95, byHand[state].p95)}`,
          aim: state === "waiting" ? `p95 ≤ ${aim} ×` : "",
        });
      }
      rows.push({
        what: `Heap above the empty page, ${batch}`,
        ours: `${ours.heap.toFixed(1)} MB`,
        other: `${byHand.heap.toFixed(1)} MB`,
        ratio: "",
        aim: "≤ 10 MB",
      });
    }
  } finally {
    pages.close();
  }
  return rows;
}

/**
 * Measures scans on several pages in turn, so that all of them meet the same machine.
 *
 * @param cards how many cards the batch holds before.
 * @param slowdown the factor by which the processor is slowed down.
 */
async function measureScans(
  browser: Browser,
  pages: readonly ScanPage[],
  {
    cards,
    slowdown,
    rounds,
    scans,
  }: { readonly cards: number; readonly slowdown: number; readonly rounds: number; readonly scans: number },
): Promise<Map<string, ScanFigures>> {
  const times = new Map(
    pages.map(({ name }) => [name, { waiting: [] as number[], saved: [] as number[], heap: [] as number[] }]),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, url } of pages) {
      const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
      const empty = await measureEmptyHeap(page);
      await page.addInitScript(inPage);
      await page.goto(`${url}?cards=${cards}`);
      await page.evaluate("window.showCards()");
      await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement, undefined, {
        timeout: 120_000,
      });
      await page.waitForFunction(
        (wanted) => wanted === 0 || document.querySelector("tr[data-key]") !== null,
        cards,
        { timeout: 120_000 },
      );
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      const found = times.get(name);
      for (let scan = 0; scan < scans + 3; scan += 1) {
        const serial = `SN${String(9_000_000 + round * 1000 + scan)}`;
        const { waiting, saved } = (await page.evaluate(`window.measureScan("${serial}")`)) as {
          waiting: number;
          saved: number;
        };
        // The first ones warm the page up.
        if (scan < 3) continue;
        found?.waiting.push(waiting);
        found?.saved.push(saved);
      }
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      found?.heap.push((await measureHeap(page)) - empty);
      await page.close();
    }
  }
  return new Map(
    [...times].map(([name, { waiting, saved, heap }]) => [
      name,
      { waiting: sumUp(waiting), saved: sumUp(saved), heap: sumUp(heap).median },
    ]),
  );
}

async function measureEmptyHeap(page: Page): Promise<number> {
  await page.goto("about:blank");
  return measureHeap(page);
}
