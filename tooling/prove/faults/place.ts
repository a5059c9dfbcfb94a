import type { Page, Request } from "playwright";
import { expect } from "playwright/test";
import type { Fault } from "./faults.ts";
import type { Clerk, Send } from "./sign-in.ts";
import { readNotices } from "./watch-page.ts";

/** One call of one screen, which is made to fail in every way. */
export interface Place {
  readonly name: string;
  /** Who is at the desk; nobody where it is left out. */
  readonly clerk?: Clerk | undefined;
  /** Where the screen is, or what makes it so that the call can be made and says where that is. */
  readonly path: string | ((send: Send, url: string) => Promise<string>);
  /** Lets the call fail and rejects with what staff would complain of. */
  readonly hold: (page: Page, trial: Trial) => Promise<void>;
}

/** One fault at one place. */
export interface Trial {
  readonly path: string;
  readonly fault: Fault;
  /** Which of the faults it is, from 0. */
  readonly turn: number;
  /** The last of the faults: what can be done only once is done after it. */
  readonly isLast: boolean;
}

/** A call by its method and by its path with the query. */
export interface Call {
  readonly method: string;
  readonly path: RegExp;
}

/** What comes at all comes within this time, also on a busy machine. */
export const patience = { timeout: 20_000, intervals: [50] };

/** Longer than any request may take, and than one may that carries files. */
const timeLimits = { usual: 31_000, files: 301_000 };

/** A call that fails until it is let go. */
export interface HeldCall {
  readonly requests: readonly Request[];
  /** Calls of the page that are not made to fail and have not been answered yet. */
  readonly others: ReadonlySet<Request>;
  readonly letGo: () => Promise<void>;
}

/** Makes a call of a page fail. */
export async function failCall(page: Page, call: Call, { answer }: Pick<Fault, "answer">): Promise<HeldCall> {
  const requests: Request[] = [];
  const isMeant = ({ pathname, search }: URL) =>
    pathname.startsWith("/api/") && call.path.test(pathname + search);
  const others = new Set<Request>();
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith("/api/") && !isMeant(url)) others.add(request);
  });
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", (request) => others.delete(request));
  await page.route(isMeant, async (route) => {
    if (route.request().method() !== call.method) return route.fallback();
    requests.push(route.request());
    await answer(route);
  });
  return { requests, others, letGo: () => page.unroute(isMeant) };
}

/** Lets the time pass that a hanging call may take; calls that are made one after the other take it again. */
export async function waitOut(
  page: Page,
  { requests, others }: HeldCall,
  calls: number,
  kind: keyof typeof timeLimits = "usual",
): Promise<void> {
  await expect.poll(() => requests.length, patience).toBeGreaterThan(0);
  for (let passed = 0; passed < calls; passed += 1) {
    await expect.poll(() => requests.length, patience).toBeGreaterThan(passed);
    // The time passes for every call; those that are answered must not run out of it too.
    await expect.poll(() => others.size, patience).toBe(0);
    await page.clock.fastForward(timeLimits[kind]);
  }
}

/** The catalogue's text is told, and nothing else. */
export async function expectTold(page: Page, words: string): Promise<void> {
  await expect.poll(() => readNotices(page), patience).toEqual([words]);
}

/** The page is neither white nor waiting for anything. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible(patience);
  await expect(page.locator('[aria-busy="true"], [data-pending]')).toHaveCount(0, patience);
}

/** The sign-in page stands there and can be used. */
export async function expectSignInPage(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login$/, patience);
  await expect(page.getByRole("button", { name: "Sign in" })).toBeEnabled(patience);
  await expectSettled(page);
}
