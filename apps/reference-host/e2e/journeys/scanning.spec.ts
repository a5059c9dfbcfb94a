import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { foreignLayouts } from "@id-desk/core/testing";
import { browserArguments, findBrowser } from "../../../../tooling/find-browser.ts";
import { signInDirectly } from "../colleague.ts";
import { expect, test } from "../journey.ts";
import { Desk } from "../pages/Desk.ts";
import { createWedge } from "../wedge.ts";

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

test("Scans that wait when the page is loaded anew are sent after it, in their order, before the next one", async ({
  desk,
}) => {
  const { id } = await pack(desk);
  const serials = serialsFrom(301, 6);
  const letThrough = await scanInVain(desk, serials.slice(0, 5));
  await letThrough();
  await desk.page.reload();
  await expect(cards(desk, 5)).toBeVisible();
  await expect(desk.scanField).toBeFocused();
  await desk.scan(serials[5] ?? "");
  await expect(cards(desk, 6)).toBeVisible();
  expect(await desk.readSerials(id)).toEqual(serials);
});

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

const thisIsNone = "This is not a serial number. Scan the serial number of a card.";
const ofAnother = "This code belongs to another system. Scan the serial number of a card.";
const badCodes: readonly (readonly [string, string])[] = [
  ["4006381333931", ofAnother],
  ["https://example.test/card?sn=SN0000341", ofAnother],
  ['{"sn":"SN0000341"}', ofAnother],
  ["I<MDVL898902C<3<<<<<<<<<<<<<<<", ofAnother],
  ["x".repeat(10_000), ofAnother],
  ["SN0000341SN0000342", "Two codes were read as one. Scan them one after the other."],
  ["SN000O341", "This looks like a serial number, but has a letter where a digit belongs."],
  ["ＳＮ００００３４１", "This is written in another alphabet. Set the keyboard to English and scan again."],
  ["A123456", "This is an ID number. Scan the serial number of the card, or type the card."],
  ["DB-2026-000001", "This is the number of a batch. Scan a card."],
  ["SN000341", thisIsNone],
  ["\u202eevil\u0007", thisIsNone],
];

test("Twelve codes that are none of ours get one sentence each, and the next card is taken at once [VAL-07]", async ({
  desk,
}) => {
  const { id } = await pack(desk);
  const good = serialsFrom(341, badCodes.length);
  const result = desk.main.locator('[data-idd-part="scan-result"]');
  for (const [index, [code, sentence]] of badCodes.entries()) {
    await desk.page.keyboard.insertText(code);
    await desk.page.keyboard.press("Enter");
    await expect(result).toContainText(sentence);
    await expect(desk.main.getByRole("heading", { name: "What is on the card?" })).toBeHidden();
    await desk.scan(good[index] ?? "");
    await expect(cards(desk, index + 1)).toBeVisible();
  }
  expect(await desk.readSerials(id)).toEqual(good);
  await expect(desk.main.getByText(`${badCodes.length} refused`)).toBeVisible();
  expect(await readPage(desk)).not.toContain("x".repeat(41));
});

test("A scanner that ends with Tab, in small letters, works; one that ends with nothing is told so and joins nothing unseen", async ({
  desk,
}) => {
  const { id } = await pack(desk);
  await desk.page.keyboard.type("sn0000361");
  await desk.page.keyboard.press("Tab");
  await expect(cards(desk, 1)).toBeVisible();
  await expect(desk.scanField).toBeFocused();

  await desk.scanWithoutEnd("SN0000362");
  const hint = "The code has not been sent. Press Enter, and set the scanner to end with Enter.";
  await expect(desk.scanField).toHaveAccessibleDescription(new RegExp(`^${hint}`));
  await desk.scan("SN0000363");
  await expect(desk.main.locator('[data-idd-part="scan-result"]')).toContainText(
    "Two codes were read as one. Scan them one after the other.",
  );
  await expect(desk.scanField).not.toHaveAccessibleDescription(new RegExp(hint));
  for (const serial of ["SN0000362", "SN0000363"]) await desk.scan(serial);
  await expect(cards(desk, 3)).toBeVisible();
  expect(await desk.readSerials(id)).toEqual(serialsFrom(361, 3));
});

test("A card whose code names another person is refused as the catalogue says, and then scanned as it is [ERR-07] [ERR-08] [CALL-14]", async ({
  desk,
}) => {
  await pack(desk);
  const result = desk.main.locator('[data-idd-part="scan-result"]');
  await desk.scan("A999999|SN0000371");
  await expect(result).toContainText("Card not found by ID number.");
  await desk.scan("A100372|SN0000371");
  await expect(result).toContainText("Serial number does not match.");
  await expect(cards(desk, 0)).toBeVisible();
  await desk.scan("A100371|SN0000371");
  await expect(cards(desk, 1)).toBeVisible();
  await expect(desk.row("SN0000371")).toContainText("A100371");
});

test("A card that is typed is refused at the field that is wrong, keeps what was typed, and is added by hand [ERR-09] [ERR-11] [CALL-14]", async ({
  desk,
}) => {
  await pack(desk);
  const { main, page } = desk;
  const result = main.locator('[data-idd-part="scan-result"]');
  // The card of somebody born on 2009-04-22, and therefore a minor's.
  await desk.scan("A100314|SN0000314|2009-04-22|senior");
  await expect(result).toContainText("Card type does not match.");
  await desk.scan("A100314|SN0000314|2009-04-23|minor");
  await expect(result).toContainText("Card date of birth does not match.");

  await desk.scan("A100314");
  await desk.tabTo(main.getByRole("button", { name: "Type a card" }));
  await page.keyboard.press("Enter");
  const field = (name: RegExp) => main.getByRole("textbox", { name });
  await expect(field(/^Serial number/)).toBeFocused();
  await expect(field(/^ID number/)).toHaveValue("A100314");
  await page.keyboard.type("SN0000314");
  const type = main.getByRole("combobox", { name: /^Card type/ });
  await type.selectOption("senior");
  await field(/^Date of birth/).fill("2009-04-23");
  await page.keyboard.press("Enter");
  await expect(type).toHaveAccessibleDescription(/Card type does not match\./);
  await type.selectOption("minor");
  await field(/^Date of birth/).press("Enter");
  await expect(field(/^Date of birth/)).toHaveAccessibleDescription(/Card date of birth does not match\./);
  await expect(field(/^Serial number/)).toHaveValue("SN0000314");
  await field(/^Date of birth/).fill("2009-04-22");
  await page.keyboard.press("Enter");
  await expect(cards(desk, 1)).toBeVisible();
  await expect(desk.row("SN0000314")).toBeVisible();
  await expect(desk.scanField).toBeFocused();
});

test("A batch that a colleague cancels under the scanner takes no card and loses none: opened again, the scan goes in [ERR-06] [DOM-02]", async ({
  desk,
  server,
}) => {
  const { id } = await pack(desk);
  const colleague = await signInDirectly(server, "super");
  const cancelled = await colleague.send(
    "PATCH",
    `/dispatch/batches/${id}/cancel`,
    '{"notes":"Not needed."}',
  );
  expect(cancelled.status).toBe(200);
  await desk.scan("SN0000381");
  await expect(desk.main.getByText("Scanning paused – 1 scan waiting")).toBeVisible();
  await expect(desk.main.getByText("Batch should be in open status to add cards.")).toHaveCount(1);
  await expect(desk.main.getByText("Cancelled", { exact: true }).first()).toBeVisible();
  await desk.page.reload();
  await expect(desk.main.getByText("Scanning paused – 1 scan waiting")).toBeVisible();
  const reopened = await colleague.send("PATCH", `/dispatch/batches/${id}/open`, '{"notes":"Needed."}');
  expect(reopened.status).toBe(200);
  await desk.main.getByRole("button", { name: "Resume" }).click();
  await expect(cards(desk, 1)).toBeVisible();
  expect(await desk.readSerials(id)).toEqual(["SN0000381"]);
  await desk.scan("SN0000382");
  await expect(cards(desk, 2)).toBeVisible();
});

test("A packet whose batch is taken back by its sender under the scanner receives nothing, and says so once [CALL-16]", async ({
  desk,
  server,
}) => {
  const sender = await signInDirectly(server, "super");
  const { batch } = await (
    await sender.send("POST", "/dispatch/batches", '{"destination_center_id":6}')
  ).json();
  const path = `/dispatch/batches/${batch.id}`;
  await sender.send("POST", `${path}/cards`, '{"serial_number":"SN0000391"}');
  expect((await sender.send("PATCH", `${path}/dispatch`, "{}")).status).toBe(200);
  await desk.signIn("clerk.hdh");
  await desk.selectCenter(/Kulhudhuffushi/);
  // The scan comes before the page has heard of it.
  await desk.page.route("**/changes**", () => {});
  await desk.open(`/dispatch/receiving/${batch.id}`);
  await expect(desk.scanField).toBeVisible();
  const back = await sender.send("PATCH", `${path}/open`, '{"notes":"One more card."}');
  expect(back.status).toBe(200);
  await desk.scan("SN0000391");
  await expect(desk.page.getByText("Batch has not been dispatched.").first()).toBeVisible();
  expect((await sender.send("PATCH", `${path}/dispatch`, "{}")).status).toBe(200);
  await desk.page.unroute("**/changes**");
  await desk.page.reload();
  await expect(desk.main.getByRole("figure", { name: /expected/ })).toContainText("Received 1");
});

test("Whatever layout the keyboard is set to, with Caps Lock or without, each scan is the card that was scanned [VAL-07]", async ({
  desk,
}) => {
  const { id } = await pack(desk);
  const scan = await createWedge(desk.page);
  const ways = foreignLayouts.flatMap((layout) => [
    { layout, capsLock: false },
    { layout, capsLock: true },
  ]);
  const serials = serialsFrom(231, ways.length * 2);
  for (const [place, way] of ways.entries()) {
    const [plain = "", composite = ""] = serials.slice(place * 2);
    await scan(plain, way);
    await scan(`A1${composite.slice(-5)}|${composite}`, way);
  }
  await expect(cards(desk, serials.length)).toBeVisible();
  expect(await desk.readSerials(id)).toEqual(serials);
  await expect(desk.scanField).toHaveValue("");
  await expect(desk.main.getByRole("list", { name: "Last scans" })).toHaveText(/^[ -~\n]+$/);

  // A note in Thaana leaves the layout as it is; the focus is on its button.
  await desk.main.getByRole("button", { name: "Add note" }).focus();
  await scan("SN0000255", { layout: "dhivehi" });
  await expect(cards(desk, serials.length + 1)).toBeVisible();
  await scan("nothing", { layout: "dhivehi" });
  await expect(desk.main.locator('[data-idd-part="scan-result"]')).toContainText(`nothing ${thisIsNone}`);
});
