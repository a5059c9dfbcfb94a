import type { Page } from "playwright";
import type { Place } from "./place.ts";
import { reading } from "./reading.ts";
import { scanning } from "./scanning.ts";
import type { Send } from "./sign-in.ts";
import { type Writing, writing } from "./writing.ts";

const sender = { username: "clerk.male", center: 1 };
const receiver = { username: "clerk.hdh", center: 6 };
/** Of the demonstration: packed at the head office, on its way to Kulhudhuffushi, half checked there, and received there. */
const [open, dispatched, receiving, received] = [6, 3, 5, 2];

const dialog = (page: Page) => page.locator('[data-idd-part="dialog"]');
const inMain = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name }).first();
const notes = (page: Page) =>
  dialog(page).getByRole("textbox", { name: "Notes" }).fill("Seen at the counter.");
const notesBelowMore = async (page: Page) => {
  await dialog(page).getByRole("button", { name: "More" }).click();
  await notes(page);
};

/** A change that a dialog asks notes for. */
const inDialog = (
  place: Pick<Writing, "name" | "clerk" | "path" | "call"> & {
    /** The button that opens it. */
    readonly opener: string | RegExp;
    /** The item of the menu that the opener shows. */
    readonly item?: string;
    readonly confirm: string;
    /** What it asks for beside the notes, or in their place. */
    readonly fill?: (page: Page) => Promise<unknown>;
  },
): Place => {
  const { opener, item, confirm, fill = notes, ...rest } = place;
  return writing({
    ...rest,
    async fill(page) {
      await inMain(page, opener).click();
      if (item) await page.getByRole("menuitem", { name: item }).click();
      await fill(page);
    },
    button: (page) => dialog(page).getByRole("button", { name: confirm }),
  });
};

const patch = (path: RegExp) => ({ method: "PATCH", path });

/** A batch of one card, or of none, that nobody else knows. */
async function makeBatch(send: Send, serials: readonly string[]): Promise<string> {
  const { batch } = await send("POST", "/dispatch/batches", { destination_center_id: 6 });
  for (const serial_number of serials) {
    await send("POST", `/dispatch/batches/${batch.id}/cards`, { serial_number });
  }
  return `/dispatch/sending/${batch.id}`;
}

/** Every card is accounted for, so that the receipt can be closed. */
async function checkEveryCard(send: Send): Promise<string> {
  const { batch } = await send("GET", `/dispatch/batches/receiving/${receiving}`);
  for (const { id, serial_number, line_status } of batch.cards) {
    if (line_status !== "in_transit") continue;
    const data = { serial_number, method: "manual" };
    await send("PATCH", `/dispatch/batches/${receiving}/cards/${id}/receive`, { data });
  }
  return `/dispatch/receiving/${receiving}`;
}

async function typeCard(page: Page, serial: string): Promise<void> {
  await inMain(page, "Type a card").click();
  await page.getByRole("main").getByRole("textbox", { name: "Serial number" }).fill(serial);
  await inMain(page, "Add card").click();
}

async function scan(page: Page, serial: string): Promise<void> {
  const field = page.getByRole("main").getByRole("textbox", { name: /^Scan/ });
  await field.fill(serial);
  await field.press("Enter");
}

const sending: readonly Place[] = [
  reading({
    name: "DispatchSending, its list",
    clerk: sender,
    path: "/dispatch/sending",
    call: /\/dispatch\/batches\/sending\?/,
  }),
  reading({
    name: "DispatchSending, the centres",
    clerk: sender,
    path: "/dispatch/sending",
    call: /\/dispatch\/centers/,
    // First as a tree, then as a list.
    calls: 2,
    says: "Could not load the centres.",
  }),
  writing({
    name: "DispatchSending, a new batch",
    clerk: sender,
    path: "/dispatch/sending",
    call: { method: "POST", path: /\/dispatch\/batches$/ },
    async fill(page) {
      await inMain(page, "New batch").click();
      await dialog(page).getByRole("combobox", { name: "Destination" }).fill("HDh. Kulhudhuffushi");
      await page
        .getByRole("option", { name: /HDh\. Kulhudhuffushi/ })
        .first()
        .click();
      await dialog(page).getByRole("textbox", { name: "Name" }).fill("Friday's packet");
      await notesBelowMore(page);
    },
    button: (page) => dialog(page).getByRole("button", { name: "Create batch" }),
  }),
  reading({
    name: "DispatchSendingBatch, its batch",
    clerk: sender,
    path: `/dispatch/sending/${received}`,
    call: /\/dispatch\/batches\/sending\/\d+$/,
  }),
  scanning({
    name: "DispatchSendingBatch, a scan",
    clerk: sender,
    path: (send) => makeBatch(send, []),
    call: { method: "POST", path: /\/cards$/ },
    serial: (turn) => `SN00006${50 + turn}`,
    scan,
    scanAgain: scan,
  }),
  scanning({
    name: "DispatchSendingBatch, a typed card",
    clerk: sender,
    path: (send) => makeBatch(send, []),
    call: { method: "POST", path: /\/cards$/ },
    serial: (turn) => `SN00006${70 + turn}`,
    scan: typeCard,
    scanAgain: (page) => inMain(page, "Add card").click(),
  }),
  inDialog({
    name: "DispatchSendingBatch, Remove",
    clerk: sender,
    path: `/dispatch/sending/${open}`,
    call: { method: "DELETE", path: /\/cards\/\d+$/ },
    opener: /^Remove SN/,
    confirm: "Remove card",
  }),
  inDialog({
    name: "DispatchSendingBatch, a note",
    clerk: sender,
    path: `/dispatch/sending/${received}`,
    call: patch(/\/addnote$/),
    opener: "Add note",
    confirm: "Add note",
  }),
  inDialog({
    name: "DispatchSendingBatch, Dispatch",
    clerk: sender,
    path: (send) => makeBatch(send, ["SN0000690"]),
    call: patch(/\/dispatch$/),
    opener: "Dispatch",
    fill: notesBelowMore,
    confirm: "Dispatch batch",
  }),
  inDialog({
    name: "DispatchSendingBatch, Reopen",
    clerk: sender,
    path: "/dispatch/sending/10",
    call: patch(/\/open$/),
    opener: "Reopen batch",
    confirm: "Reopen batch",
  }),
  inDialog({
    name: "DispatchSendingBatch, Cancel",
    clerk: sender,
    path: (send) => makeBatch(send, []),
    call: patch(/\/cancel$/),
    opener: "Cancel batch",
    confirm: "Cancel batch",
  }),
];

const receivingPlaces: readonly Place[] = [
  reading({
    name: "DispatchReceiving, its list",
    clerk: receiver,
    path: "/dispatch/receiving",
    call: /\/dispatch\/batches\/receiving\?/,
  }),
  reading({
    name: "DispatchReceivingBatch, its batch",
    clerk: receiver,
    path: `/dispatch/receiving/${received}`,
    call: /\/dispatch\/batches\/receiving\/\d+$/,
  }),
  scanning({
    name: "DispatchReceivingBatch, a scan",
    clerk: receiver,
    path: `/dispatch/receiving/${dispatched}`,
    call: patch(/\/receive$/),
    serial: (turn) => `SN00013${20 + turn}`,
    scan,
    scanAgain: scan,
  }),
  inDialog({
    name: "DispatchReceivingBatch, Receive by hand",
    clerk: receiver,
    path: `/dispatch/receiving/${dispatched}`,
    call: patch(/\/cards\/\d+\/receive$/),
    opener: "Receive SN0001301",
    confirm: "Receive card",
    fill: (page) =>
      dialog(page)
        .getByRole("textbox", { name: /^Last 3 digits/ })
        .fill("301"),
  }),
  inDialog({
    name: "DispatchReceivingBatch, Missing",
    clerk: receiver,
    path: `/dispatch/receiving/${dispatched}`,
    call: patch(/\/missing$/),
    opener: "More for SN0001302",
    item: "Mark as missing",
    confirm: "Mark as missing",
  }),
  inDialog({
    name: "DispatchReceivingBatch, Dispute",
    clerk: receiver,
    path: `/dispatch/receiving/${dispatched}`,
    call: patch(/\/dispute$/),
    opener: "More for SN0001303",
    item: "Dispute",
    confirm: "Dispute card",
    async fill(page) {
      await dialog(page).getByLabel("Reason").selectOption({ index: 1 });
      await notes(page);
    },
  }),
  inDialog({
    name: "DispatchReceivingBatch, Close",
    clerk: receiver,
    path: checkEveryCard,
    call: patch(/\/batches\/\d+\/receive$/),
    opener: "Receive batch",
    confirm: "Receive batch",
  }),
  inDialog({
    name: "DispatchReceivingBatch, the ready SMS",
    clerk: receiver,
    path: `/dispatch/receiving/${received}`,
    call: patch(/\/send_ready_sms$/),
    opener: "Send ready SMS",
    confirm: "Send ready SMS",
    fill: async () => undefined,
  }),
  inDialog({
    name: "DispatchReceivingBatch, a note",
    clerk: receiver,
    path: `/dispatch/receiving/${dispatched}`,
    call: patch(/\/addnote$/),
    opener: "Add note",
    confirm: "Add note",
  }),
];

/** The lists of batches and the pages of one. */
export const dispatchPlaces: readonly Place[] = [...sending, ...receivingPlaces];
