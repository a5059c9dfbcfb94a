import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { foreignLayouts } from "@id-desk/core/testing";
import { browserArguments, findBrowser } from "../../../../tooling/find-browser.ts";
import { expect, test } from "../journey.ts";
import { Desk } from "../pages/Desk.ts";

const headOffice = "DNR Head Office";
const island = "HDh. Kulhudhuffushi";

/** Serial numbers of cards that are in no batch, from this one on. */
const serialsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, place) => `SN${String(first + place).padStart(7, "0")}`);

const cards = (desk: Desk, count: number) =>
  desk.main.getByText(`${count} ${count === 1 ? "card" : "cards"}`, { exact: true });

/** Signs in, opens a new batch and stands ready to scan. */
async function pack(desk: Desk): Promise<{ readonly id: number; readonly path: string }> {
  await desk.startSession("clerk.male", headOffice);
  const { id } = await desk.newBatch(island);
  await expect(desk.scanField).toBeFocused();
  return { id, path: `/dispatch/sending/${id}` };
}

/** Scans while no request for a card gets through, so that each scan waits; gives the end of it. */
async function scanInVain(desk: Desk, serials: readonly string[]): Promise<() => Promise<void>> {
  const toCards = /\/api\/dispatch\/batches\/\d+\/cards$/;
  await desk.page.route(toCards, (route) => route.abort("connectionreset"));
  for (const serial of serials) await desk.scan(serial);
  for (const serial of serials) await expect(desk.row(serial)).toContainText("Waiting");
  return () => desk.page.unroute(toCards);
}

/** Everything that the page shows of a batch's scans. */
const readPage = ({ page }: Desk) => page.evaluate(() => document.documentElement.outerHTML);

test("Scans that wait when the session ends are sent for the same user, and another user of the PC finds none [SESS-04]", async ({
  desk,
}) => {
  const { id, path } = await pack(desk);
  const serials = serialsFrom(311, 3);
  await desk.page.context().setOffline(true);
  for (const serial of serials) await desk.scan(serial);
  await expect(desk.main.getByText("Scanning paused – 3 scans waiting")).toBeVisible();
  await desk.endSession();
  await desk.page.context().setOffline(false);
  await expect(desk.page).toHaveURL(`${desk.url}/login`);

  await desk.startSession("super", headOffice);
  await desk.open(path);
  await expect(desk.scanField).toBeVisible();
  await expect(cards(desk, 0)).toBeVisible();
  expect(await desk.readSerials(id)).toEqual([]);
  const shown = await readPage(desk);
  for (const trace of [...serials, "waiting", "Scanning paused"]) expect(shown).not.toContain(trace);
  await desk.scan("SN0000319");
  await expect(cards(desk, 1)).toBeVisible();
  await desk.page.getByRole("banner").getByRole("button", { name: "Fathimath Naseema" }).click();
  await desk.page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(desk.page).toHaveURL(`${desk.url}/login`);

  await desk.startSession("clerk.male", headOffice);
  await desk.open(path);
  await expect(cards(desk, 4)).toBeVisible();
  expect((await desk.readSerials(id)).toSorted()).toEqual([...serials, "SN0000319"]);
});

test("A browser that was closed with scans waiting sends them when it is opened again and the same user signs in", async ({
  playwright,
  server,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "id-desk-browser-"));
  const openBrowser = async () => {
    const context = await playwright.chromium.launchPersistentContext(folder, {
      executablePath: findBrowser(),
      args: browserArguments,
      baseURL: server.url,
      viewport: { width: 1366, height: 768 },
    });
    return new Desk(context.pages()[0] ?? (await context.newPage()), server.url);
  };
  const serials = serialsFrom(321, 4);
  try {
    const before = await openBrowser();
    const { id, path } = await pack(before);
    await scanInVain(before, serials);
    await before.page.context().close();

    const after = await openBrowser();
    await after.page.context().clearCookies();
    await after.startSession("clerk.male", headOffice);
    await after.open(path);
    await expect(cards(after, 4)).toBeVisible();
    expect(await after.readSerials(id)).toEqual(serials);
    expect(
      await after.page.evaluate(() => Object.keys(localStorage).filter((key) => /scans/.test(key))),
    ).toEqual([]);
    await after.page.context().close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("A server that is killed while cards are scanned loses none, and scanning goes on by itself", async ({
  desk,
  server,
}) => {
  const { id } = await pack(desk);
  const serials = serialsFrom(331, 8);
  for (const serial of serials.slice(0, 3)) await desk.scan(serial);
  await server.kill();
  for (const serial of serials.slice(3, 6)) await desk.scan(serial);
  await expect(desk.main.getByText(/Scanning paused – \d scans? waiting/)).toBeVisible();
  await server.start();
  for (const serial of serials.slice(6)) await desk.scan(serial);
  await expect(cards(desk, 8)).toBeVisible();
  await expect(desk.main.getByText(/Scanning paused/)).toBeHidden();
  expect(await desk.readSerials(id)).toEqual(serials);
});

test("Without a network scans wait, are shown as waiting, and go out in order when it returns; leaving asks first", async ({
  desk,
}) => {
  const { id, path } = await pack(desk);
  await desk.page.context().setOffline(true);
  const serials = serialsFrom(670, 6);
  for (const serial of serials) await desk.scan(serial);
  await expect(desk.main.getByText(/6 scans? waiting/).first()).toBeVisible();
  for (const serial of serials) await expect(desk.row(serial)).toContainText("Waiting");

  await desk.page
    .getByRole("navigation", { name: "Main navigation" })
    .getByRole("link", { name: "Receiving" })
    .click();
  await expect(desk.dialog).toContainText("Leave this page?");
  await desk.dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(desk.page).toHaveURL(desk.url + path);

  await desk.page.context().setOffline(false);
  await expect(desk.main.getByText("6 cards", { exact: true })).toBeVisible();
  expect(await desk.readSerials(id)).toEqual(serials);
});

test("Whatever layout the keyboard is set to, with Caps Lock or without, each scan is the card that was scanned [VAL-07]", async ({
  desk,
}) => {
  const { id } = await pack(desk);
  const ways = foreignLayouts.flatMap((layout) => [
    { layout, capsLock: false },
    { layout, capsLock: true },
  ]);
  const serials = serialsFrom(231, ways.length * 2);
  for (const [place, way] of ways.entries()) {
    const [plain = "", composite = ""] = serials.slice(place * 2);
    await desk.scan(plain, way);
    await desk.scan(`A1${composite.slice(-5)}|${composite}`, way);
  }
  await expect(cards(desk, serials.length)).toBeVisible();
  expect(await desk.readSerials(id)).toEqual(serials);
  await expect(desk.scanField).toHaveValue("");
  await expect(desk.main.getByRole("list", { name: "Last scans" })).toHaveText(/^[ -~\n]+$/);

  // A note in Thaana leaves the layout as it is; the focus is on its button.
  await desk.main.getByRole("button", { name: "Add note" }).focus();
  await desk.scan("SN0000255", { layout: "dhivehi" });
  await expect(cards(desk, serials.length + 1)).toBeVisible();
  await desk.scan("nothing", { layout: "dhivehi" });
  await expect(desk.main.locator('[data-idd-part="scan-result"]')).toContainText(
    "nothing This is not a serial number. Scan the serial number of a card.",
  );
});
