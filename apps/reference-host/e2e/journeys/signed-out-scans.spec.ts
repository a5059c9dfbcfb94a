import type { BrowserContext } from "@playwright/test";
import { signInDirectly } from "../colleague.ts";
import { demonstrationPassword, expect, test } from "../journey.ts";
import { Desk } from "../pages/Desk.ts";
import type { WedgeOptions } from "../wedge.ts";

const headOffice = "DNR Head Office";
const user = "clerk.male";

/** Serial numbers of cards that are in no batch, from this one on. */
const serialsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, place) => `SN${String(first + place).padStart(7, "0")}`);

/** Everything that a browser sends to sign somebody in. */
function listenToSignIns(context: BrowserContext): string[] {
  const bodies: string[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith("/auth/login")) bodies.push(request.postData() ?? "");
  });
  return bodies;
}

/** The serial numbers that the batch's page says are not recorded. */
const readMissed = (desk: Desk) =>
  desk.main.locator('[data-idd-part="missed-scans"]').getByRole("listitem").allTextContents();

/** In a page: keys keep their own times, where the page's clock is one that a journey winds. */
function keepTimesOfKeys(): void {
  const own = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp");
  if (own) Object.defineProperty(KeyboardEvent.prototype, "timeStamp", own);
}

/** Packs two cards, and gives what goes on scanning whatever happens to the page. */
async function pack(desk: Desk, first: number) {
  await desk.startSession(user, headOffice);
  const { id } = await desk.newBatch("HDh. Kulhudhuffushi");
  await expect(desk.scanField).toBeFocused();
  await desk.waitUntilWatched();
  const signIns = listenToSignIns(desk.page.context());
  const serials = serialsFrom(first, 20);
  const scanned: string[] = [];
  const scan = async (count: number, options?: WedgeOptions) => {
    for (const serial of serials.slice(scanned.length, scanned.length + count)) {
      scanned.push(serial);
      await desk.scan(serial, options);
    }
  };
  await scan(2);
  await expect(desk.main.getByText("2 saved since you opened this page")).toBeVisible();
  return { id, signIns, scan, scanned };
}

type Packed = Awaited<ReturnType<typeof pack>>;

/** On the sign-in page two more cards are scanned, into both of its fields; nothing of them stays there. */
async function scanIntoSignIn(desk: Desk, { scan, scanned, signIns }: Packed): Promise<void> {
  await expect(desk.page).toHaveURL(`${desk.url}/login`);
  const fields = [desk.main.getByLabel("Username"), desk.main.getByLabel("Password", { exact: true })];
  for (const [place, field] of fields.entries()) {
    await field.focus();
    await scan(1, { layout: place === 0 ? "us" : "dhivehi", end: place === 0 ? "Enter" : "Tab" });
    await expect(
      desk.page.getByText(`Not recorded: you are signed out. Scan ${scanned.at(-1)} again after signing in.`),
    ).toBeVisible();
    await expect(field).toBeFocused();
    for (const each of fields) await expect(each).toHaveValue("");
  }
  expect(signIns).toEqual([]);
}

/** How the same user comes back. */
interface ComingBack {
  readonly password?: string;
  readonly isLedBack?: boolean;
  /** The session expired or was idle for too long. After signing in again the user has the same centre. */
  readonly isCenterKept?: boolean;
}

/** The same user is back: each card is in the batch, or listed as not recorded and in the batch once scanned again. */
async function expectAllTold(
  desk: Desk,
  { id, signIns, scanned }: Packed,
  { password, isLedBack = true, isCenterKept = true }: ComingBack = {},
) {
  await desk.signIn(user, password);
  if (isLedBack && !isCenterKept) await desk.chooseCenter(headOffice);
  if (!isLedBack) {
    await desk.selectCenter(headOffice);
    await desk.open(`/dispatch/sending/${id}`);
  }
  await expect(desk.scanField).toBeFocused();
  await expect(desk.main.getByText(/waiting/i)).toHaveCount(0);
  await expect.poll(() => readMissed(desk)).toEqual(expect.arrayContaining(scanned.slice(-2)));
  const missed = await readMissed(desk);
  const recorded = await desk.readSerials(id);
  expect([...recorded, ...missed].toSorted()).toEqual(scanned.toSorted());
  for (const serial of missed) await desk.scan(serial);
  await expect(desk.main.getByText(`${scanned.length} cards`, { exact: true })).toBeVisible();
  expect(await readMissed(desk)).toEqual([]);
  expect(signIns).toEqual([JSON.stringify({ username: user, password: password ?? demonstrationPassword })]);
  expect(
    await desk.page.evaluate(() => Object.keys(localStorage).filter((key) => /scans/.test(key))),
  ).toEqual([]);
}

test("A session that the server ends in the middle of scanning loses no card and sends none as a sign-in", async ({
  desk,
}) => {
  const packed = await pack(desk, 151);
  await Promise.all([packed.scan(10), desk.endSession()]);
  // The first of these finds the page that is on its way out, or the sign-in page.
  await packed.scan(3);
  await scanIntoSignIn(desk, packed);
  await expectAllTold(desk, packed);
});

test("A session that ends because nobody works tells of the cards that are scanned under its warning and after it", async ({
  desk,
}) => {
  const { clock } = desk.page.context();
  await desk.page.addInitScript(keepTimesOfKeys);
  await clock.install();
  const packed = await pack(desk, 171);
  await clock.runFor("13:05");
  await expect(desk.page.getByRole("alertdialog")).toBeVisible();
  await packed.scan(2);
  await expect(desk.page.getByRole("alertdialog")).toBeVisible();
  await clock.runFor("02:00");
  await scanIntoSignIn(desk, packed);
  await expectAllTold(desk, packed);
});

test("A logout in another tab in the middle of scanning leaves every card recorded or told", async ({
  desk,
}) => {
  const packed = await pack(desk, 191);
  const other = new Desk(await desk.page.context().newPage(), desk.url);
  await other.open("/dispatch/sending");
  await expect(other.heading).toBeVisible();
  const asked = Promise.withResolvers<void>();
  const [mayEnd, mayTell] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ended = Promise.withResolvers<void>();
  await other.page.route("**/api/auth/logout", async (route) => {
    asked.resolve();
    await mayEnd.promise;
    const response = await route.fetch();
    ended.resolve();
    await mayTell.promise;
    await route.fulfill({ response });
  });
  await other.page.getByRole("button", { name: "Aishath Shareef" }).click();
  await other.page.getByRole("menuitem", { name: "Logout" }).click();
  await asked.promise;
  await desk.page.bringToFront();
  await packed.scan(3);
  mayEnd.resolve();
  await ended.promise;
  await packed.scan(3);
  mayTell.resolve();
  await expect(other.page).toHaveURL(`${desk.url}/login`);
  await scanIntoSignIn(desk, packed);
  // After a logout nobody is led back to where they were.
  await expectAllTold(desk, packed, { isLedBack: false });
});

test("A new password on another computer ends the session in the middle of scanning, and no card is lost", async ({
  desk,
  server,
}) => {
  const packed = await pack(desk, 211);
  const elsewhere = await signInDirectly(server, user);
  const next = "Another-2026!";
  const change = (current_password: string, new_password: string, by = elsewhere) =>
    by.send(
      "POST",
      "/auth/password-update",
      JSON.stringify({ current_password, new_password, new_password_confirm: new_password }),
    );
  const [changed] = await Promise.all([change(demonstrationPassword, next), packed.scan(10)]);
  expect(changed.ok).toBe(true);
  await packed.scan(3);
  await scanIntoSignIn(desk, packed);
  await expectAllTold(desk, packed, { password: next, isCenterKept: false });
  // Other journeys of this server sign in with the password that it had.
  const answer = await desk.page.request.get(`${desk.url}/api/auth/user`);
  const { _csrf } = (await answer.json()) as { readonly _csrf: string };
  const restored = await desk.page.request.post(`${desk.url}/api/auth/password-update`, {
    headers: { "X-CSRF-Token": _csrf },
    data: {
      current_password: next,
      new_password: demonstrationPassword,
      new_password_confirm: demonstrationPassword,
    },
  });
  await expect(restored).toBeOK();
});

test("Another user of the computer hears of no card that was not recorded, and a logout forgets them", async ({
  desk,
}) => {
  const packed = await pack(desk, 256);
  await desk.endSession();
  await packed.scan(2);
  await scanIntoSignIn(desk, packed);
  const path = `/dispatch/sending/${packed.id}`;
  await desk.startSession("super", headOffice);
  await desk.open(path);
  await expect(desk.scanField).toBeFocused();
  await expect(desk.page.getByText(/Not recorded/)).toHaveCount(0);

  await desk.startSession(user, headOffice);
  await desk.open(path);
  await expect.poll(() => readMissed(desk)).toEqual(expect.arrayContaining(packed.scanned.slice(-2)));
  await desk.page.getByRole("button", { name: "Aishath Shareef" }).click();
  await desk.page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(desk.dialog).toContainText(/\d scanned cards are not recorded\./);
  await desk.dialog.getByRole("button", { name: "Log out" }).click();
  await expect(desk.page).toHaveURL(`${desk.url}/login`);
  expect(
    await desk.page.evaluate(() => Object.keys(localStorage).filter((key) => /scans/.test(key))),
  ).toEqual([]);
});
