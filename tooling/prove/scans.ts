/**
 * 500 cards are scanned in Chromium, on the built host and a real server, while requests and answers get lost, the
 * network goes, the server is killed, the page is loaded anew and the session ends: each card is in the batch once, in
 * the order of scanning, and soon after the last fault nothing waits. The computer is set to another of six keyboard
 * layouts for each card, with Caps Lock or without. `npm run prove scans 7` takes another seed.
 */
import { availableParallelism, loadavg } from "node:os";
import { foreignLayouts } from "@id-desk/core/testing";
import { type Browser, chromium, type Page } from "playwright";
import { expect } from "playwright/test";
import { buildHost } from "../../apps/reference-host/e2e/build-host.ts";
import { startServer } from "../../apps/reference-host/e2e/server.ts";
import { createWedge, type Wedge } from "../../apps/reference-host/e2e/wedge.ts";
import { browserArguments, findBrowser } from "../find-browser.ts";
import { signIn, signInOn } from "./faults/sign-in.ts";
import { watchConsole } from "./faults/watch-page.ts";
import { type BadNetwork, spoilNetwork } from "./scans/bad-network.ts";
import { createPseudoRandom } from "./scans/pseudo-random.ts";

const seed = Number(process.argv[2] ?? 1);
const cards = 500;
/** Four cards a second, which is more than a hand can lay down. */
const pace = 250;
/** How soon after the last fault nothing may wait any more, in seconds. */
const mostSeconds = 5;
const clerk = { username: "clerk.male", center: 1 };
const patience = { timeout: 60_000, intervals: [50] };

/** Cards of the demonstration that are in no batch. */
const serials = Array.from({ length: cards }, (_, place) => `SN${String(101 + place).padStart(7, "0")}`);

interface Fault {
  readonly name: string;
  /** Lets it happen while the given cards are scanned; ends when it is over. */
  readonly happen: (desk: ProofDesk, fewCards: readonly string[]) => Promise<void>;
}

/** The clerk, the window and the server of this proof. */
interface ProofDesk {
  readonly page: Page;
  readonly network: BadNetwork;
  readonly scan: (codes: readonly string[]) => Promise<void>;
  readonly killAndRestart: () => Promise<void>;
  readonly endSession: () => Promise<void>;
}

const scanField = (page: Page) => page.getByRole("main").getByRole("textbox", { name: /^Scan/ });

const offline: Fault = {
  name: "offline",
  async happen({ network, scan }, fewCards) {
    await network.setOffline(true);
    await scan(fewCards);
    await network.setOffline(false);
  },
};

const kill: Fault = {
  name: "server killed",
  async happen({ scan, killAndRestart }, fewCards) {
    await Promise.all([killAndRestart(), scan(fewCards)]);
  },
};

const reload: Fault = {
  name: "reload",
  async happen({ page, network, scan }, fewCards) {
    network.cutOff(true);
    await scan(fewCards);
    await page.reload();
    network.cutOff(false);
    await expect(scanField(page)).toBeFocused(patience);
  },
};

const expiry: Fault = {
  name: "session expired",
  async happen({ page, network, scan, endSession }, fewCards) {
    // Without a network nobody hears of it until there are scans that wait.
    await network.setOffline(true);
    await scan(fewCards);
    await endSession();
    await network.setOffline(false);
    await expect(page).toHaveURL(/\/login$/, patience);
    await signInOn(page, clerk);
    await expect(scanField(page)).toBeFocused(patience);
  },
};

/** In an order that the seed decides; a killed server comes last, for it leaves the most waiting. */
function orderFaults(random: () => number): readonly Fault[] {
  const faults = [offline, offline, offline, offline, offline, kill, kill, reload, expiry];
  const ordered = faults
    .map((fault) => ({ fault, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ fault }) => fault);
  return [...ordered, kill];
}

/** How the computer is set while a card is scanned: each way comes every twelfth time. */
function chooseWay(code: string) {
  const place = serials.indexOf(code);
  return { layout: foreignLayouts[place % foreignLayouts.length] ?? "us", capsLock: place % 12 >= 6 };
}

async function scanAtPace(scan: Wedge, codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    const next = Date.now() + pace;
    await scan(code, chooseWay(code));
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - Date.now())));
  }
}

interface Passed {
  readonly name: string;
  readonly endedAt: number;
  /** The cards that had been scanned when it ended. */
  readonly scanned: readonly string[];
}

/** Scans every card; each fault comes while the last few of its part are scanned. */
async function scanThroughFaults(desk: ProofDesk, faults: readonly Fault[]): Promise<readonly Passed[]> {
  const part = cards / faults.length;
  const few = 8;
  const passed: Passed[] = [];
  for (const [index, { name, happen }] of faults.entries()) {
    const end = Math.round(part * (index + 1));
    await desk.scan(serials.slice(Math.round(part * index), end - few));
    await happen(desk, serials.slice(end - few, end));
    desk.network.noteFault();
    passed.push({ name, endedAt: Date.now(), scanned: serials.slice(0, end) });
    console.log(`${name}, after ${end} cards`);
  }
  return passed;
}

async function prove(browser: Browser, server: Awaited<ReturnType<typeof startServer>>): Promise<boolean> {
  const random = createPseudoRandom(seed);
  const session = await signIn(server.url, clerk);
  const { batch } = await session.send("POST", "/dispatch/batches", { destination_center_id: 6 });
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1366, height: 768 },
  });
  await session.takeTo(context);
  const complaints = watchConsole(context);
  const page = await context.newPage();
  const network = await spoilNetwork(page, random);
  await page.goto(`/dispatch/sending/${batch.id}`);
  await expect(scanField(page)).toBeFocused(patience);

  const wedge = await createWedge(page);
  const passed = await scanThroughFaults(
    {
      page,
      network,
      scan: (codes) => scanAtPace(wedge, codes),
      killAndRestart: server.killAndRestart,
      endSession: () => session.send("POST", "/auth/logout"),
    },
    orderFaults(random),
  );
  const main = page.getByRole("main");
  await expect(main.getByText(`${cards} cards`, { exact: true })).toBeVisible(patience);
  await expect(main.getByText(/waiting/i)).toHaveCount(0, patience);
  const drainedAt = Date.now();

  const seconds = (from: number, to: number) => Math.max(0, to - from) / 1000;
  const lastSaved = (scanned: readonly string[]) =>
    Math.max(...scanned.map((serial) => network.saved.get(serial) ?? 0));
  for (const { name, endedAt, scanned } of passed) {
    console.log(`${name}: saved ${seconds(endedAt, lastSaved(scanned)).toFixed(1)} s after it`);
  }
  const found: string[] = await page.evaluate(async (id) => {
    const answer = await (await fetch(`/api/dispatch/batches/sending/${id}`)).json();
    return answer.batch.cards.map((card: { serial_number: string }) => card.serial_number);
  }, batch.id);
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith("idd-scans")),
  );
  const duplicates = found.length - new Set(found).size;
  const isInOrder = found.join() === serials.join();
  const drained = seconds(network.lastFault(), drainedAt);
  const median =
    network.times.toSorted((one, other) => one - other)[Math.floor(network.times.length / 2)] ?? 0;
  console.log(
    `${network.aborted()} requests aborted, ${network.lost()} answers lost, half of the others within ${median.toFixed(0)} ms`,
  );
  console.log(`${found.length} of ${cards} cards, ${duplicates} twice, order ${isInOrder ? "kept" : "LOST"}`);
  console.log(`${kept.length} of the browser's keys hold scans`);
  console.log(`drained ${drained.toFixed(1)} s after the last fault`);
  if (complaints.length > 0) console.log(`The console says: ${complaints.join("; ")}`);
  return (
    found.length === cards &&
    duplicates === 0 &&
    isInOrder &&
    kept.length === 0 &&
    drained <= mostSeconds &&
    complaints.length === 0
  );
}

const start = performance.now();
await buildHost();
const server = await startServer();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
try {
  const isProven = await prove(browser, server);
  process.exitCode = isProven ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
}
const [load = 0] = loadavg();
console.log(
  `seed ${seed}, ${((performance.now() - start) / 1000).toFixed(0)} s, ${availableParallelism()} cores, load ${load.toFixed(0)}`,
);
