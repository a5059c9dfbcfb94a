import { createBatch, createNetworkFailure, islandCenter, refuse } from "@id-desk/core/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { readCheckCounts } from "../../testing/batch-page.ts";
import { createBatchServer, createCards, serialOf } from "../../testing/batch-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { DispatchReceivingBatch } from "./DispatchReceivingBatch.tsx";

beforeEach(() => page.viewport(1366, 768));

async function check(change: Parameters<typeof createBatch>[0] = {}) {
  const server = createBatchServer(
    createBatch({ status: "dispatched", cards: createCards(4, { line_status: "in_transit" }), ...change }),
  );
  const stage = createTestRegistry({ session: { center: islandCenter }, handlers: server.handlers });
  const { receiveCard } = server.handlers;
  if (!receiveCard) throw new Error("The batch server receives cards.");
  const show = () =>
    render(
      <Stage stage={stage}>
        <DispatchReceivingBatch batchId={12} autoFocusScan />
      </Stage>,
    );
  const shown = show();
  await screen.findByRole("textbox", { name: /^Scan/ });
  return { server, stage, receiveCard, show, close: shown.unmount };
}

async function scan(...codes: readonly string[]) {
  for (const code of codes) await userEvent.keyboard(`${code}{Enter}`);
}

const field = () => screen.getByRole("textbox", { name: /^Scan/ });
const log = () => screen.getByRole("list", { name: "Last scans" });
const serials = () => screen.queryAllByRole("rowheader").map((cell) => cell.textContent);

test("A scan marks its card received, which leaves the cards that remain [CALL-13] [CALL-16]", async () => {
  const { stage } = await check();
  expect(serials()).toEqual([1, 2, 3, 4].map(serialOf));
  await scan(serialOf(2));
  await waitFor(() => expect(serials()).toEqual([1, 3, 4].map(serialOf)));
  expect(readCheckCounts()).toEqual(["Received1", "Missing0", "Disputed0", "Remaining3"]);
  expect(screen.getByText("Being received")).toBeVisible();
  expect(screen.getByRole("textbox", { name: /^Scan/ })).toHaveFocus();
  const [call] = stage.server.callsOf("receiveCard");
  expect(call?.path).toEqual({ batchId: "12", cardId: "302" });
  expect(call?.body).toEqual({ data: { serial_number: serialOf(2), method: "scan" } });
  expect(stage.server.callsOf("getReceivingBatch")).toHaveLength(1);
  await userEvent.click(screen.getByRole("radio", { name: /^Received/ }));
  expect(serials()).toEqual([serialOf(2)]);
});

test("While a scan waits for its answer its row says so, and keeps its place and its key", async () => {
  const { stage, receiveCard } = await check();
  const answered = Promise.withResolvers<undefined>();
  stage.server.on("receiveCard", (call) => answered.promise.then(() => receiveCard(call)));
  await scan(serialOf(2));
  const row = screen.getAllByRole("row")[2];
  expect(row?.textContent).toContain("Waiting");
  expect(row?.getAttribute("data-key")).toBe(serialOf(2));
  expect(screen.getByRole("button", { name: "Receive batch" })).toHaveAccessibleDescription(
    "1 scan is not saved yet.",
  );
  answered.resolve(undefined);
  await waitFor(() => expect(serials()).not.toContain(serialOf(2)));
});

test("A card whose code names somebody else than the batch is not received, and both numbers are said", async () => {
  const { stage, server } = await check();
  const listed = server.batch.cards[0]?.id_number ?? "";
  await scan(`A999999|${serialOf(1)}`);
  const sentence = `The code of this card says A999999, the batch says ${listed}. Dispute the card.`;
  expect(within(log()).getAllByText(sentence)).toHaveLength(1);
  expect(stage.server.callsOf("receiveCard")).toEqual([]);
  expect(serials()).toContain(serialOf(1));
  expect(field()).toHaveFocus();
  await scan(`${listed}|${serialOf(1)}`);
  await waitFor(() => expect(serials()).not.toContain(serialOf(1)));
});

test("Answers that overtake each other leave the newest counts", async () => {
  const { stage, receiveCard } = await check();
  const held = new Map<string, () => void>();
  stage.server.on("receiveCard", async (call) => {
    const answer = await receiveCard(call);
    await new Promise<void>((resolve) => held.set(call.body.data.serial_number, resolve));
    return answer;
  });
  await scan(serialOf(1), serialOf(2), serialOf(3));
  await waitFor(() => expect(held.size).toBe(3));
  for (const serial of [3, 2, 1].map(serialOf)) {
    held.get(serial)?.();
    await waitFor(() => expect(serials()).not.toContain(serial));
  }
  expect(readCheckCounts()).toEqual(["Received3", "Missing0", "Disputed0", "Remaining1"]);
});

test("A card scanned again is told by whom and when it was received, and is received once", async () => {
  const { stage } = await check();
  await scan(serialOf(1));
  await waitFor(() => expect(serials()).not.toContain(serialOf(1)));
  await scan(serialOf(1));
  expect(await within(log()).findByText("Aishath Shareef received it at 14:05.")).toBeVisible();
  expect(stage.server.callsOf("receiveCard")).toHaveLength(1);
});

test("A card that another desk has received is told by whom and when, and the batch is read again", async () => {
  const { stage, server } = await check();
  server.refuseCard(
    serialOf(1),
    refuse("Card has already been received", {
      code: "already_received",
      context: { by: "Hassan Manik", at: "2026-11-22T04:30:00Z" },
    }),
  );
  server.change({
    status: "receiving",
    cards: server.batch.cards.map((card) => (card.id === 301 ? { ...card, line_status: "received" } : card)),
  });
  await scan(serialOf(1));
  expect(await within(log()).findByText("Hassan Manik received it at 09:30.")).toBeVisible();
  await waitFor(() => expect(serials()).toEqual([2, 3, 4].map(serialOf)));
  expect(stage.server.callsOf("getReceivingBatch")).toHaveLength(2);
});

test("A card that is not in the batch is refused without a call, and can be recorded as an extra card", async () => {
  const { stage } = await check();
  await scan("SN0009999");
  expect(within(log()).getByText("This card is not in this batch. Put it aside.")).toBeVisible();
  expect(screen.getByText("1 refused")).toBeVisible();
  expect(stage.server.callsOf("receiveCard")).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Record as an extra card: SN0009999" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByRole("textbox", { name: /^Notes/ })).toHaveValue(
    "Extra card in the packet: SN0009999",
  );
  await userEvent.click(within(dialog).getByRole("button", { name: "Add note" }));
  await waitFor(() => expect(stage.server.callsOf("addBatchNote")).toHaveLength(1));
});

test("Each card of the log that is not in the batch can be recorded, until it is recorded", async () => {
  await check();
  await scan("SN0009998", "SN0009999", serialOf(1));
  const offers = () =>
    within(log())
      .queryAllByRole("button")
      .map((button) => button.getAttribute("aria-label"));
  expect(offers()).toEqual(["Record as an extra card: SN0009999", "Record as an extra card: SN0009998"]);
  await userEvent.click(screen.getByRole("button", { name: "Record as an extra card: SN0009998" }));
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Add note" }));
  await waitFor(() => expect(offers()).toEqual(["Record as an extra card: SN0009999"]));
});

test.each([
  ["A100101", "This is an ID number. Scan the serial number of the card."],
  ["DB-2026-000012", "This is the number of a batch. Scan a card."],
  ["4006381333931", "This code belongs to another system. Scan the serial number of a card."],
  ["https://example.test/1", "This code belongs to another system. Scan the serial number of a card."],
  ["SN0000101SN0000102", "Two codes were read as one. Scan them one after the other."],
  ["SNO000101", "This looks like a serial number, but has a letter where a digit belongs."],
  ["ＳＮ０００１２３４", "This is written in another alphabet. Set the keyboard to English and scan again."],
  ["SN000101", "This is not a serial number. Scan the serial number of a card."],
])("The code %s receives nothing and is told: %s The next scan counts at once", async (code, sentence) => {
  const { stage } = await check();
  await userEvent.fill(field(), code);
  await scan("");
  expect(within(log()).getByText(sentence)).toBeVisible();
  expect(stage.server.callsOf("receiveCard")).toEqual([]);
  expect(field()).toHaveFocus();
  await scan(serialOf(2));
  await waitFor(() => expect(serials()).not.toContain(serialOf(2)));
  expect(stage.server.callsOf("receiveCard")).toHaveLength(1);
});

test("A card that was taken out before the batch left is told with its reason", async () => {
  const removed = createCards(9, {
    line_status: "removed",
    removed: {
      notes: "Name is misspelt",
      by: { username: "clerk.male", fullname: "Aishath Shareef" },
      at: "2026-11-19T09:30:00Z",
    },
  }).slice(8);
  await check({ removed_cards: removed });
  await scan(serialOf(9));
  expect(
    within(log()).getByText("This card was taken out before the batch left: Name is misspelt"),
  ).toBeVisible();
});

test("Without a network scans wait in their rows; they are kept when the page closes and sent when it opens", async () => {
  const { stage, receiveCard, close, show } = await check();
  stage.server.on("receiveCard", () => {
    throw createNetworkFailure();
  });
  await scan(serialOf(1), serialOf(2), serialOf(3));
  expect(await screen.findByText("Scanning paused – 3 scans waiting")).toBeVisible();
  expect(serials()).toEqual([1, 2, 3, 4].map(serialOf));
  close();
  stage.server.on("receiveCard", receiveCard);
  show();
  await waitFor(() => expect(serials()).toEqual([4].map(serialOf)));
});

test("A missing card that turns up is received by its scan", async () => {
  const { stage } = await check({
    status: "receiving",
    cards: createCards(2, { line_status: "missing" }),
  });
  await scan(serialOf(1));
  await waitFor(() =>
    expect(readCheckCounts()).toEqual(["Received1", "Missing1", "Disputed0", "Remaining0"]),
  );
  expect(stage.server.callsOf("receiveCard")).toHaveLength(1);
});

test("Among 1,000 cards a scan takes its own row away and touches no other", async () => {
  await check({ cards: createCards(1000, { line_status: "in_transit" }) });
  const body = screen.getByRole("table").querySelector("tbody:last-of-type") as HTMLElement;
  const own = body.querySelector(`tr[data-key="${serialOf(3)}"]`);
  const others = new Set([...body.querySelectorAll("tr[data-key]")].filter((row) => row !== own));
  const touched: Node[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const row = (target instanceof Element ? target : target.parentElement)?.closest("tr[data-key]");
      if (row && others.has(row)) touched.push(row);
    }
  });
  observer.observe(body, { subtree: true, childList: true, characterData: true });
  await scan(serialOf(3));
  await waitFor(() => expect(own?.isConnected).toBe(false));
  observer.disconnect();
  expect(touched).toEqual([]);
});
