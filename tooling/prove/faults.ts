/**
 * Every screen under every fault of its server and its network, and what else goes wrong at a counter, in Chromium, on
 * the built host and a real server: the catalogue's text once, no white page, nothing busy for ever, the button usable
 * again, nothing typed lost. `npm run prove faults Login Dashboard` takes what is so called at its beginning.
 */
import { type Browser, chromium, type Page } from "playwright";
import { buildHost } from "../../apps/reference-host/e2e/build-host.ts";
import { startServer } from "../../apps/reference-host/e2e/server.ts";
import { browserArguments, findBrowser } from "../find-browser.ts";
import { desks } from "./faults/desks.ts";
import { listPlaces } from "./faults/every-place.ts";
import { faults } from "./faults/faults.ts";
import { handOverSituations } from "./faults/hand-over-situations.ts";
import { type Place, patience } from "./faults/place.ts";
import { repeats } from "./faults/repeats.ts";
import { type SignedIn, signIn } from "./faults/sign-in.ts";
import type { Situation } from "./faults/situation.ts";
import { watchConsole, watchNotices } from "./faults/watch-page.ts";

const wanted = process.argv.slice(2);
const isWanted = ({ name }: { readonly name: string }) =>
  wanted.length === 0 || wanted.some((beginning) => name.startsWith(beginning));

interface Outcome {
  readonly what: string;
  /** Nothing where it was as it has to be. */
  readonly complaint: string | undefined;
}

/** A window with a session in it, in which one page after the other is tried. */
interface Window {
  /** Tries a page; gives what was wrong with it, or what it said on the console. */
  readonly tryPage: (hold: (page: Page) => Promise<void>) => Promise<string | undefined>;
  readonly close: () => Promise<void>;
}

async function openWindow(browser: Browser, baseURL: string, session: SignedIn | undefined): Promise<Window> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1366, height: 768 } });
  const complaints = watchConsole(context);
  await context.clock.install();
  await watchNotices(context);
  await session?.takeTo(context);
  return {
    async tryPage(hold) {
      complaints.length = 0;
      const page = await context.newPage();
      page.setDefaultTimeout(patience.timeout);
      try {
        await hold(page);
        return complaints.length > 0 ? `The console says: ${complaints.join("; ")}` : undefined;
      } catch (error) {
        return [error, ...complaints].join("\n");
      } finally {
        // What this page kept is not for the next.
        await page.evaluate(() => localStorage.clear()).catch(() => undefined);
        await page.close();
      }
    },
    close: () => context.close(),
  };
}

/** Lets one place fail in every way. */
async function tryPlace(browser: Browser, url: string, place: Place): Promise<readonly Outcome[]> {
  const session = place.clerk && (await signIn(url, place.clerk));
  const path = typeof place.path === "string" ? place.path : session && (await place.path(session.send, url));
  if (path === undefined) throw new Error(`${place.name}: nobody is signed in who could make it ready.`);
  const window = await openWindow(browser, url, session);
  try {
    const outcomes: Outcome[] = [];
    for (const [turn, fault] of faults.entries()) {
      const trial = { path, fault, turn, isLast: turn === faults.length - 1 };
      outcomes.push({ what: fault.name, complaint: await window.tryPage((page) => place.hold(page, trial)) });
    }
    return outcomes;
  } finally {
    await window.close();
  }
}

/** Lets one situation come about. */
async function trySituation(
  browser: Browser,
  url: string,
  situation: Situation,
): Promise<readonly Outcome[]> {
  const session = situation.clerk && (await signIn(url, situation.clerk));
  const window = await openWindow(browser, url, session);
  try {
    const around = { url, ...(session && { session }) };
    const complaint = await window.tryPage((page) => situation.hold(page, around));
    return [{ what: situation.name, complaint }];
  } finally {
    await window.close();
  }
}

interface Task {
  readonly name: string;
  readonly run: (browser: Browser, url: string) => Promise<readonly Outcome[]>;
}

const todo: Task[] = [
  ...(await listPlaces()).map((place) => ({
    name: place.name,
    run: (browser: Browser, url: string) => tryPlace(browser, url, place),
  })),
  ...[...desks, ...repeats, ...handOverSituations].map((situation) => ({
    name: situation.name,
    run: (browser: Browser, url: string) => trySituation(browser, url, situation),
  })),
].filter(isWanted);

/** What a failed expectation says goes on and on. */
const mostLines = 12;
let passed = 0;
let failed = 0;

function report(name: string, outcomes: readonly Outcome[]): void {
  const wrong = outcomes.filter(({ complaint }) => complaint !== undefined);
  passed += outcomes.length - wrong.length;
  failed += wrong.length;
  console.log(
    `${wrong.length === 0 ? "✓" : "✗"} ${name}: ${outcomes.length - wrong.length} passed, ${wrong.length} failed`,
  );
  for (const { what, complaint } of wrong) {
    console.log(`    ${what}`);
    const lines = (complaint ?? "").trimEnd().split("\n");
    console.log(lines.slice(0, mostLines).join("\n").replaceAll(/^/gm, "        "));
  }
}

/** Does what is left to do, on one server. */
async function work(browser: Browser, url: string): Promise<void> {
  for (let next = todo.shift(); next; next = todo.shift()) {
    const { name, run } = next;
    const notReady = (error: unknown) => [{ what: "making it ready", complaint: String(error) }];
    report(name, await run(browser, url).catch(notReady));
  }
}

const start = performance.now();
await buildHost();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
const servers: Awaited<ReturnType<typeof startServer>>[] = [];
try {
  // Most of the time goes by in waiting, so two servers and their windows share a machine of two cores. One after the
  // other, because each looks for a free port.
  for (let count = 0; count < 2; count += 1) servers.push(await startServer());
  await Promise.all(servers.map(({ url }) => work(browser, url)));
} finally {
  for (const server of servers) await server.stop();
  await browser.close();
}
console.log(`${((performance.now() - start) / 1000).toFixed(0)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
