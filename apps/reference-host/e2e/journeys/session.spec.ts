import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { Desk } from "../pages/Desk.ts";

const headOffice = "DNR Head Office";
const hulhumale = /Hulhumalé Phase 1/;
const fullname = "Aishath Shareef";
/** Opens one more tab in the same browser. */
async function openTab(desk: Desk, path: string): Promise<Desk> {
  const tab = new Desk(await desk.page.context().newPage(), desk.url);
  await tab.page.addInitScript(letLongTimersBeDropped);
  await tab.open(path);
  await tab.waitUntilWatched();
  return tab;
}

/** In a page: once `dropsLongTimers` is set, nothing happens that was put off for longer than a second. */
function letLongTimersBeDropped(): void {
  for (const name of ["setTimeout", "setInterval"] as const) {
    const begin = window[name].bind(window) as (run: () => void, delay?: number) => number;
    const put = (run: (...rest: unknown[]) => void, delay = 0, ...rest: unknown[]) =>
      begin(() => {
        if (delay <= 1000 || !("dropsLongTimers" in window)) run(...rest);
      }, delay);
    Object.assign(window, { [name]: put });
  }
}

/** What such a tab shows after this it shows within a second of its own, on a computer as slow as may be. */
async function dropLongTimers({ page }: Desk): Promise<void> {
  await page.evaluate(() => Object.assign(window, { dropsLongTimers: true }));
}

/** Everything that the browser holds of a page: what is painted, kept and remembered. */
async function readTraces({ page }: Desk): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      document.documentElement.outerHTML,
      document.title,
      location.href,
      history.state,
      { ...localStorage },
      { ...sessionStorage },
      [...document.querySelectorAll("input, textarea")].map((field) => (field as HTMLInputElement).value),
    ]),
  );
}

/** How many sessions a browser has; its other cookie tells that somebody has signed in there, and stays. */
const countSessions = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name.endsWith("_session")).length;

test("A logout in one tab signs every tab out within a second, and leaves nothing that names the user in the browser [SESS-03] [TOP-08]", async ({
  desk,
}) => {
  await desk.signInAt("clerk.male", headOffice);
  const { batchNo } = await desk.newBatch("HDh. Kulhudhuffushi");
  await desk.scanField.focus();
  await desk.scan("SN0000640");
  await expect(desk.row("SN0000640")).toBeVisible();
  const other = await openTab(desk, "/dispatch/sending");
  await expect(other.main.getByText(batchNo)).toBeVisible();
  const path = new URL(desk.page.url()).pathname;

  await dropLongTimers(other);
  await desk.signOut(fullname);
  await expect(other.main.getByRole("button", { name: "Sign in" })).toBeVisible();
  await expect(other.main.getByText("You have been signed out in another window.")).toBeVisible();

  for (const tab of [desk, other]) {
    await expect(tab.page).toHaveURL(`${desk.url}/login`);
    await expect(tab.page).toHaveTitle("Sign in – ID Card Services");
    const traces = await readTraces(tab);
    for (const trace of [fullname, "clerk.male", batchNo, "SN0000640", headOffice, "Kulhudhuffushi"])
      expect(traces).not.toContain(trace);
  }
  expect(await countSessions(desk.page.context())).toBe(0);
  expect(JSON.stringify(await desk.page.context().cookies())).not.toContain("clerk");

  await desk.page.goBack();
  await expect(desk.page).toHaveURL(`${desk.url}/login`);
  await expect(desk.main.getByRole("button", { name: "Sign in" })).toBeVisible();
  expect(await readTraces(desk)).not.toContain(batchNo);
  await desk.open(path);
  await expect(desk.page).toHaveURL(`${desk.url}/login`);
  expect(await readTraces(desk)).not.toContain(batchNo);
});

/**
 * Holds what a page asks of a batch's cards and changes, each with the cookie that it began with, until it is let go.
 */
async function holdBatchRequests(desk: Desk): Promise<{ readonly sent: () => string[]; letGo: () => void }> {
  const gate = Promise.withResolvers<void>();
  const sent: string[] = [];
  let isOpen = false;
  const isOfBatch = ({ pathname }: URL) => /\/batches\/\d+\/(cards|changes)$/.test(pathname);
  await desk.page.route(isOfBatch, async (route) => {
    if (isOpen) return route.fallback();
    const request = route.request();
    const headers = { ...request.headers(), cookie: await desk.readCookies() };
    sent.push(request.method());
    await gate.promise;
    // The browser itself would send the cookie that it has by then.
    const answer = await fetch(request.url(), {
      method: request.method(),
      headers,
      body: request.postData(),
    });
    const contentType = answer.headers.get("Content-Type") ?? "";
    // The page may have given it up by then.
    await route
      .fulfill({ status: answer.status, contentType, body: await answer.text() })
      .catch(() => undefined);
  });
  return {
    sent: () => sent,
    letGo() {
      isOpen = true;
      gate.resolve();
    },
  };
}

/** Notes in a page whether it ever says that a session has ended, for however short a time. */
async function noteEndings(page: Page): Promise<() => Promise<string[]>> {
  const noted = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const look = () => {
      const found = /[^\n]*(session has ended|Authentication error)[^\n]*/.exec(
        document.body.textContent ?? "",
      );
      if (found) seen.push(found[0]);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    return seen;
  });
  return () => noted.evaluate((seen) => seen);
}

test("A new password in the middle of scanning signs no tab out and loses no card, and a logout there says nothing but itself [SESS-03] [SESS-04]", async ({
  desk,
}) => {
  const passwords = ["Counter-2026!", "Island-2027!", "Harbour-2028!", "Counter-2026!"] as const;
  await desk.startSession("clerk.male", headOffice);
  const { id } = await desk.newBatch("HDh. Kulhudhuffushi");
  await desk.waitUntilWatched();
  const other = await openTab(desk, `/dispatch/sending/${id}`);
  const readEndings = [await noteEndings(desk.page), await noteEndings(other.page)];
  const serials: string[] = [];

  for (const [round, password] of passwords.slice(1).entries()) {
    const held = [await holdBatchRequests(desk), await holdBatchRequests(other)];
    await desk.page.bringToFront();
    await desk.scanField.focus();
    for (const place of [0, 1]) {
      const serial = `SN000062${round * 2 + place}`;
      serials.push(serial);
      await desk.scan(serial);
    }
    await expect.poll(() => held[0]?.sent().toSorted().slice(-2)).toEqual(["POST", "POST"]);
    await desk.page.getByRole("button", { name: fullname }).click();
    await desk.page.getByRole("menuitem", { name: "Change Password" }).click();
    await desk.dialog.getByLabel("Current password", { exact: true }).fill(passwords[round] ?? "");
    await desk.dialog.getByLabel("New password", { exact: true }).fill(password);
    await desk.dialog.getByLabel(/^(Confirm|New password confirmation)/).fill(password);
    const changed = desk.page.waitForResponse("**/auth/password-update");
    await desk.page.keyboard.press("Enter");
    expect((await changed).status()).toBe(200);
    for (const { letGo } of held) letGo();
    await expect(desk.dialog).toBeHidden();
    for (const serial of serials) await expect(desk.row(serial)).toContainText("Packed");
  }
  expect(await desk.readSerials(id)).toEqual(serials);
  await expect(other.row(serials.at(-1) ?? "")).toBeVisible();
  await expect(other.scanField).toBeVisible();

  const held = await holdBatchRequests(desk);
  await expect.poll(() => held.sent().length).toBeGreaterThan(0);
  const answered = desk.page.waitForResponse("**/auth/logout");
  await desk.page.getByRole("button", { name: fullname }).click();
  await desk.page.getByRole("menuitem", { name: "Logout" }).click();
  await answered;
  held.letGo();
  await expect(desk.main.getByRole("button", { name: "Sign in" })).toBeVisible();
  await expect(other.main.getByText("You have been signed out in another window.")).toBeVisible();
  for (const read of readEndings) expect(await read()).toEqual([]);
});

test("A logout that the server could not be told is told before the page lets anybody in again [SESS-03] [TOP-08]", async ({
  desk,
}) => {
  await desk.signInAt("clerk.male", headOffice);
  await desk.page.route("**/api/auth/logout", (route) => route.abort());
  await desk.signOut(fullname);
  await expect(desk.main.getByRole("button", { name: "Sign in" })).toBeVisible();

  // The browser still has the cookie; while the server cannot be told, it lets nobody in.
  await desk.open("/dispatch/sending");
  await expect(desk.main.getByRole("button", { name: "Sign in" })).toBeVisible();
  expect(await countSessions(desk.page.context())).toBe(1);

  await desk.page.unroute("**/api/auth/logout");
  const told = desk.page.waitForResponse("**/api/auth/logout");
  await desk.page.reload();
  expect((await told).status()).toBe(200);
  await expect(desk.main.getByRole("button", { name: "Sign in" })).toBeVisible();
  expect(await countSessions(desk.page.context())).toBe(0);
  expect(await readTraces(desk)).not.toContain("idd-owed-logout");

  await desk.signInAt("clerk.male", headOffice);
});

test("A change of centre stops every other tab within a second until it is loaded again [SHELL-10] [CALL-04]", async ({
  desk,
}) => {
  await desk.startSession("clerk.male", headOffice);
  const other = await openTab(desk, "/dispatch/sending");
  await expect(other.heading).toHaveText("Sending");
  await desk.open("/switch-center");
  await dropLongTimers(other);
  await desk.selectCenter(hulhumale);

  await expect(other.dialog).toBeVisible();
  await expect(other.dialog).toContainText(
    /The centre was changed to Hulhumalé Phase 1.* in another window\.\s*Reload to continue\./,
  );
  await expect(other.dialog.getByRole("button")).toHaveText(["Reload"]);
  await expect(other.dialog.getByRole("button", { name: "Reload" })).toBeFocused();
  await other.page.keyboard.press("Escape");
  await other.page.mouse.click(5, 5);
  await expect(other.dialog).toBeVisible();
  await expect(desk.dialog).toBeHidden();

  await other.dialog.getByRole("button", { name: "Reload" }).click();
  await expect(other.page.getByText(hulhumale).first()).toBeVisible();
  await expect(other.dialog).toBeHidden();
  await expect(other.heading).toHaveText("Sending");
});

test("A tab that nobody told is refused by the server, writes nothing for a centre that it does not show, and says so once [CALL-11]", async ({
  desk,
}) => {
  await desk.startSession("clerk.male", headOffice);
  const other = new Desk(await desk.page.context().newPage(), desk.url);
  await other.page.addInitScript(() => Reflect.deleteProperty(window, "BroadcastChannel"));
  await other.open("/dispatch/sending");
  await other.main.getByRole("button", { name: "New batch" }).click();
  await other.dialog.getByRole("combobox", { name: "Destination" }).fill("HDh. Kulhudhuffushi");
  await other.page
    .getByRole("option", { name: /HDh. Kulhudhuffushi/ })
    .first()
    .click();
  await desk.open("/switch-center");
  await desk.selectCenter(hulhumale);
  const countBatches = () =>
    desk.page.evaluate(async () => {
      const answer = await fetch("/api/dispatch/batches/sending?status=all");
      return ((await answer.json()) as { meta: { total: number } }).meta.total;
    });
  const before = await countBatches();

  const answered = other.page.waitForResponse("**/api/dispatch/batches");
  await other.dialog.getByRole("button", { name: "Create batch" }).click();
  const answer = await answered;
  expect([answer.status(), answer.request().headers()["x-center-id"]]).toEqual([409, "1"]);
  await expect(other.page.getByRole("alertdialog")).toContainText("in another window");
  expect(await countBatches()).toBe(before);
  await other.page.getByRole("button", { name: "Reload" }).click();
  await expect(other.page.getByText(hulhumale).first()).toBeVisible();
});

test("Nobody's session outlives their work: a warning after 13 minutes and the end after 15, in every tab and at the server; the same user is back at the same centre", async ({
  desk,
}) => {
  const { clock } = desk.page.context();
  await clock.install();
  await desk.startSession("clerk.male", headOffice);
  await desk.open("/dispatch/sending?status=dispatched");
  await expect(desk.heading).toHaveText("Sending");
  await desk.waitUntilWatched();
  const other = await openTab(desk, "/dispatch/receiving");
  await expect(other.heading).toHaveText("Receiving");
  const warned = /^You will be signed out in \d:\d\d$/;

  await clock.runFor("13:05");
  for (const tab of [desk, other])
    await expect(tab.page.getByRole("alertdialog", { name: warned })).toBeVisible();
  await expect(desk.dialog.getByRole("button", { name: "Stay signed in" })).toBeFocused();
  const asked = desk.page.waitForRequest("**/api/auth/user");
  await desk.page.keyboard.press("Enter");
  expect((await asked).headers()["x-background"]).toBeUndefined();
  for (const tab of [desk, other]) await expect(tab.dialog).toBeHidden();

  await clock.runFor("14:05");
  await expect(other.dialog.locator('[aria-live="assertive"]')).toHaveText(
    "You will be signed out in 1 minute.",
  );
  await clock.runFor("00:30");
  await expect(other.dialog.locator('[aria-live="assertive"]')).toHaveText(
    "You will be signed out in 30 seconds.",
  );
  await clock.runFor("00:30");
  for (const tab of [desk, other]) {
    await expect(tab.page).toHaveURL(`${desk.url}/login`);
    await expect(tab.main.getByText("You have been signed out because you were inactive.")).toBeVisible();
    expect(await readTraces(tab)).not.toContain(fullname);
  }
  await expect.poll(() => countSessions(desk.page.context())).toBe(0);
  await other.open("/dispatch/receiving");
  await expect(other.page).toHaveURL(`${desk.url}/login`);

  await desk.signIn("clerk.male");
  await expect(desk.heading).toHaveText("Sending");
  await expect(desk.page).toHaveURL(`${desk.url}/dispatch/sending?status=dispatched`);
});

test("A clock that is set a day ahead signs nobody out; a computer that has slept does", async ({ desk }) => {
  const { clock } = desk.page.context();
  await clock.install();
  await desk.startSession("clerk.male", headOffice);
  await desk.open("/dispatch/sending");
  await expect(desk.heading).toHaveText("Sending");
  await desk.waitUntilWatched();
  await clock.setSystemTime(Date.now() + 24 * 3_600_000);
  // The answer is waited for before the page's time goes on: ten seconds of it without one count as a silent server.
  const asked = desk.page.waitForResponse("**/api/auth/user");
  // A movement counts as work once in a second of the page's time.
  await clock.runFor("00:01");
  await desk.page.mouse.move(300, 200);
  expect((await (await asked).request().allHeaders())["x-background"]).toBe("1");
  await clock.runFor("00:31");
  await expect(desk.dialog).toBeHidden();
  await expect(desk.heading).toHaveText("Sending");

  // While a computer sleeps only the time of day goes on, its own and the server's.
  const slept = 20 * 60_000;
  await desk.page.route("**/api/auth/user", async (route) => {
    const response = await route.fetch();
    const date = new Date(Date.parse(response.headers().date ?? "") + slept).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
  await clock.setSystemTime(Date.now() + 24 * 3_600_000 + slept);
  await desk.page.mouse.move(300, 300);
  await expect(desk.main.getByText("You have been signed out because you were inactive.")).toBeVisible();
});

test("A session that ends in the middle of the work is told once, in every tab, and only the same user comes back to the page [SESS-04] [ERR-02]", async ({
  desk,
}) => {
  await desk.startSession("clerk.male", headOffice);
  const other = await openTab(desk, "/dispatch/receiving");
  await expect(other.heading).toHaveText("Receiving");
  await desk.open("/dispatch/sending?status=all");
  await expect(desk.heading).toHaveText("Sending");
  await desk.main.getByRole("button", { name: "New batch" }).click();
  await desk.dialog.getByRole("button", { name: "More" }).click();
  await desk.dialog.getByRole("textbox", { name: /^Notes/ }).fill("Half a sentence");
  await desk.dialog.getByRole("combobox", { name: "Destination" }).fill("HDh. Kulhudhuffushi");
  await desk.page
    .getByRole("option", { name: /HDh. Kulhudhuffushi/ })
    .first()
    .click();
  await desk.page.context().clearCookies();
  await dropLongTimers(other);
  await desk.dialog.getByRole("button", { name: "Create batch" }).click();

  await expect(desk.page).toHaveURL(`${desk.url}/login`);
  await expect(desk.page.getByText("Authentication error. Logging out.")).toHaveCount(1);
  await expect(other.main.getByText("Your session has ended. Sign in again to go on.")).toBeVisible();
  expect(await readTraces(desk)).not.toContain("Half a sentence");

  await desk.signIn("super");
  await desk.selectCenter(headOffice);
  await expect(desk.heading).toHaveText("Dashboard");
  expect(await readTraces(desk)).not.toContain("Half a sentence");
});
