import { readFileSync } from "node:fs";
import type { Browser, Locator, Page } from "playwright";
import { waiting } from "./registry.ts";

/** How fast the processor and the link are. */
export interface Conditions {
  /** The factor by which the processor is slowed down. */
  readonly slowdown: number;
  /** The link, where it is slowed down too. */
  readonly link?: { readonly bitsPerSecond: number; readonly latency: number };
}

/** Milliseconds from a press until what it leads to has been painted. */
export interface PressTimes {
  /** From "Sign in" until every figure of the dashboard stands there. */
  readonly dashboard: number;
  /** From the navigation's item until the 25 rows of its list stand there, for the first time. */
  readonly rows: number;
  /** The same on the second visit. */
  readonly rowsAgain: number;
  /** From "New batch" until the dialog and its fields stand there, and one can be typed into. */
  readonly dialog: number;
  /** The same, until the dialog has stopped to move and to fade. */
  readonly stillDialog: number;
}

/** How long staff look at a page before they go on, in milliseconds. */
const readingTime = 1000;

const awaitedTiles = Object.entries(waiting).map(([words, figure]) =>
  `${words}${figure.toLocaleString("en-US")}`.replaceAll(" ", ""),
);
const stopWatch = [
  `window.awaitedTiles = ${JSON.stringify(awaitedTiles)};`,
  readFileSync(new URL("stop-watch.js", import.meta.url), "utf8"),
].join("\n");

/** Signs in, opens the list and its dialog, and comes to the list again: in a browser that has nothing kept. */
export async function workThrough(
  browser: Browser,
  url: string,
  { slowdown, link }: Conditions,
): Promise<PressTimes> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  try {
    const page = await context.newPage();
    const problems: string[] = [];
    page.on("pageerror", ({ message }) => problems.push(message));
    await page.addInitScript(stopWatch);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    if (link) {
      const throughput = link.bitsPerSecond / 8;
      await devtools.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: link.latency,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      });
    }

    await page.goto(`${url}/login`);
    await page.locator('input[autocomplete="username"]').fill("clerk.male");
    await page.locator('input[type="password"]').fill("Counter-2026!");
    const navigation = page.getByRole("navigation");
    const toSending = navigation.getByRole("link", { name: "Sending", exact: true });
    const toDashboard = navigation.getByRole("link", { name: "Dashboard", exact: true });

    const [dashboard] = await press(page, page.getByRole("button", { name: "Sign in" }), ["dashboard"]);
    const [rows] = await press(page, toSending, ["rows"]);
    const [dialog, stillDialog] = await press(page, page.getByRole("button", { name: "New batch" }), [
      "dialog",
      "stillDialog",
    ]);
    await page.keyboard.press("Escape");
    await press(page, toDashboard, ["dashboard"]);
    const [rowsAgain] = await press(page, toSending, ["rows"]);
    if (problems.length > 0) throw new Error(`The page at ${url} failed: ${problems.join(", ")}`);
    return { dashboard, rows, rowsAgain, dialog, stillDialog } as PressTimes;
  } finally {
    await context.close();
  }
}

async function press(page: Page, target: Locator, awaited: readonly string[]): Promise<number[]> {
  await page.waitForTimeout(readingTime);
  await page.evaluate(`watchPress(${JSON.stringify(awaited)})`);
  await target.click();
  return (await page.evaluate("window.painted")) as number[];
}
