import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright";
import { signInDirectly } from "../../apps/reference-host/e2e/colleague.ts";
import { Counter } from "../../apps/reference-host/e2e/pages/Counter.ts";
import { Desk } from "../../apps/reference-host/e2e/pages/Desk.ts";
import { type Server, startServer } from "../../apps/reference-host/e2e/server.ts";
import { formatRatio, formatTimes, sumUp } from "./figures.ts";
import type { BenchPlan, BenchRow } from "./part.ts";

/** Cards of the demonstration that are ready at the head office; each is scanned or handed over once. */
const firstCard = 5030;
const centre = "DNR Head Office";
const slowdown = 4;

const byHand = readFileSync(new URL("rivals/dom-counter/index.html", import.meta.url), "utf8");

/**
 * Notes when Enter ends a scan and when the checks of the card stand in a painted frame, and counts what the clerk
 * does: a press of pointer or Enter, which also ends a scan, and a filled field. A scan fills its field by itself.
 */
const stopWatch = `
window.actions = 0;
const isScanField = (field) => [...(field.labels ?? [])].some((label) => /^Scan/.test(label.textContent));
addEventListener("pointerdown", () => { window.actions += 1; }, true);
addEventListener("change", ({ target }) => { if (!isScanField(target)) window.actions += 1; }, true);
addEventListener("keydown", (event) => {
  if (event.key !== "Enter") return;
  window.actions += 1;
  window.checksShown = new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector('[data-idd-part="card-panel"] li[data-ok], [data-checks] li')) {
        return void requestAnimationFrame(look);
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - event.timeStamp);
      port2.postMessage(undefined);
    };
    requestAnimationFrame(look);
  });
}, true);`;

/** From the scan to the checks, and a whole hand-over to an owner in person. */
export async function benchHandOver(browser: Browser, { rounds }: BenchPlan): Promise<BenchRow[]> {
  const hostFolder = fileURLToPath(new URL("../../apps/reference-host", import.meta.url));
  execFileSync("vite", ["build", "--logLevel", "warn"], { cwd: hostFolder, stdio: "inherit" });
  const server = await startServer();
  try {
    const cards = listCards();
    return [
      await compareChecks(browser, server, { cards, rounds: rounds * 4 }),
      ...(await compareHandOvers(browser, server, { cards, rounds })),
    ];
  } finally {
    await server.stop();
  }
}

function* listCards(): Generator<string, never> {
  for (let number = firstCard; ; number += 1) yield `SN${String(number).padStart(7, "0")}`;
}

interface Conditions {
  readonly cards: Generator<string, never>;
  readonly rounds: number;
}

async function openDesk(browser: Browser, server: Server): Promise<Desk> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1366, height: 768 },
  });
  const desk = new Desk(await context.newPage(), server.url);
  await desk.page.addInitScript(stopWatch);
  await desk.page.route("**/by-hand", (route) => route.fulfill({ body: byHand, contentType: "text/html" }));
  await desk.startSession("clerk.male", centre);
  return desk;
}

const ask = (page: Page, expression: string) => page.evaluate(expression).then(Number);

/** From Enter to the painted checks, in turn on our page and on one by hand that asks the same server. */
async function compareChecks(
  browser: Browser,
  server: Server,
  { cards, rounds }: Conditions,
): Promise<BenchRow> {
  const desk = await openDesk(browser, server);
  const devtools = await desk.page.context().newCDPSession(desk.page);
  const times = { "/issuance/new": [] as number[], "/by-hand": [] as number[] };
  // The first round fills the browser's cache.
  for (let round = 0; round <= rounds; round += 1) {
    for (const path of Object.keys(times) as (keyof typeof times)[]) {
      await desk.open(path);
      await desk.page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
      // A clerk looks up from the page before the first card: what it fetches ahead has come by then.
      await desk.page.waitForLoadState("networkidle");
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      await desk.scan(cards.next().value);
      const time = await ask(desk.page, "window.checksShown");
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      if (round > 0) times[path].push(time);
    }
  }
  await desk.page.context().close();
  const [ours, other] = [sumUp(times["/issuance/new"]), sumUp(times["/by-hand"])];
  return {
    what: `Scan of a card to its checks, ${slowdown} × throttling, ${rounds} each`,
    ours: formatTimes(ours),
    other: `by hand ${formatTimes(other)}`,
    ratio: `median ${formatRatio(ours.median, other.median)}`,
    aim: "",
  };
}

/** A hand-over to the owner, by a clerk and a collector who take no time, beside its bare calls. */
async function compareHandOvers(
  browser: Browser,
  server: Server,
  { cards, rounds }: Conditions,
): Promise<BenchRow[]> {
  const times = { ours: [] as number[], calls: [] as number[] };
  const counts: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const desk = await openDesk(browser, server);
    const ours = await handOver(desk, cards.next().value);
    const calls = await handOverByCalls(server, desk, cards.next().value);
    counts.push(await ask(desk.page, "window.actions"));
    await desk.page.context().close();
    if (round === 0) continue;
    times.ours.push(ours);
    times.calls.push(calls);
  }
  const [ours, calls] = [sumUp(times.ours), sumUp(times.calls)];
  return [
    {
      what: `A card handed over to its owner, nobody waited for, ${times.ours.length} each`,
      ours: formatTimes(ours),
      other: `its calls alone ${formatTimes(calls)}`,
      ratio: `median ${formatRatio(ours.median, calls.median)}`,
      aim: "",
    },
    {
      what: "Actions from the scan to the completed record of an owner in person",
      ours: String(Math.max(...counts)),
      other: "–",
      ratio: "–",
      aim: "≤ 12",
    },
  ];
}

/** Milliseconds from the scan until the card is handed over, without those in which the phone is read; completes it too. */
async function handOver(desk: Desk, card: string): Promise<number> {
  const counter = new Counter(desk);
  await counter.open();
  const start = performance.now();
  await counter.find(card);
  await counter.chooseOwner();
  await counter.sendCode();
  const asked = performance.now();
  const code = await counter.readPhone(card);
  const told = performance.now();
  await desk.page.keyboard.type(code);
  await desk.page.keyboard.press("Enter");
  await counter.openStep.filter({ hasText: "Check the card in hand" }).waitFor();
  await counter.checkCard(card);
  await counter.give();
  const time = performance.now() - start - (told - asked);
  await prove(desk);
  await counter.button("Complete").click();
  await counter.main.getByText(`The hand-over of ${card} is complete.`).waitFor();
  return time;
}

/** A picture as of a fingerprint from a file, and a stroke of a signature. */
async function prove({ page }: Desk): Promise<void> {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 400 } });
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Use a file" }).first().click();
  await (await choosing).setFiles({ name: "index.png", mimeType: "image/png", buffer });
  const surface = page.locator("canvas").first();
  await surface.scrollIntoViewIfNeeded();
  const box = await surface.boundingBox();
  if (!box) throw new Error("There is nothing to sign on.");
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.3);
  await page.mouse.down();
  for (const [x, y] of [
    [0.4, 0.7],
    [0.6, 0.3],
    [0.8, 0.7],
  ] as const) {
    await page.mouse.move(box.x + box.width * x, box.y + box.height * y, { steps: 4 });
  }
  await page.mouse.up();
}

interface Loaded {
  readonly issuance: { readonly card: { readonly id: number; readonly id_number: string } };
}

interface Verified {
  readonly otp_token: string;
}

/** The same steps by calls alone: what the server takes for them. */
async function handOverByCalls(server: Server, desk: Desk, card: string): Promise<number> {
  const { send } = await signInDirectly(server, "super");
  const call = async (method: string, path: string, body: object) => {
    const answer = await send(method, path, JSON.stringify(body));
    if (!answer.ok)
      throw new Error(`${method} ${path} was answered by ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const start = performance.now();
  const { issuance } = (await call("POST", "/issuance/load", { serial_number: card })) as Loaded;
  const { id, id_number } = issuance.card;
  await call("POST", "/issuance/check_collector", { card_id: id, collector_type: "self", id_number });
  await call("POST", "/issuance/otp", { card_id: id });
  const asked = performance.now();
  const otp = await new Counter(desk).readPhone(card);
  const told = performance.now();
  const { otp_token } = (await call("POST", "/issuance/verify-otp", { card_id: id, otp })) as Verified;
  await call("POST", `/issuance/cards/${id}/verify`, { serial_number: card });
  await call("POST", "/issuance/issue", {
    card_id: id,
    serial_number: card,
    collector: { type: "self", id_number },
    otp_token,
    identity_confirmed: true,
  });
  return performance.now() - start - (told - asked);
}
