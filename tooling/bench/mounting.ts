import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import type { Browser } from "playwright";
import { build } from "vite";
import { measureHeap } from "./heap.ts";
import type { BenchPlan, BenchRow } from "./part.ts";
import { serveFolder } from "./static-server.ts";

const screens = ["SelectCenter", "DispatchSending", "DispatchSendingBatch", "DispatchReceivingBatch"];
const times = 200;

/** What stays in memory of a screen that a portal has shown and taken away, again and again. */
export async function benchMounting(browser: Browser, { output }: BenchPlan): Promise<BenchRow[]> {
  const folder = `${output}/mounting`;
  await build({
    configFile: false,
    root: fileURLToPath(new URL("pages/mounting", import.meta.url)),
    logLevel: "warn",
    plugins: [react(), vanillaExtractPlugin()],
    build: { outDir: folder, emptyOutDir: true, target: "es2022" },
  });
  const pages = await serveFolder(folder);
  const rows: BenchRow[] = [];
  try {
    for (const screen of screens) {
      const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
      await page.goto(pages.url);
      const mount = (count: number) => page.evaluate(`window.mountScreen("${screen}", ${count})`);
      // What is made once for all of them, such as code that is loaded later, is there afterwards.
      await mount(20);
      const before = await measureHeap(page);
      await mount(times);
      const after = await measureHeap(page);
      await page.close();
      rows.push({
        what: `${screen} mounted and unmounted ${times} times: heap afterwards`,
        ours: `${after.toFixed(1)} MB`,
        other: `${before.toFixed(1)} MB before`,
        ratio: `${(after - before).toFixed(2)} MB more`,
        aim: "≤ 2 MB more",
      });
    }
  } finally {
    pages.close();
  }
  return rows;
}
