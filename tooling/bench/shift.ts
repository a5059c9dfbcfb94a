import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright";
import { type Figures, formatRatio, formatTimes, sumUp } from "./figures.ts";
import { measureHeap } from "./heap.ts";
import type { BenchPlan, BenchRow } from "./part.ts";
import { serveApplication } from "./shell/serve-application.ts";
import { createShiftRegistry, planShift } from "./shift/registry.ts";

const batches = 25;
const scansOfBatch = 200;
const packets = 6;
const cardsOfPacket = 50;

/** A shift of eight hours in one tab, without the hours: the heap after its first batch and at its end. */
export async function benchShift(browser: Browser, { output }: BenchPlan): Promise<BenchRow[]> {
  const folder = `${output}/host`;
  execFileSync("vite", ["build", "--logLevel", "warn", "--outDir", folder, "--emptyOutDir"], {
    cwd: fileURLToPath(new URL("../../apps/reference-host", import.meta.url)),
    stdio: "inherit",
  });
  const work = planShift(batches, packets, cardsOfPacket);
  const { url, close } = await serveApplication(folder, createShiftRegistry(work));
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1366, height: 768 } });
  try {
    await page.goto("/dispatch/sending?per_page=100");
    const times: Figures[] = [];
    let heapAfterFirst = 0;
    for (const [index, { batch_no }] of work.packed.entries()) {
      await walkTo(page, "Sending", batch_no);
      const codes = Array.from({ length: scansOfBatch }, (_, place) =>
        serialOf(1_000_000 + index * scansOfBatch + place),
      );
      times.push(sumUp(await packCards(page, codes)));
      if (index === 0) heapAfterFirst = await measureHeap(page);
    }
    for (const { batch_no, cards } of work.checked) {
      await walkTo(page, "Receiving", batch_no);
      await receiveCards(
        page,
        cards.map((card) => card.serial_number),
      );
    }
    await chooseInMenu(page, "Sending");
    return describeShift(times, heapAfterFirst, await measureHeap(page));
  } finally {
    await page.close();
    close();
  }
}

function describeShift(times: readonly Figures[], heapAfterFirst: number, heapAtEnd: number): BenchRow[] {
  const [first, last] = [times[0], times.at(-1)];
  if (!first || !last) throw new Error("Nothing was scanned.");
  const what = `${batches * scansOfBatch} scans and ${packets * cardsOfPacket} receipts in one tab`;
  return [
    {
      what: `Heap at the end of ${what}, beside that after ${scansOfBatch} scans`,
      ours: `${heapAtEnd.toFixed(1)} MB`,
      other: `${heapAfterFirst.toFixed(1)} MB`,
      ratio: `${(heapAtEnd - heapAfterFirst).toFixed(1)} MB more`,
      aim: "< 20 MB more",
    },
    {
      what: `Scan to saved row, last ${scansOfBatch} of ${what}, beside the first ${scansOfBatch}`,
      ours: formatTimes(last),
      other: formatTimes(first),
      ratio: formatRatio(last.p95, first.p95),
      aim: "p95 < 150 ms, ≤ 1.1 ×",
    },
  ];
}

const serialOf = (number: number) => `SN${String(number).padStart(7, "0")}`;

async function chooseInMenu(page: Page, area: "Sending" | "Receiving"): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Main navigation" });
  await menu.getByRole("link", { name: area }).click();
  await page.getByRole("heading", { level: 1, name: area }).waitFor();
}

/** Goes from wherever it is to the list and from there to a batch, without loading the page anew. */
async function walkTo(page: Page, area: "Sending" | "Receiving", batchNo: string): Promise<void> {
  await chooseInMenu(page, area);
  await page.getByRole("main").getByRole("link", { name: batchNo, exact: true }).click();
  await page.getByRole("main").getByRole("textbox", { name: /^Scan/ }).waitFor();
}

/** Scans one after the other, each when the one before it is saved; gives the milliseconds of each. */
function packCards(page: Page, codes: readonly string[]): Promise<number[]> {
  return page.evaluate(async (codes) => {
    const field = document.querySelector<HTMLInputElement>('[data-idd-part="scan-panel"] input[type=text]');
    if (!field) throw new Error("There is no field for scans.");
    const times: number[] = [];
    for (const code of codes) {
      const start = performance.now();
      field.value = code;
      field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
      for (;;) {
        await new Promise(requestAnimationFrame);
        const row = document.querySelector(`tr[data-key="${code}"]`);
        if (row && !row.textContent?.includes("Waiting")) break;
      }
      times.push(performance.now() - start);
    }
    return times;
  }, codes);
}

/** Scans a whole packet as fast as the page takes it. */
async function receiveCards(page: Page, codes: readonly string[]): Promise<void> {
  await page.evaluate(async (codes) => {
    const field = document.querySelector<HTMLInputElement>('[data-idd-part="scan-panel"] input[type=text]');
    if (!field) throw new Error("There is no field for scans.");
    for (const code of codes) {
      field.value = code;
      field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
      await new Promise(requestAnimationFrame);
    }
  }, codes);
  const counts = page.getByRole("figure", { name: /expected/ });
  await counts.getByText(`Received ${codes.length}`).or(counts.getByText("Remaining 0")).first().waitFor();
}
