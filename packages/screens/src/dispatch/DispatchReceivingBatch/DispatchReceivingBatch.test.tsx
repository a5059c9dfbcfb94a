import { todayIn } from "@id-desk/core";
import {
  createBatch,
  createBatchCard,
  createMemoryStorage,
  islandCenter,
  refuse,
  reply,
} from "@id-desk/core/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createBatchPage, readCheckCounts } from "../../testing/batch-page.ts";
import { createBatchServer, createCards, serialOf } from "../../testing/batch-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { DispatchReceivingBatch } from "./DispatchReceivingBatch.tsx";

const { chooseForCard } = createBatchPage("receiving");

beforeEach(() => page.viewport(1366, 768));

type BatchChange = NonNullable<Parameters<typeof createBatch>[0]>;

async function open(change: BatchChange = {}, storage = createMemoryStorage()) {
  const server = createBatchServer(
    createBatch({ status: "dispatched", cards: createCards(3, { line_status: "in_transit" }), ...change }),
  );
  const stage = createTestRegistry({
    session: { center: islandCenter },
    handlers: server.handlers,
    options: { storage },
  });
  const shown = render(
    <Stage stage={stage}>
      <DispatchReceivingBatch batchId={12} autoFocusScan />
    </Stage>,
  );
  await screen.findByRole("heading", { level: 1, name: /DB-2026-000012/ });
  return { server, stage, close: shown.unmount };
}

const checker = { username: "clerk.hdh", fullname: "Hassan Manik" };
const checked = (count: number, line_status: "received" | "missing" | "disputed") =>
  createCards(count, { line_status, resolved_by: checker, resolved_at: "2026-11-22T04:30:00Z" });

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const dialog = () => screen.findByRole("dialog");
const closed = () => waitFor(() => expect(document.querySelector('[data-idd-part="dialog"]')).toBeNull());
const rowOf = (serial: string) => screen.getAllByRole("row").find((row) => row.textContent?.includes(serial));

test.each([
  ["Scan the first card. It is marked as received at once.", createCards(2, { line_status: "in_transit" })],
  [
    "Scan the next card. It is marked as received at once.",
    [...checked(1, "received"), ...createCards(2, { line_status: "in_transit" }).slice(1)],
  ],
  ["Every card is checked. Receive the batch.", checked(2, "received")],
  ["Every card is checked. Receive the batch.", checked(2, "missing")],
])("The place of the last scan says what comes now: %s", async (words, cards) => {
  await open({ status: "receiving", cards });
  expect(screen.getByText(words)).toBeVisible();
});

test("Of a batch without cards it is said that there are none, not that all are checked", async () => {
  await open({ status: "receiving", cards: [] });
  // Where the last scan stands, and in the table.
  expect(screen.getAllByText("There are no cards in this batch.")).toHaveLength(2);
  expect(screen.queryByText(/Every card is checked/)).toBeNull();
  expect(screen.getByText("Receive the batch to close the receipt.")).toBeVisible();
});

test("A card is marked missing only with a reason [CALL-18] [DOM-04]", async () => {
  const { stage } = await open();
  await chooseForCard("Mark as missing", serialOf(1));
  const shown = await dialog();
  await userEvent.click(within(shown).getByRole("button", { name: "Mark as missing" }));
  expect(within(shown).getByText("Notes are required.")).toBeVisible();
  await userEvent.fill(
    within(shown).getByRole("textbox", { name: "Notes" }),
    "Packet opened, card not inside",
  );
  await userEvent.click(within(shown).getByRole("button", { name: "Mark as missing" }));
  await closed();
  expect(rowOf(serialOf(1))).toBeUndefined();
  expect(readCheckCounts()).toEqual(["Received0", "Missing1", "Disputed0", "Remaining2"]);
  expect(stage.server.callsOf("markCardMissing").map((call) => call.body)).toEqual([
    { data: { notes: "Packet opened, card not inside" } },
  ]);
  await waitFor(() => expect(screen.getByRole("button", { name: `Receive ${serialOf(2)}` })).toHaveFocus());
  await userEvent.click(screen.getByRole("radio", { name: /^Missing/ }));
  expect(rowOf(serialOf(1))?.textContent).toContain("Packet opened, card not inside");
});

test("the next row has the focus after a card has left the list, and the menu after its dialog was closed", async () => {
  await open({ cards: createCards(40, { line_status: "in_transit" }) });
  const isInSight = () => {
    const { top, bottom } = (document.activeElement as Element).getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  };
  await chooseForCard("Mark as missing", serialOf(30));
  await dialog();
  await userEvent.keyboard("{Escape}");
  await closed();
  await waitFor(() => expect(screen.getByRole("button", { name: `More for ${serialOf(30)}` })).toHaveFocus());
  expect(isInSight()).toBe(true);
  await chooseForCard("Mark as missing", serialOf(30));
  await userEvent.fill(within(await dialog()).getByRole("textbox", { name: /^Notes/ }), "Not inside");
  await userEvent.click(within(await dialog()).getByRole("button", { name: "Mark as missing" }));
  await closed();
  await waitFor(() => expect(screen.getByRole("button", { name: `Receive ${serialOf(31)}` })).toHaveFocus());
  expect(isInSight()).toBe(true);
  await userEvent.keyboard("{F2}");
  expect(screen.getByRole("textbox", { name: /^Scan/ })).toHaveFocus();
  expect(isInSight()).toBe(true);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await userEvent.keyboard("{F2}");
  expect(isInSight()).toBe(true);
});

test("A card is disputed with a reason out of the list, the serial in hand and notes [CALL-17]", async () => {
  const { stage } = await open();
  await chooseForCard("Dispute", serialOf(2));
  const shown = await dialog();
  await userEvent.click(within(shown).getByRole("button", { name: "Dispute card" }));
  expect(within(shown).getByText("Reason is required.")).toBeVisible();
  expect(within(shown).getByText("Notes are required.")).toBeVisible();
  expect(stage.server.callsOf("disputeCard")).toEqual([]);
  await userEvent.selectOptions(within(shown).getByLabelText("Reason"), "Serial number does not match");
  const found = within(shown).getByRole("textbox", { name: /Serial number on the card/ });
  await userEvent.fill(found, "SN12");
  await userEvent.fill(within(shown).getByRole("textbox", { name: "Notes" }), "Another card in its sleeve");
  await userEvent.click(within(shown).getByRole("button", { name: "Dispute card" }));
  expect(found).toHaveAccessibleDescription(/Serial Number is not valid\./);
  await userEvent.fill(found, "sn0000999");
  await userEvent.click(within(shown).getByRole("button", { name: "Dispute card" }));
  await closed();
  expect(stage.server.callsOf("disputeCard").map((call) => call.body)).toEqual([
    {
      data: {
        reason: "wrong_serial",
        notes: "Another card in its sleeve",
        found_serial_number: "SN0000999",
      },
    },
  ]);
  await userEvent.click(screen.getByRole("radio", { name: /^Disputed/ }));
  const row = within(rowOf(serialOf(2)) as HTMLElement);
  const outcome = row.getByText(/^Serial number does not match – Card in hand:/);
  expect(outcome).toHaveTextContent("Serial number does not match – Card in hand: SN0000999");
  // In groups for the eye, and copied without a gap.
  expect([...(outcome.querySelector("bdi")?.childNodes ?? [])].map((group) => group.textContent)).toEqual([
    "SN",
    "000",
    "0999",
  ]);
  expect(row.getByText("Another card in its sleeve")).toBeVisible();
});

test("A card is received by hand only with the last three digits of its serial number [CALL-16]", async () => {
  const { stage } = await open();
  await press(`Receive ${serialOf(1)}`);
  const shown = await dialog();
  // Nothing in the dialog tells what has to be read off the card.
  expect(shown.textContent).not.toContain("SN");
  expect(shown).toHaveAccessibleName("Receive the card of Mohamed Naseer without scanning?");
  const digits = within(shown).getByRole("textbox", { name: /Last 3 digits/ });
  await userEvent.fill(digits, "102");
  await userEvent.keyboard("{Enter}");
  expect(digits).toHaveAccessibleDescription(/These are not the last 3 digits of its serial number\./);
  expect(stage.server.callsOf("receiveCard")).toEqual([]);
  await userEvent.fill(digits, "101");
  await userEvent.keyboard("{Enter}");
  await closed();
  expect(readCheckCounts()).toEqual(["Received1", "Missing0", "Disputed0", "Remaining2"]);
  expect(stage.server.callsOf("receiveCard").map((call) => call.body)).toEqual([
    { data: { serial_number: serialOf(1), method: "manual" } },
  ]);
});

test("A card that is found again after it was disputed can be scanned", async () => {
  const { stage } = await open();
  await userEvent.keyboard(`${serialOf(1)}{Enter}`);
  await waitFor(() => expect(rowOf(serialOf(1))).toBeUndefined());
  await userEvent.click(screen.getByRole("radio", { name: /^Received/ }));
  await chooseForCard("Dispute", serialOf(1));
  const shown = await dialog();
  await userEvent.selectOptions(within(shown).getByLabelText("Reason"), "Damaged");
  await userEvent.fill(within(shown).getByRole("textbox", { name: "Notes" }), "Scratched");
  await userEvent.click(within(shown).getByRole("button", { name: "Dispute card" }));
  await closed();
  await waitFor(() => expect(screen.getByRole("textbox", { name: /^Scan/ })).toHaveFocus());
  await userEvent.keyboard(`${serialOf(1)}{Enter}`);
  await waitFor(() => expect(stage.server.callsOf("receiveCard")).toHaveLength(2));
  await waitFor(() => expect(readCheckCounts()[0]).toBe("Received1"));
});

test("The batch cannot be received while cards remain, and says how many", async () => {
  await open();
  const button = screen.getByRole("button", { name: "Receive batch" });
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(button).toHaveAccessibleDescription("3 cards are not checked yet.");
});

test("Receiving a batch shows the counts, takes a day between the dispatch and today, and wants notes for a discrepancy [CALL-23]", async () => {
  const [missing] = checked(1, "missing");
  const received = checked(3, "received").slice(1);
  if (!missing) throw new Error("A card was asked for.");
  const { stage } = await open({
    status: "receiving",
    version: 9,
    dispatched_at: "2026-11-18T20:05:00.000Z",
    cards: [missing, ...received],
  });
  await press("Receive batch");
  const shown = await dialog();
  expect(shown).toHaveAccessibleName("Receive batch DB-2026-000012 with 3 cards?");
  expect(
    within(shown)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["Received 2", "Missing 1", "Disputed 0"]);
  const day = within(shown).getByRole("textbox", { name: /Received on/ });
  expect(day).toHaveValue(todayIn());
  await userEvent.fill(day, "2099-01-01");
  await userEvent.click(within(shown).getByRole("button", { name: "Receive batch" }));
  expect(day).toHaveAccessibleDescription(/Must not be after today\./);
  expect(within(shown).getByText("Notes are required.")).toBeVisible();
  await userEvent.fill(day, "2026-11-18");
  expect(day).toHaveAccessibleDescription(/Must not be before the day the batch left\./);
  await userEvent.fill(day, "2026-11-20");
  await userEvent.fill(within(shown).getByRole("textbox", { name: "Notes" }), "One card is missing");
  await userEvent.click(within(shown).getByRole("button", { name: "Receive batch" }));
  await closed();
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
  expect(screen.getByText("With discrepancy").parentElement).toHaveAttribute("data-tone", "warning");
  expect(stage.server.callsOf("receiveBatch").map((call) => call.body)).toEqual([
    { version: 9, received_on: "2026-11-20", notes: "One card is missing" },
  ]);
  expect(screen.queryByRole("textbox", { name: /^Scan/ })).toBeNull();
});

test("A batch in which everything arrived is received without notes", async () => {
  const { stage } = await open({ status: "receiving", cards: checked(2, "received") });
  await press("Receive batch");
  const shown = await dialog();
  await userEvent.click(within(shown).getByRole("button", { name: "Receive batch" }));
  await closed();
  expect(stage.server.callsOf("receiveBatch").map((call) => call.body)).toEqual([
    { version: 1, received_on: todayIn() },
  ]);
});

test("When a colleague was faster the receipt waits, with the notes kept, until the batch is read again", async () => {
  const { server } = await open({ status: "receiving", cards: checked(2, "disputed") });
  server.change({ name: "Renamed" });
  await press("Receive batch");
  const shown = await dialog();
  await userEvent.fill(within(shown).getByRole("textbox", { name: "Notes" }), "Both are scratched");
  await userEvent.click(within(shown).getByRole("button", { name: "Receive batch" }));
  expect(await within(shown).findByText("This batch was changed by Ibrahim Waheed at 14:05.")).toBeVisible();
  await userEvent.click(within(shown).getByRole("button", { name: "Reload" }));
  await screen.findByText("Renamed");
  await userEvent.click(within(shown).getByRole("button", { name: "Receive batch" }));
  await closed();
  expect(server.batch.status).toBe("received");
});

test("After the receipt a missing card can still be received", async () => {
  const { stage } = await open({ status: "received", cards: checked(1, "missing") });
  await press(`Receive ${serialOf(1)}`);
  const shown = await dialog();
  await userEvent.fill(within(shown).getByRole("textbox", { name: /Last 3 digits/ }), "101");
  await userEvent.click(within(shown).getByRole("button", { name: "Receive card" }));
  await closed();
  await waitFor(() => expect(rowOf(serialOf(1))?.textContent).toContain("Received"));
  expect(screen.queryByRole("button", { name: /^(Missing|Dispute) / })).toBeNull();
  expect(stage.server.callsOf("receiveCard")).toHaveLength(1);
});

test("The ready SMS is sent once: not offered after it, nor after a reload, nor where another desk has sent it [CALL-24] [SESS-06]", async () => {
  const storage = createMemoryStorage();
  const received: BatchChange = { status: "received", cards: checked(2, "received") };
  const { stage, server, close } = await open(received, storage);
  stage.server.on("sendReadySms", () =>
    // This registry keeps no time of sending: what this computer knows has to do.
    reply(200, {
      batch: server.batch,
      skipped: [{ serial_number: serialOf(2), reason: "no_phone" }],
    }),
  );
  await press("Send ready SMS");
  const shown = await screen.findByRole("dialog");
  expect(shown).toHaveAccessibleName("Send the ready SMS to 2 collectors?");
  await userEvent.click(within(shown).getByRole("button", { name: "Send ready SMS" }));
  await closed();
  expect(await screen.findByText("The ready SMS was sent from this computer.")).toBeVisible();
  expect(screen.getByText(/^1 collector has no phone number\. Tell them another way:/)).toHaveTextContent(
    `1 collector has no phone number. Tell them another way: ${serialOf(2)}`,
  );
  expect(screen.queryByRole("button", { name: "Send ready SMS" })).toBeNull();
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
  expect(stage.server.callsOf("sendReadySms").map((call) => call.path)).toEqual([{ batchId: "12" }]);

  close();
  const reloaded = await open(received, storage);
  expect(screen.queryByRole("button", { name: "Send ready SMS" })).toBeNull();
  reloaded.close();

  await open({ ...received, ready_sms_sent_at: "2026-11-22T05:05:00Z", ready_sms_count: 2 });
  expect(screen.getByText("Ready SMS sent Nov 22, 2026, 10:05 to 2 collectors.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Send ready SMS" })).toBeNull();
});

test("Who cannot be sent the ready SMS is told before it is sent, and after a reload [CALL-24]", async () => {
  const cards = [
    ...checked(3, "received").map((card, index) => ({ ...card, has_phone: index === 0 })),
    { ...createBatchCard(4, { line_status: "missing" }), has_phone: false },
  ];
  const asked = await open({ status: "received", cards });
  await press("Send ready SMS");
  const shown = await screen.findByRole("dialog");
  expect(shown).toHaveAccessibleName("Send the ready SMS to 3 collectors?");
  expect(within(shown).getByText("2 of them have no phone number.")).toBeVisible();
  asked.close();

  await open({
    status: "received",
    cards,
    ready_sms_sent_at: "2026-11-22T05:05:00Z",
    ready_sms_count: 1,
    ready_sms_skipped: [2, 3].map((number) => ({ serial_number: serialOf(number), reason: "no_phone" })),
  });
  expect(screen.getByText(/^2 collectors have no phone number\. Tell them another way:/)).toHaveTextContent(
    `2 collectors have no phone number. Tell them another way: ${serialOf(2)}, ${serialOf(3)}`,
  );
});

test("Where the server does not say who has a phone the dialog says nothing of it", async () => {
  await open({ status: "received", cards: checked(2, "received") });
  await press("Send ready SMS");
  const shown = await screen.findByRole("dialog");
  expect(shown).not.toHaveTextContent("phone number");
});

test("The ready SMS is not offered before the receipt is closed", async () => {
  await open({ status: "receiving", cards: checked(2, "received") });
  expect(screen.queryByRole("button", { name: "Send ready SMS" })).toBeNull();
});

test("The receiving centre adds a note too [CALL-22]", async () => {
  const { stage } = await open();
  await press("Add note");
  const shown = await dialog();
  await userEvent.fill(within(shown).getByRole("textbox", { name: "Notes" }), "The seal was broken");
  await userEvent.click(within(shown).getByRole("button", { name: "Add note" }));
  await closed();
  expect(await screen.findByText("The seal was broken")).toBeVisible();
  expect(stage.server.callsOf("addBatchNote")).toHaveLength(1);
});

test.each([
  ["This batch is for Hulhumalé Phase 1.", { status: 403, code: "other_center" }],
  ["Batch not found.", { status: 404, code: "not_found" }],
  ["This batch has not been dispatched yet.", { status: 409, code: "batch_not_dispatched" }],
] as const)("A batch that cannot be received here says so and leads back: %s", async (message, refusal) => {
  const stage = createTestRegistry({ handlers: { getReceivingBatch: () => refuse(message, refusal) } });
  render(
    <Stage stage={stage}>
      <DispatchReceivingBatch batchId={99} slots={{ error: ({ children }) => children }} />
    </Stage>,
  );
  expect(await screen.findByRole("heading", { level: 1, name: "Batch" })).toBeVisible();
  expect(screen.getAllByText(message)[0]).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: "Back to Receiving" }));
  expect(stage.destinations).toEqual([{ screen: "DispatchReceiving" }]);
});
