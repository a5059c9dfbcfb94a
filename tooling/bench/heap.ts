import type { Page } from "playwright";

/** The heap that a page uses after collection, in megabytes of a million bytes. */
export async function measureHeap(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  await devtools.detach();
  return usedSize / 1_000_000;
}
