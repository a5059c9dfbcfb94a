import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright";
import { startServer } from "../../apps/reference-host/e2e/server.ts";
import { measurePage } from "../page-bytes.ts";
import { buildRival } from "./build-rival.ts";
import { type Figures, formatKilobytes, formatRatio, formatTimes, sumUp } from "./figures.ts";
import type { BenchPlan, BenchRow } from "./part.ts";
import { serveFolder } from "./static-server.ts";

/** One sign-in page. */
interface LoginPage {
  readonly name: string;
  readonly url: string;
}

/** Notes when the username can be typed into: its field is painted and takes the focus. */
const stopWatch = `window.typeable = new Promise((resolve) => {
  const look = () => {
    const field = document.querySelector('input[autocomplete="username"]');
    if (!field) return void requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now());
    port2.postMessage(undefined);
  };
  requestAnimationFrame(look);
});`;

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What signing in costs before a name can be typed, against a page of only react and react-dom. */
export async function benchSignIn(browser: Browser, { output, rounds }: BenchPlan): Promise<BenchRow[]> {
  const bareFolder = buildRival("bare-react", output);
  const hostFolder = fromHere("../../apps/reference-host");
  execFileSync("vite", ["build", "--logLevel", "warn"], { cwd: hostFolder, stdio: "inherit" });

  const ourBytes = measurePage(`${hostFolder}/dist`, ["start", "login"]).bytes;
  const bareBytes = measurePage(bareFolder, []).bytes;
  const bare = await serveFolder(bareFolder);
  const host = await startServer();
  try {
    const times = await measureLogins(
      browser,
      [
        { name: "bare React", url: `${bare.url}/` },
        { name: "ours", url: `${host.url}/login` },
      ],
      { slowdown: 4, rounds: rounds * 4 },
    );
    const [bareTime, ourTime] = [times.get("bare React"), times.get("ours")];
    if (!bareTime || !ourTime) throw new Error("A sign-in page was not measured.");
    return [
      {
        what: "Login: bytes until it can be typed into (gzip; the font comes after)",
        ours: formatKilobytes(ourBytes),
        other: formatKilobytes(bareBytes),
        ratio: formatRatio(ourBytes, bareBytes),
        aim: "≤ 1.6 ×",
      },
      {
        what: "Login: time until it can be typed into, 4 × throttling",
        ours: formatTimes(ourTime),
        other: formatTimes(bareTime),
        ratio: `median ${formatRatio(ourTime.median, bareTime.median)}`,
        aim: "≤ 1.3 ×",
      },
    ];
  } finally {
    await host.stop();
    bare.close();
  }
}

/** Measures how long sign-in pages take until they can be typed into, in milliseconds, in turn, each time cold. */
async function measureLogins(
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
      const time = Number(await page.evaluate("window.typeable"));
      // The first round warms the server up.
      if (round > 0) times.get(name)?.push(time);
      await context.close();
    }
  }
  return new Map([...times].map(([name, values]) => [name, sumUp(values)]));
}
