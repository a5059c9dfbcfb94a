import type { Browser } from "playwright";
import { type Figures, sumUp } from "./figures.ts";

/** One sign-in page. */
export interface LoginPage {
  readonly name: string;
  readonly url: string;
}

/** Notes when the username can be typed into: its field is painted and takes the focus. */
const stopWatch = `(() => {
  const look = () => {
    const field = document.querySelector('input[autocomplete="username"]');
    if (!field) return void requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { window.typeableAt = performance.now(); };
    port2.postMessage(undefined);
  };
  requestAnimationFrame(look);
})();`;

/** Measures how long sign-in pages take until they can be typed into, in milliseconds, in turn, each time cold. */
export async function measureLogins(
  browser: Browser,
  pages: readonly LoginPage[],
  { slowdown, rounds }: { readonly slowdown: number; readonly rounds: number },
): Promise<Map<string, Figures>> {
  const times = new Map<string, number[]>(pages.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds + 1; round += 1) {
    for (const { name, url } of pages) {
      const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
      const page = await context.newPage();
      await page.addInitScript(stopWatch);
      const devtools = await context.newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      await page.goto(url);
      const handle = await page.waitForFunction("window.typeableAt");
      // The first round warms the server up.
      if (round > 0) times.get(name)?.push(Number(await handle.jsonValue()));
      await context.close();
    }
  }
  return new Map([...times].map(([name, values]) => [name, sumUp(values)]));
}
