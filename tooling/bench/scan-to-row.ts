import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright";
import { type Figures, sumUp } from "./figures.ts";

/** One page that scans are measured on. */
export interface ScanPage {
  readonly name: string;
  readonly url: string;
}

/** How one page did. */
export interface ScanFigures {
  /** Milliseconds from Enter until the scan's row is painted. */
  readonly waiting: Figures;
  /** Milliseconds from Enter until the row is painted as saved. */
  readonly saved: Figures;
  /** Megabytes of heap above the empty page, after collection. */
  readonly heap: number;
}

const inPage = readFileSync(new URL("in-page.js", import.meta.url), "utf8");

/**
 * Measures scans on several pages in turn, so that all of them meet the same machine.
 *
 * @param cards how many cards the batch holds before.
 * @param slowdown the factor by which the processor is slowed down.
 */
export async function measureScans(
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

async function measureHeap(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  await devtools.detach();
  return usedSize / 1_000_000;
}
