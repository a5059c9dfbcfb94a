import { daysInTransit } from "@id-desk/core";
import type { Page } from "playwright";
import { expect } from "playwright/test";
import { faults } from "./faults.ts";
import { expectSettled, expectSignInPage, failCall, patience } from "./place.ts";
import { signInOn } from "./sign-in.ts";
import type { Around, Situation } from "./situation.ts";
import { readNotices } from "./watch-page.ts";

const sender = { username: "clerk.male", center: 1 };
const typed = "The seal was broken when it came.";
/** What happens in one tab is seen in the others within this time. */
const aSecond = { timeout: 1000 };

const dialog = (page: Page) => page.locator('[data-idd-part="dialog"]');
const notes = (page: Page) => dialog(page).getByRole("textbox", { name: "Notes" });
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** Everything that the browser holds of a page. */
const readTraces = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      document.documentElement.outerHTML,
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      [...document.querySelectorAll("input, textarea")].map((field) => (field as HTMLInputElement).value),
    ]),
  );

async function typeNote(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("main").getByRole("button", { name: "Add note" }).click();
  await notes(page).fill(typed);
}

/** Lets a session end in the middle of a note. */
async function loseSession(page: Page, path: string): Promise<void> {
  const unauthenticated = faults.find(({ signsOut }) => signsOut);
  if (!unauthenticated) throw new Error("No fault ends the session.");
  await typeNote(page, path);
  const held = await failCall(page, { method: "PATCH", path: /\/addnote$/ }, unauthenticated);
  await dialog(page).getByRole("button", { name: "Add note" }).click();
  await expectSignInPage(page);
  await expect.poll(() => readNotices(page), patience).toEqual([unauthenticated.words]);
  expect(await readTraces(page)).not.toContain(typed);
  await held.letGo();
}

/** A morning's work: signs in, looks at a list, scans a card, signs out. */
async function work(page: Page, serial: string): Promise<void> {
  const main = page.getByRole("main");
  await page.goto("/login");
  await signInOn(page, sender);
  await expect(heading(page, "Dashboard")).toBeVisible(patience);
  await page
    .getByRole("navigation", { name: "Main navigation" })
    .getByRole("link", { name: "Sending" })
    .click();
  await main.getByRole("button", { name: "New batch" }).first().click();
  await dialog(page).getByRole("combobox", { name: "Destination" }).fill("HDh. Kulhudhuffushi");
  await page
    .getByRole("option", { name: /HDh\. Kulhudhuffushi/ })
    .first()
    .click();
  await dialog(page).getByRole("button", { name: "Create batch" }).click();
  const field = main.getByRole("textbox", { name: /^Scan/ });
  await field.fill(serial);
  await field.press("Enter");
  await expect(main.getByText("1 saved since you opened this page", { exact: true })).toBeVisible(patience);
  await expectSettled(page);
  await expect.poll(() => readNotices(page), patience).toEqual(["Batch created."]);
  await page.getByRole("banner").getByRole("button", { name: "Aishath Shareef" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expectSignInPage(page);
}

const day = 24 * 3_600_000;

/** The registry's dates stay what they are while this computer's clock is wrong, and nobody is signed out by it. */
async function workAt(page: Page, { session }: Around, offset: number): Promise<void> {
  const now = Date.now();
  await page.clock.setSystemTime(now + offset);
  await page.goto("/");
  const today = new Intl.DateTimeFormat("en-US", { timeZone: "Indian/Maldives", dateStyle: "medium" });
  const asOf = page.getByText(/^As of/);
  await expect(asOf).toBeVisible(patience);
  // Midnight may pass while it runs.
  expect([now, Date.now()].map((at) => today.format(at))).toContain(
    /[A-Z][a-z]{2} \d{1,2}, \d{4}/.exec((await asOf.textContent()) ?? "")?.[0],
  );
  await page.goto("/dispatch/sending/3");
  const before = await session?.send("GET", "/dispatch/batches/sending/3");
  const days = [now, Date.now()].map((at) => daysInTransit(before.batch, { now: new Date(at) }));
  await expect(page.getByText(new RegExp(`^(${days.join("|")}) days in transit$`))).toBeVisible(patience);
  await page.clock.fastForward(120_000);
  await expectSettled(page);
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole("main").getByRole("button", { name: "Add note" }).click();
  await notes(page).fill(`${typed} ${offset}`);
  await dialog(page).getByRole("button", { name: "Add note" }).click();
  await expect(dialog(page)).toHaveCount(0, patience);
  const answer = await session?.send("GET", "/dispatch/batches/sending/3");
  expect(JSON.stringify(answer.batch.notes)).toContain(`${typed} ${offset}`);
  await expect.poll(() => readNotices(page), patience).toEqual(["Note added."]);
}

/** What goes wrong with the session, the computer and what was to be loaded. */
export const desks: readonly Situation[] = [
  {
    name: "A 401 in the middle of a form: the same user finds it again as it was typed",
    clerk: sender,
    async hold(page) {
      await loseSession(page, "/dispatch/sending/2");
      await signInOn(page, sender);
      await expect(notes(page)).toHaveValue(typed, patience);
      await dialog(page).getByRole("button", { name: "Add note" }).click();
      await expect(dialog(page)).toHaveCount(0, patience);
      await expect(page.getByRole("main").getByText(typed).first()).toBeVisible(patience);
      await expectSettled(page);
    },
  },
  {
    name: "A 401 in the middle of a form: nobody else sees it",
    clerk: sender,
    async hold(page) {
      const path = "/dispatch/sending/1";
      await loseSession(page, path);
      await signInOn(page, { username: "super", center: 1 });
      await expect(heading(page, "Dashboard")).toBeVisible(patience);
      expect(await readTraces(page)).not.toContain(typed);
      await page.goto(path);
      await expect(heading(page, /Batch DB-/)).toBeVisible(patience);
      await expect(dialog(page)).toHaveCount(0);
      expect(await readTraces(page)).not.toContain(typed);
    },
  },
  {
    name: "A session that ends in another tab ends here within a second, and leaves nothing",
    clerk: sender,
    async hold(page, { url }) {
      await typeNote(page, "/dispatch/sending/2");
      const other = await page.context().newPage();
      await other.goto(`${url}/resources`);
      await other.getByRole("banner").getByRole("button", { name: "Aishath Shareef" }).click();
      await other.getByRole("menuitem", { name: "Logout" }).click();
      await expectSignInPage(other);
      await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible(aSecond);
      await expect(page.getByText("You have been signed out in another window.")).toBeVisible(patience);
      await expectSettled(page);
      const traces = await readTraces(page);
      for (const trace of [typed, "Aishath Shareef", "clerk.male", "DNR Head Office"])
        expect(traces).not.toContain(trace);
    },
  },
  {
    name: "A browser that forbids its storage",
    async hold(page) {
      await page.addInitScript(() => {
        const forbid = () => {
          throw new DOMException("The storage is switched off.", "SecurityError");
        };
        for (const name of ["localStorage", "sessionStorage"])
          Object.defineProperty(window, name, { get: forbid, configurable: true });
      });
      await work(page, "SN0000691");
    },
  },
  {
    name: "A browser whose storage is full",
    async hold(page) {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("There is no room.", "QuotaExceededError");
        };
      });
      await work(page, "SN0000692");
    },
  },
  {
    name: "A computer whose clock is a day ahead",
    clerk: sender,
    hold: (page, around) => workAt(page, around, day),
  },
  {
    name: "A computer whose clock is a day behind",
    clerk: sender,
    hold: (page, around) => workAt(page, around, -day),
  },
  {
    name: "A page whose code does not come is said to be missing, and comes when it is loaded anew",
    clerk: sender,
    async hold(page) {
      await page.goto("/resources");
      await expect(heading(page, "Resources")).toBeVisible(patience);
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort("internetdisconnected"));
      const menu = page.getByRole("navigation", { name: "Main navigation" });
      await menu.getByRole("link", { name: "Sending" }).click();
      await expect(heading(page, "Something went wrong on this page.")).toBeVisible(patience);
      await expectSettled(page);
      await page.unroute(/\/assets\/.*\.js$/);
      await page.getByRole("main").getByRole("button", { name: "Reload the page" }).click();
      await expect(heading(page, "Sending")).toBeVisible(patience);
    },
  },
  {
    name: "An address without an ID number asks nothing about a person, and is mended on the page",
    clerk: sender,
    async hold(page) {
      const asked: string[] = [];
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith("/api/applications/")) asked.push(pathname);
      });
      await page.goto("/applications/status/A12");
      const main = page.getByRole("main");
      await expect(main.getByText("Invalid ID Number").first()).toBeVisible(patience);
      await expectSettled(page);
      expect(asked).toEqual([]);
      const field = main.getByRole("searchbox", { name: "ID number" });
      await field.fill("A105001");
      await field.press("Enter");
      await expect(main.getByText("A105001").first()).toBeVisible(patience);
      await expectSettled(page);
      expect(asked).toContain("/api/applications/dnr/status/A105001");
      expect(await readNotices(page)).toEqual([]);
    },
  },
];
