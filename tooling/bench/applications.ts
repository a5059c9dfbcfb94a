import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright";
import { Desk } from "../../apps/reference-host/e2e/pages/Desk.ts";
import { type Server, startServer } from "../../apps/reference-host/e2e/server.ts";
import { formatRatio, formatTimes, sumUp } from "./figures.ts";
import type { BenchPlan, BenchRow } from "./part.ts";

const slowdown = 4;
const byHand = readFileSync(new URL("rivals/dom-applications/index.html", import.meta.url), "utf8");

/** Somebody of the demonstration with an application and a card. */
const idNumber = "A106010";

/** Tells how long after the last press or Enter something has been painted. */
const stopWatch = `
const start = (event) => { window.pressedAt = event.timeStamp; };
addEventListener("pointerup", start, true);
addEventListener("keydown", (event) => { if (event.key === "Enter") start(event); }, true);
const found = {
  rows: () => document.querySelectorAll("main tbody tr").length === 25,
  answer: () => /[a-z]/.test(document.querySelector("[data-answer], main section p[role=status]")?.textContent ?? ""),
};
window.untilPainted = (name) => new Promise((resolve) => {
  const look = () => {
    if (!found[name]()) return void requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now() - window.pressedAt);
    port2.postMessage(undefined);
  };
  requestAnimationFrame(look);
});`;

type Awaited = "rows" | "answer";

interface Way {
  readonly path: string;
  readonly press: Readonly<Record<Awaited, (page: Page) => Promise<void>>>;
}

/** Ours begins on the dashboard, from where staff come. */
const ours: Way = {
  path: "/",
  press: {
    rows: (page) =>
      page.getByRole("navigation").getByRole("link", { name: "Applications", exact: true }).first().click(),
    async answer(page) {
      const field = page.getByRole("search").getByRole("textbox").or(page.getByRole("searchbox")).first();
      await field.fill(idNumber);
      await field.press("Enter");
    },
  },
};

const hand: Way = {
  path: "/by-hand",
  press: {
    rows: (page) => page.getByRole("link", { name: "Applications" }).click(),
    async answer(page) {
      await page.getByLabel("ID number").fill(idNumber);
      await page.getByLabel("ID number").press("Enter");
    },
  },
};

async function openDesk(browser: Browser, server: Server): Promise<Desk> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1366, height: 768 } });
  const desk = new Desk(await context.newPage(), server.url);
  await desk.page.addInitScript(stopWatch);
  await desk.page.route("**/by-hand", (route) => route.fulfill({ body: byHand, contentType: "text/html" }));
  await desk.startSession("super", "DNR Head Office");
  return desk;
}

/** From the press to the painted page, in a page that was just opened and has nothing of it yet but what it fetches ahead. */
async function time(desk: Desk, { path, press }: Way, awaited: Awaited): Promise<number> {
  const devtools = await desk.page.context().newCDPSession(desk.page);
  await desk.open(path);
  // Staff look up from the page before they press: what it fetches ahead has come by then.
  await desk.page.waitForLoadState("networkidle");
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const painted = desk.page.evaluate(`new Promise((resolve) => {
    const wait = () => window.pressedAt === undefined
      ? void requestAnimationFrame(wait)
      : resolve(window.untilPainted("${awaited}"));
    wait();
  })`);
  await press[awaited](desk.page);
  const measured = Number(await painted);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await devtools.detach();
  return measured;
}

const rowsOf: readonly { readonly awaited: Awaited; readonly what: string; readonly aim: string }[] = [
  { awaited: "rows", what: "Dashboard to 25 rows of Applications", aim: "≤ 1.4 ×" },
  { awaited: "answer", what: "ID number to the sentence that answers", aim: "median ≤ 300 ms" },
];

/** What staff wait for on the pages of applications, in turn on our page and on one by hand that asks the same server. */
export async function benchApplications(browser: Browser, { rounds }: BenchPlan): Promise<BenchRow[]> {
  const hostFolder = fileURLToPath(new URL("../../apps/reference-host", import.meta.url));
  execFileSync("vite", ["build", "--logLevel", "warn"], { cwd: hostFolder, stdio: "inherit" });
  const server = await startServer({ ID_DESK_SCALE: "1" });
  try {
    const desk = await openDesk(browser, server);
    const rows: BenchRow[] = [];
    for (const { awaited, what, aim } of rowsOf) {
      const times = { ours: [] as number[], hand: [] as number[] };
      // The first round fills the browser's cache.
      for (let round = 0; round <= rounds * 2; round += 1) {
        const pair = { ours: await time(desk, ours, awaited), hand: await time(desk, hand, awaited) };
        if (round === 0) continue;
        times.ours.push(pair.ours);
        times.hand.push(pair.hand);
      }
      const [own, other] = [sumUp(times.ours), sumUp(times.hand)];
      rows.push({
        what: `${what}, ${slowdown} × throttling, ${times.ours.length} each`,
        ours: formatTimes(own),
        other: `by hand ${formatTimes(other)}`,
        ratio: `median ${formatRatio(own.median, other.median)}`,
        aim,
      });
    }
    await desk.page.context().close();
    return rows;
  } finally {
    await server.stop();
  }
}
