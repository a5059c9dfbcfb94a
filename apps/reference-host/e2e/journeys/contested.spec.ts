import { signInDirectly } from "../colleague.ts";
import { expect, test } from "../journey.ts";
import type { Desk } from "../pages/Desk.ts";
import type { Server } from "../server.ts";

const headOffice = "DNR Head Office";
const kulhudhuffushi = /Kulhudhuffushi/;
type Colleague = Awaited<ReturnType<typeof signInDirectly>>;

const serial = (number: number) => `SN${String(number).padStart(7, "0")}`;
const field = (desk: Desk, name: RegExp) => desk.dialog.getByRole("textbox", { name });
const result = (desk: Desk) => desk.main.locator('[data-idd-part="scan-result"]');
const seeCards = (desk: Desk, count: string) =>
  expect(desk.main.getByText(count, { exact: true })).toBeVisible();

/** What a colleague at another desk asks for, and is given. */
async function must({ send }: Colleague, method: string, path: string, body: unknown) {
  const answer = await send(method, `/dispatch${path}`, JSON.stringify(body));
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
  return answer.json();
}

/** A batch that a colleague has packed, and the ids of its cards. */
async function packBatch(colleague: Colleague, to: number, numbers: readonly number[]) {
  const { batch } = await must(colleague, "POST", "/batches", { destination_center_id: to });
  const path = `/batches/${batch.id}`;
  const cards: number[] = [];
  for (const number of numbers) {
    const { card } = await must(colleague, "POST", `${path}/cards`, { serial_number: serial(number) });
    cards.push(card.id);
  }
  return { id: batch.id as number, batchNo: batch.batch_no as string, path, cards };
}

/** A batch on its way to Kulhudhuffushi, at the desk that receives it. */
async function receive(openDesk: () => Promise<Desk>, server: Server, numbers: readonly number[]) {
  const sender = await signInDirectly(server, "super", 1);
  const batch = await packBatch(sender, 6, numbers);
  await must(sender, "PATCH", `${batch.path}/dispatch`, {});
  const desk = await openDesk();
  await desk.startSession("clerk.hdh", kulhudhuffushi);
  await desk.open(`/dispatch/receiving/${batch.id}`);
  await expect(desk.scanField).toBeFocused();
  return { sender, desk, ...batch };
}

/** Loses the answer to the first of these requests: it is done, and nobody is told. */
async function loseAnswer(desk: Desk, address: RegExp): Promise<() => number> {
  let asked = 0;
  await desk.page.route(address, async (route) => {
    if (route.request().method() === "GET") return route.continue();
    asked += 1;
    if (asked > 1) return route.continue();
    await route.fetch();
    return route.abort("connectionreset");
  });
  return () => asked;
}

/** How often each of these things happened to a batch, by its whole history. */
async function countEvents({ send }: Colleague, id: number): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { events, meta } = await (await send("GET", `/audit/batch/${id}?page=${page}`)).json();
    for (const { action } of events) counts[action] = (counts[action] ?? 0) + 1;
    last = meta.last_page;
  }
  return counts;
}

test("What has been received stands on pages, narrowed by where it came from [CALL-08] [ROUTE-13]", async ({
  desk,
  server,
}) => {
  const [here, there] = await Promise.all([
    signInDirectly(server, "super", 1),
    signInDirectly(server, "super", 6),
  ]);
  // One card goes to and fro.
  for (let times = 0; times < 12; times += 1) {
    const [sender, receiver, to] = times % 2 === 0 ? [here, there, 6] : [there, here, 1];
    const { path, cards } = await packBatch(sender, to, [573]);
    await must(sender, "PATCH", `${path}/dispatch`, {});
    const data = { serial_number: serial(573) };
    await must(receiver, "PATCH", `${path}/cards/${cards[0]}/receive`, { data });
    await must(receiver, "PATCH", `${path}/receive`, {});
  }
  await desk.startSession("clerk.hdh", kulhudhuffushi);
  const list = async (query: string) => {
    const answer = await desk.page.request.get(`/api/dispatch/batches/receiving?${query}`);
    return (await answer.json()).meta.total as number;
  };
  const [all, fromHeadOffice] = [await list("status=all"), await list("status=received&center=1")];
  expect(all).toBeGreaterThan(fromHeadOffice);
  const links = desk.main.getByRole("link", { name: /^DB-/ });

  await desk.open("/dispatch/receiving?status=received&center=1");
  await expect(desk.main.getByText(`${fromHeadOffice} batches`, { exact: true })).toBeVisible();
  await expect(desk.main.getByRole("combobox", { name: "Origin" })).toHaveValue(/DNR Head Office/);
  await expect(links).toHaveCount(fromHeadOffice);

  await desk.open("/dispatch/receiving?status=all&per_page=10");
  await expect(desk.main.getByText(`1–${Math.min(10, all)} of ${all}`)).toBeVisible();
  await expect(links).toHaveCount(Math.min(10, all));
});

test("What is done to a card asks for its reason, is done once though its answer is lost, and gives way to a colleague [CALL-15] [CALL-17] [CALL-18]", async ({
  openDesk,
  server,
}) => {
  const packer = await openDesk();
  const colleague = await signInDirectly(server, "super", 1);
  const open = await packBatch(colleague, 6, [574, 575]);
  await packer.startSession("clerk.male", headOffice);
  await packer.open(`/dispatch/sending/${open.id}`);
  const removals = await loseAnswer(packer, /\/cards\/\d+$/);
  await packer.main.getByRole("button", { name: `Remove ${serial(574)}` }).click();
  const remove = packer.dialog.getByRole("button", { name: /^Remove/ });
  for (const notes of ["", "   ", "ab"]) {
    await field(packer, /^Notes/).fill(notes);
    await remove.click();
    await expect(field(packer, /^Notes/)).toHaveAccessibleDescription(
      /^Notes (are required|must be at least)/,
    );
  }
  expect(removals()).toBe(0);
  await field(packer, /^Notes/).fill("Scanned by mistake");
  await remove.click();
  await expect(packer.dialog.getByRole("alert")).toBeVisible();
  await expect(field(packer, /^Notes/)).toHaveValue("Scanned by mistake");
  await remove.click();
  await expect(packer.dialog).toBeHidden();
  await seeCards(packer, "1 card");
  expect([removals(), (await countEvents(colleague, open.id)).remove_card]).toEqual([2, 1]);

  const { desk, id, path, cards } = await receive(openDesk, server, [576, 577, 578]);
  const disputes = await loseAnswer(desk, /\/dispute$/);
  await desk.chooseForCard("Dispute", serial(576));
  const dispute = desk.dialog.getByRole("button", { name: /^Dispute/ });
  await dispute.click();
  const reason = desk.dialog.getByLabel("Reason");
  await expect(reason).toHaveAttribute("aria-invalid", "true");
  await expect(field(desk, /^Notes/)).toHaveAccessibleDescription(/Notes are required\./);
  await reason.selectOption({ label: "Serial number does not match" });
  await field(desk, /^Serial number/).fill("SN12");
  await field(desk, /^Notes/).fill("Another number is printed on it");
  await dispute.click();
  await expect(field(desk, /^Serial number/)).toHaveAccessibleDescription(/Serial Number is not valid\./);
  await field(desk, /^Serial number/).fill("sn 999 9999");
  expect(disputes()).toBe(0);
  await dispute.click();
  await expect(desk.dialog.getByRole("alert")).toBeVisible();
  await dispute.click();
  await expect(desk.dialog).toBeHidden();
  expect([disputes(), (await countEvents(colleague, id)).dispute_card]).toEqual([2, 1]);

  // A colleague has the second card in hand while this desk writes that it is missing.
  await desk.chooseForCard("Mark as missing", serial(577));
  await field(desk, /^Notes/).fill("Not in the packet");
  const other = await signInDirectly(server, "super", 6);
  const data = { serial_number: serial(577) };
  await must(other, "PATCH", `${path}/cards/${cards[1]}/receive`, { data });
  await expect(desk.dialog).toContainText("This can no longer be done");
  await expect(desk.dialog.getByRole("button", { name: "Mark as missing" })).toBeDisabled();
  await expect(field(desk, /^Notes/)).toHaveValue("Not in the packet");
  await desk.dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(desk.dialog).toBeHidden();
  await desk.scan(serial(578));
  await expect(result(desk)).toContainText(`Received${serial(578)}`);
  const { batch } = await (await other.send("GET", `/dispatch/batches/receiving/${id}`)).json();
  expect(batch).toMatchObject({ received_count: 2, disputed_count: 1, missing_count: 0 });
});

test("A batch is sent, noted and received once though each answer is lost, with what a colleague added meanwhile [CALL-20] [CALL-22] [CALL-23]", async ({
  openDesk,
  server,
}) => {
  const colleague = await signInDirectly(server, "super", 1);
  const { id, path } = await packBatch(colleague, 6, []);
  const sender = await openDesk();
  await sender.startSession("clerk.male", headOffice);
  await sender.open(`/dispatch/sending/${id}`);
  await expect(sender.main.getByRole("button", { name: "Dispatch", exact: true })).toBeDisabled();
  await sender.scanField.focus();
  await sender.scan(serial(579));
  await seeCards(sender, "1 card");
  await sender.main.getByRole("button", { name: "Dispatch", exact: true }).click();
  await expect(sender.dialog).toContainText("Cards counted: 1 = 1");
  await field(sender, /Seal number/).fill("HDK-560077");
  await must(colleague, "POST", `${path}/cards`, { serial_number: serial(580) });
  await expect(sender.dialog).toContainText("Cards counted: 2 = 2");
  const dispatches = await loseAnswer(sender, /\/dispatch$/);
  const dispatch = sender.dialog.getByRole("button", { name: "Dispatch batch" });
  await dispatch.click();
  await expect(sender.dialog.getByRole("alert")).toBeVisible();
  await expect(field(sender, /Seal number/)).toHaveValue("HDK-560077");
  await dispatch.click();
  // The page behind may know already that the first request was done: only the dialog waits for this answer.
  await expect(sender.dialog).toBeHidden();
  await expect(sender.main.getByText("Dispatched", { exact: true }).first()).toBeVisible();
  expect([dispatches(), (await countEvents(colleague, id)).dispatch]).toEqual([2, 1]);

  const desk = await openDesk();
  await desk.startSession("clerk.hdh", kulhudhuffushi);
  await desk.open(`/dispatch/receiving/${id}`);
  await expect(desk.scanField).toBeFocused();
  for (const number of [579, 580]) await desk.scan(serial(number));
  await expect(desk.main.getByRole("button", { name: "Receive batch" })).toBeEnabled();

  const notes = await loseAnswer(desk, /\/addnote$/);
  await desk.main.getByRole("button", { name: "Add note" }).click();
  await field(desk, /^Notes/).fill("The packet was wet");
  const add = desk.dialog.getByRole("button", { name: "Add note" });
  await add.click();
  await expect(desk.dialog.getByRole("alert")).toBeVisible();
  await add.click();
  await expect(desk.dialog).toBeHidden();

  const receipts = await loseAnswer(desk, /\/receive$/);
  await desk.main.getByRole("button", { name: "Receive batch" }).click();
  await field(desk, /^Received on/).fill("2020-01-01");
  const close = desk.dialog.getByRole("button", { name: "Receive batch" });
  await close.click();
  await expect(field(desk, /^Received on/)).toHaveAccessibleDescription(
    /Must not be before the day the batch left\./,
  );
  expect(receipts()).toBe(0);
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Indian/Maldives" }).format(new Date());
  await field(desk, /^Received on/).fill(today);
  await close.click();
  await expect(desk.dialog.getByRole("alert")).toBeVisible();
  await close.click();
  await expect(desk.dialog).toBeHidden();
  await expect(desk.main.getByText("Received", { exact: true }).first()).toBeVisible();
  expect([notes(), receipts()]).toEqual([2, 2]);
  expect(await countEvents(colleague, id)).toMatchObject({ add_note: 1, receive_batch: 1, receive_card: 2 });
  await expect(sender.main.getByText("The packet was wet").first()).toBeVisible();
});
