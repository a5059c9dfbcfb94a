import { readFile } from "node:fs/promises";
import { choose } from "../choose.ts";
import { expect, test } from "../journey.ts";
import type { Desk } from "../pages/Desk.ts";

const headOffice = "DNR Head Office";
const kulhudhuffushi = /Kulhudhuffushi/;

/** Opens many batches at once, as a busy year does. */
async function createBatches(desk: Desk, count: number, destination: number): Promise<void> {
  const { request } = desk.page;
  const { _csrf: token } = await (await request.get("/api/auth/user")).json();
  for (let made = 0; made < count; made += 1) {
    const answer = await request.post("/api/dispatch/batches", {
      headers: { "X-CSRF-Token": token },
      data: { destination_center_id: destination },
    });
    expect(answer.status()).toBe(201);
  }
}

/** The number behind a tab's label. */
async function readCounts(desk: Desk): Promise<ReadonlyMap<string, number>> {
  await expect(desk.main.getByRole("radio", { name: /^All \d+$/ })).toBeAttached();
  const labels = await desk.main.getByRole("radiogroup", { name: "Status" }).locator("label").all();
  const counts = new Map<string, number>();
  for (const label of labels) {
    const found = /^(.*\D)(\d+)$/.exec((await label.textContent()) ?? "");
    counts.set(found?.[1] ?? "", Number(found?.[2]));
  }
  return counts;
}

async function openTab(desk: Desk, name: string): Promise<void> {
  await choose(desk.main.getByRole("radio", { name: new RegExp(`^${name}( \\d+)?$`) }));
}

const total = (desk: Desk, count: number) =>
  desk.main.getByText(count === 1 ? "1 batch" : `${count} batches`, { exact: true });

test("Each tab counts what it holds, where batches leave and where they arrive [CALL-07][CALL-08]", async ({
  openDesk,
}) => {
  for (const [username, center, path] of [
    ["clerk.male", headOffice, "/dispatch/sending"],
    ["clerk.hdh", kulhudhuffushi, "/dispatch/receiving"],
  ] as const) {
    const desk = await openDesk();
    await desk.startSession(username, center);
    await desk.open(path);
    const counts = await readCounts(desk);
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(4);
    for (const [tab, count] of counts) {
      await openTab(desk, tab);
      await expect(total(desk, count)).toBeVisible();
    }
  }
});

test("A centre is found in both scripts and however it is spelt, and in the plain list where there is no other [CALL-09][CALL-10]", async ({
  desk,
}) => {
  await desk.startSession("clerk.hdh", kulhudhuffushi);
  await desk.open("/dispatch/sending");
  const field = desk.main.getByRole("combobox", { name: "Destination" });
  const options = desk.page.getByRole("option");
  const find = async (typed: string, expected: RegExp) => {
    await field.fill(typed);
    await expect(options.filter({ hasText: expected }).first()).toBeVisible();
  };
  for (const typed of ["Malé", "Male", "Maale", "މާލެ"]) await find(typed, /^DNR Head Office/);
  await find("ނިލަންދޫ", /Nilandhoo/);
  await field.fill("nilandhoo");
  await expect(options).toHaveCount(2);
  await expect(options.filter({ hasText: "Nilandhoo · Gaafu Alif" })).toHaveCount(1);
  await expect(options.filter({ hasText: "Nilandhoo · Faafu" })).toHaveCount(1);
  const thaana = options.first().locator("[lang=dv]");
  await expect(thaana).toHaveAttribute("dir", "rtl");
  await expect(thaana).toContainText("ނިލަންދޫ");

  await desk.page.route("**/api/dispatch/centers/hierarchy", (route) => route.abort());
  await desk.page.reload();
  await find("ނިލަންދޫ", /Nilandhoo/);
  await field.fill("kulhudhu");
  // The clerk's own centre is none to send to.
  await expect(options.filter({ hasText: "City Centre" })).toHaveCount(0);
});

test("At the head office Kulhudhuffushi is found as it is written there", async ({ desk }) => {
  await desk.startSession("clerk.male", headOffice);
  await desk.open("/dispatch/sending");
  const field = desk.main.getByRole("combobox", { name: "Destination" });
  for (const typed of ["ކުޅުދުއްފުށި", "kulhudhuffushi", "kulhudhufushi", "HDh kulhu"]) {
    await field.fill(typed);
    await expect(desk.page.getByRole("option", { name: /^HDh. Kulhudhuffushi City Centre/ })).toBeVisible();
  }
  await field.press("Enter");
  await expect(desk.page).toHaveURL(/center=6/);
});

test("A batch is cancelled, taken back and dispatched from its row, and the counts follow [CALL-19][CALL-20][CALL-21]", async ({
  desk,
}) => {
  await desk.startSession("clerk.male", headOffice);
  const { batchNo, id } = await desk.newBatch("HDh. Kulhudhuffushi");
  await desk.open("/dispatch/sending");
  const before = await readCounts(desk);
  const menu = desk.main.getByRole("button", { name: `Actions of batch ${batchNo}` });
  const act = async (action: string, notes: string) => {
    await menu.click();
    await desk.page.getByRole("menuitem", { name: action }).click();
    await expect(desk.dialog.getByRole("heading")).toContainText(batchNo);
    await desk.dialog.getByRole("textbox", { name: "Notes" }).fill(notes);
    await desk.dialog.getByRole("button", { name: action }).click();
    await expect(desk.dialog).toBeHidden();
  };
  await act("Cancel batch", "Opened for the wrong day");
  await expect(desk.row(batchNo)).toBeHidden();
  const open = before.get("Open") ?? 0;
  const cancelled = before.get("Cancelled") ?? 0;
  await expect(desk.main.getByRole("radio", { name: `Open ${open - 1}`, exact: true })).toBeAttached();
  await expect(desk.main.getByRole("radio", { name: `Cancelled ${cancelled + 1}` })).toBeAttached();
  await openTab(desk, "Cancelled");
  await expect(desk.row(batchNo)).toBeVisible();
  await act("Reopen batch", "It was the right day");
  await expect(desk.row(batchNo)).toBeHidden();
  await openTab(desk, "Open");
  await expect(desk.row(batchNo)).toBeVisible();

  // An empty packet has neither a manifest nor a way out.
  await menu.click();
  await expect(desk.page.getByRole("menuitem")).toHaveText(["Cancel batch"]);
  await desk.open(`/dispatch/sending/${id}`);
  await desk.scanField.focus();
  await desk.scan("SN0000602");
  await expect(desk.main.getByText("1 card", { exact: true })).toBeVisible();
  await desk.open("/dispatch/sending");
  await menu.click();
  await desk.page.getByRole("menuitem", { name: "Dispatch batch" }).click();
  await expect(desk.dialog).toContainText("Cards counted: 1 = 1");
  await expect(desk.dialog).toContainText("The manifest has not been printed since the last change.");
  const seal = desk.dialog.getByRole("textbox", { name: /^Seal number/ });
  await seal.fill("S".repeat(41));
  await desk.dialog.getByRole("button", { name: "Dispatch batch" }).click();
  await expect(seal).toHaveAccessibleDescription(/Must be at most 40 characters long\./);
  await seal.fill("HDK-602");
  await desk.dialog.getByRole("button", { name: "Dispatch batch" }).click();
  await expect(desk.dialog).toBeHidden();
  await expect(desk.row(batchNo)).toBeHidden();
  await openTab(desk, "Dispatched");
  await menu.click();
  await expect(desk.page.getByRole("menuitem")).toHaveText(["Print manifest", "Reopen batch"]);
  await desk.open(`/dispatch/sending/${id}`);
  await expect(desk.main.getByText("Seal HDK-602")).toBeVisible();
});

test("Two batches to one place are opened from one dialog [CALL-11]", async ({ desk }) => {
  await desk.startSession("clerk.male", headOffice);
  await desk.open("/dispatch/sending");
  const before = (await readCounts(desk)).get("Open") ?? 0;
  await desk.main.getByRole("button", { name: "New batch" }).click();
  await desk.dialog.getByRole("combobox", { name: "Destination" }).fill("HDh. Kulhudhuffushi");
  await desk.page.getByRole("option", { name: /HDh. Kulhudhuffushi/ }).click();
  await desk.dialog.getByRole("textbox", { name: /^Name/ }).fill("Monday");
  await choose(desk.dialog.getByRole("checkbox", { name: "Create another for the same destination" }));
  await desk.dialog.getByRole("button", { name: "Create batch" }).click();
  await expect(
    desk.dialog.getByText(/DB-\d{4}-\d{6} to HDh. Kulhudhuffushi .* is open for packing/),
  ).toBeVisible();
  const name = desk.dialog.getByRole("textbox", { name: /^Name/ });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("");
  await name.fill("Tuesday");
  await choose(desk.dialog.getByRole("checkbox"), false);
  await desk.dialog.getByRole("button", { name: "Create batch" }).click();
  await expect(desk.page).toHaveURL(/\/dispatch\/sending\/\d+$/);
  await expect(desk.main.getByText(/Tuesday/).first()).toBeVisible();
  await desk.open("/dispatch/sending");
  expect((await readCounts(desk)).get("Open")).toBe(before + 2);
});

test("The list of a filter over several pages is a file, or is given up half-way, and Back leads to the row [CALL-07][ROUTE-15]", async ({
  desk,
}) => {
  await desk.signInAt("clerk.male", headOffice);
  await createBatches(desk, 130, 9);
  await desk.open("/dispatch/sending?center=9");
  await expect(desk.main.getByText(/^\d+ batches$/)).toBeVisible();
  const open = (await readCounts(desk)).get("Open") ?? 0;
  expect(open).toBeGreaterThanOrEqual(130);

  const downloaded = desk.page.waitForEvent("download");
  await desk.main.getByRole("button", { name: "Export CSV" }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/^sending-open-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), "utf8");
  expect(text.startsWith("\uFEFFBatch no.,Name,Status,Destination,")).toBe(true);
  const numbers = text.match(/DB-\d{4}-\d{6}/g) ?? [];
  expect(numbers).toHaveLength(open);
  expect(new Set(numbers).size).toBe(open);
  await expect(desk.main.getByText(`Exported ${open} batches.`)).toBeVisible();

  // The second page does not come, and staff do not wait for it.
  await desk.page.route(/per_page=100.*page=2|page=2.*per_page=100/, () => undefined);
  await desk.main.getByRole("button", { name: "Export CSV" }).click();
  await expect(desk.main.getByText(`Exported 100 of ${open}`)).toBeVisible();
  await desk.main.getByRole("button", { name: "Cancel export" }).click();
  await expect(desk.main.getByText(/Exported/)).toHaveCount(0);
  await desk.page.unrouteAll({ behavior: "ignoreErrors" });

  const newest = (await desk.main.getByRole("link", { name: /^DB-/ }).first().textContent()) ?? "";
  await desk.main.getByRole("button", { name: "Next page" }).click();
  await expect(desk.page).toHaveURL(/page=2/);
  // The rows before stay in sight until the others are there.
  await expect(desk.row(newest)).toBeHidden();
  const link = desk.main.getByRole("link", { name: /^DB-/ }).nth(3);
  const batchNo = (await link.textContent()) ?? "";
  await link.click();
  await expect(desk.heading).toContainText(batchNo);
  await desk.page.goBack();
  await expect(desk.main.getByRole("link", { name: batchNo, exact: true })).toBeFocused();
  await expect(desk.main.getByText(/^26–50 of/)).toBeVisible();
  expect(new URL(desk.page.url()).searchParams.get("center")).toBe("9");
});

test("A scan anywhere on the list opens its batch, by the number on the packet and by a card in it", async ({
  desk,
}) => {
  await desk.startSession("clerk.male", headOffice);
  const { batchNo } = await desk.newBatch("HDh. Kulhudhuffushi");
  await desk.scanField.focus();
  await desk.scan("SN0000694");
  await expect(desk.main.getByText("1 card", { exact: true })).toBeVisible();

  for (const [list, code] of [
    ["/dispatch/sending", batchNo],
    ["/dispatch/receiving", "SN0000694"],
  ] as const) {
    await desk.visit(list);
    await desk.main.getByRole("radio", { name: /^All/ }).focus();
    await desk.scan(code);
    await expect(desk.heading).toContainText(batchNo);
  }

  await desk.visit("/dispatch/sending");
  await desk.main.getByRole("button", { name: "New batch" }).focus();
  await desk.page.keyboard.press("F2");
  await expect(desk.main.getByRole("textbox", { name: /^Batch no/ })).toBeFocused();
  await desk.main.getByRole("button", { name: "New batch" }).focus();
  await desk.scan("SN0000695");
  await expect(desk.main.getByRole("alert").filter({ hasText: "is in no batch." })).toBeVisible();
});
