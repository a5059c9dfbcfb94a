import type { Browser } from "playwright";
import { buildBatchPage } from "./build-batch-page.ts";
import { formatTimes, sumUp } from "./figures.ts";
import { inPage } from "./in-page.ts";
import type { BenchPlan, BenchRow } from "./part.ts";
import { serveFolder } from "./static-server.ts";

const cards = 10_000;
/** What is felt as a jerk, in milliseconds. */
const longFrame = 50;

/** The cards of a long batch, scrolled from the first row to the last: how long each frame took. */
export async function benchScrolling(browser: Browser, { output }: BenchPlan): Promise<BenchRow[]> {
  await buildBatchPage(output);
  const pages = await serveFolder(output);
  try {
    const rows: BenchRow[] = [];
    for (const slowdown of [1, 4]) {
      const frames = await scrollThrough(browser, `${pages.url}/ours/?cards=${cards}`, slowdown);
      const long = frames.filter((frame) => frame > longFrame).length;
      rows.push({
        what: `${cards.toLocaleString("en-US")} rows scrolled end to end, ${slowdown} × throttling: frames over ${longFrame} ms`,
        ours: `${long} of ${frames.length}, ${formatTimes(sumUp(frames))}`,
        other: "–",
        ratio: "–",
        aim: "0",
      });
    }
    return rows;
  } finally {
    pages.close();
  }
}

/** Gives the length of each frame in milliseconds. */
async function scrollThrough(browser: Browser, url: string, slowdown: number): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  try {
    await page.addInitScript(inPage);
    await page.goto(url);
    await page.evaluate("window.showCards()");
    await page.waitForSelector("tr[data-key]", { timeout: 120_000 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    return await page.evaluate(async () => {
      const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const table = document.querySelector("table");
      let box = table?.parentElement ?? null;
      while (box && box.scrollHeight <= box.clientHeight + 1) box = box.parentElement;
      const place = box ?? document.scrollingElement;
      if (!place) throw new Error("Nothing scrolls.");
      const frames: number[] = [];
      // As fast as it can be asked for: each frame shows rows of which the one before had none.
      const step = place.clientHeight;
      let before = await nextFrame();
      for (let top = 0; top < place.scrollHeight - place.clientHeight; top += step) {
        place.scrollTop = top;
        const now = await nextFrame();
        frames.push(now - before);
        before = now;
      }
      return frames;
    });
  } finally {
    await page.close();
  }
}
