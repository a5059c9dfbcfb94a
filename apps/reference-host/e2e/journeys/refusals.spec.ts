import { signInDirectly } from "../colleague.ts";
import { expect, test } from "../journey.ts";

test("Malformed, unknown and unverified writes are refused with the right status and change nothing", async ({
  server,
}) => {
  const { send, csrf } = await signInDirectly(server);
  const json = { "Content-Type": "application/json" };
  const { batch } = await (await send("POST", "/dispatch/batches", '{"destination_center_id":6}')).json();
  const cards = `/dispatch/batches/${batch.id}/cards`;
  const good = '{"serial_number":"SN0000695"}';
  const stranger = await signInDirectly(server, "super");
  const refused: [number, Promise<Response>][] = [
    [400, send("POST", cards, '{"serial_number":')],
    [400, send("POST", cards, '{"serial_number":"SN0000695","status":"received"}')],
    [400, send("POST", cards, '{"serial_number":5}')],
    [415, send("POST", cards, good, { "Content-Type": "text/plain", "X-CSRF-Token": csrf })],
    [403, send("POST", cards, good, json)],
    [403, send("POST", cards, good, { ...json, "X-CSRF-Token": stranger.csrf })],
    [403, send("POST", cards, good, { ...json, "X-CSRF-Token": csrf, Origin: "https://elsewhere.example" })],
    [409, send("POST", cards, good, { ...json, "X-CSRF-Token": csrf, "X-Center-Id": "2" })],
    [404, send("POST", "/dispatch/batches/999999/cards", good)],
  ];
  for (const [status, answer] of refused) expect((await answer).status).toBe(status);
  const { batch: after } = await (await send("GET", `/dispatch/batches/sending/${batch.id}`)).json();
  expect(after.cards).toEqual([]);
  expect(after.version).toBe(batch.version);
});

test("Each wrong scan gets the catalogue's sentence in the scan log, and the next scan works at once [ERR-10] [ERR-12] [DOM-03]", async ({
  desk,
}) => {
  await desk.signInAt("clerk.male", "DNR Head Office");
  const first = await desk.createBatch("HDh. Kulhudhuffushi");
  await desk.scanField.focus();
  await desk.scan("SN0000650");
  await expect(desk.main.getByText("1 card", { exact: true })).toBeVisible();

  await desk.createBatch("HDh. Kulhudhuffushi");
  await desk.scanField.focus();
  await desk.scan("SN9999999");
  await expect(desk.main.getByText("No valid card with this serial number was found.").first()).toBeVisible();
  await desk.scan("SN0000650");
  await expect(desk.main.getByText(/Card is already linked to a dispatch batch\./).first()).toBeVisible();
  await expect(desk.main.getByText(new RegExp(first.batchNo)).first()).toBeVisible();
  await expect(desk.scanField).toBeFocused();
  await desk.scan("SN0000651");
  await expect(desk.main.getByText("1 card", { exact: true })).toBeVisible();
  await expect(desk.row("SN0000651")).toBeVisible();
});

test("A batch that a colleague has sent takes no more cards [ERR-06] [DOM-02] [CALL-20]", async ({
  desk,
  server,
}) => {
  await desk.signInAt("clerk.male", "DNR Head Office");
  const { id } = await desk.createBatch("HDh. Kulhudhuffushi");
  await desk.scanField.focus();
  await desk.scan("SN0000660");
  await expect(desk.main.getByText("1 card", { exact: true })).toBeVisible();
  const colleague = await signInDirectly(server, "super");
  expect((await colleague.send("PATCH", `/dispatch/batches/${id}/dispatch`, "{}")).status).toBe(200);
  await desk.scanField.focus();
  await desk.scan("SN0000661");
  await expect(desk.main.getByText("Batch should be in open status to add cards.").first()).toBeVisible();
});

test("Without a network scans wait, are shown as waiting, and go out in order when it returns; leaving asks first", async ({
  desk,
}) => {
  await desk.signInAt("clerk.male", "DNR Head Office");
  const { id } = await desk.createBatch("HDh. Kulhudhuffushi");
  await desk.page.context().setOffline(true);
  await desk.scanField.focus();
  const serials = Array.from({ length: 6 }, (_, index) => `SN000067${index}`);
  for (const serial of serials) await desk.scan(serial);
  await expect(desk.main.getByText(/6 scans? waiting/).first()).toBeVisible();
  for (const serial of serials) await expect(desk.row(serial)).toContainText("Waiting");

  await desk.page
    .getByRole("navigation", { name: "Main navigation" })
    .getByRole("link", { name: "Receiving" })
    .click();
  await expect(desk.dialog).toContainText("Leave this page?");
  await desk.dialog.getByRole("button", { name: "Stay" }).click();
  await expect(desk.page).toHaveURL(new RegExp(`/dispatch/sending/${id}$`));

  await desk.page.context().setOffline(false);
  await expect(desk.main.getByText("6 cards", { exact: true })).toBeVisible();
  expect(await desk.readSerials(id)).toEqual(serials);
});

test("Fields of the new batch say what is missing at the field, and nothing typed is lost", async ({
  desk,
}) => {
  await desk.signInAt("clerk.male", "DNR Head Office");
  await desk.open("/dispatch/sending");
  await desk.main.getByRole("button", { name: "New batch" }).click();
  await desk.dialog.getByRole("textbox", { name: /^Notes/ }).fill("ab");
  await desk.dialog.getByRole("button", { name: "Create batch" }).click();
  await expect(desk.dialog.getByRole("combobox", { name: "Destination" })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await expect(desk.dialog.getByRole("textbox", { name: /^Notes/ })).toHaveValue("ab");
});
