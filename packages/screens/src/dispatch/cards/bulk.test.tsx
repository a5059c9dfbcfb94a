import type { BatchCard } from "@id-desk/core";
import { createBatch, createNetworkFailure, createUser, refuse } from "@id-desk/core/testing";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useSession } from "../../runtime/registry/registry-context.ts";
import { createBatchServer, createCards, serialOf } from "../../testing/batch-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { DispatchReceivingBatch } from "../DispatchReceivingBatch/DispatchReceivingBatch.tsx";
import { DispatchSendingBatch } from "../DispatchSendingBatch/DispatchSendingBatch.tsx";
// What a page asks for later is here from the start: none of these tests is about how long it takes.
import "./BulkDialog.tsx";
import "./CardsToolbar.tsx";

beforeEach(() => page.viewport(1366, 768));

function Host({ children }: { readonly children: ReactElement }) {
  return useSession().status === "signedIn" ? children : <h1>Sign in</h1>;
}

async function open(shown: ReactElement, batch: Parameters<typeof createBatch>[0]) {
  const server = createBatchServer(createBatch(batch));
  const stage = createTestRegistry({ handlers: server.handlers });
  render(
    <Stage stage={stage}>
      <Host>{shown}</Host>
    </Stage>,
  );
  await screen.findByRole("heading", { level: 1, name: /DB-2026-000012/ });
  await screen.findByRole("searchbox", { name: "Search the cards" });
  return { server, stage };
}

const openSending = (count: number) =>
  open(<DispatchSendingBatch batchId={12} />, { cards: createCards(count) });
const openReceiving = (count: number, change: Partial<BatchCard> = {}) =>
  open(<DispatchReceivingBatch batchId={12} />, {
    status: "receiving",
    cards: createCards(count, { line_status: "in_transit", ...change }),
  });

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const select = (...numbers: number[]) =>
  numbers.reduce(
    (before, number) =>
      before.then(() =>
        userEvent.click(screen.getByRole("checkbox", { name: `Select ${serialOf(number)}` })),
      ),
    Promise.resolve(),
  );
const dialog = async () => within(await screen.findByRole("dialog"));
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const search = (text: string) =>
  userEvent.fill(screen.getByRole("searchbox", { name: "Search the cards" }), text);
const shownSerials = () =>
  screen.getAllByRole("row").flatMap(({ textContent }) => /SN\s?\d[\d\s]{6,8}/.exec(textContent) ?? []);
const typeNotes = async (text: string) =>
  userEvent.fill((await dialog()).getByRole("textbox", { name: /^Notes/ }), text);
const confirm = async (name: string) => userEvent.click((await dialog()).getByRole("button", { name }));

describe("Many cards of an open batch", () => {
  test("are removed with one reason, each by a call with a key of its own [CALL-15] [DOM-04]", async () => {
    const { stage, server } = await openSending(6);
    expect(screen.queryByRole("checkbox")).toBeNull();
    await press("Select cards");
    const remove = screen.getByRole("button", { name: "Remove 0 cards" });
    expect(remove).toHaveAccessibleDescription("Select cards in the table first.");
    await select(1, 3, 4);
    expect(screen.getByText("3 cards selected")).toBeVisible();
    await press("Remove 3 cards");
    expect(await screen.findByRole("dialog")).toHaveAccessibleName(
      "Remove 3 cards from batch DB-2026-000012?",
    );
    await confirm("Remove 3 cards");
    expect((await dialog()).getByText("Notes are required.")).toBeVisible();
    expect(stage.server.callsOf("removeCard")).toEqual([]);
    await typeNotes("Packed for another centre");
    await confirm("Remove 3 cards");
    await closed();
    expect(await screen.findByText("3 of 3 done.")).toBeVisible();
    const calls = stage.server.callsOf("removeCard");
    expect(calls.map(({ path, body }) => [path.cardId, body])).toEqual([
      ["301", { notes: "Packed for another centre" }],
      ["303", { notes: "Packed for another centre" }],
      ["304", { notes: "Packed for another centre" }],
    ]);
    expect(new Set(calls.map(({ headers }) => headers.get("Idempotency-Key"))).size).toBe(3);
    expect(server.batch.cards).toHaveLength(3);
    expect(shownSerials()).toHaveLength(3);
    expect(stage.server.callsOf("getSendingBatch")).toHaveLength(1);
    // The button that opened the dialog keeps the focus.
    await waitFor(() => expect(screen.getByRole("button", { name: "Remove 0 cards" })).toHaveFocus());
  });

  test("where one is refused the others are done; it stays selected and says why", async () => {
    const { stage } = await openSending(4);
    const remove = createBatchServer(createBatch({ cards: createCards(4) })).handlers.removeCard;
    stage.server.on("removeCard", ((call: never) =>
      (call as { path: { cardId: string } }).path.cardId === "302"
        ? refuse("Card was removed from the batch", {
            code: "card_removed",
            context: { by: "Ibrahim Waheed", at: "2026-11-19T09:05:00Z" },
          })
        : (remove as (call: never) => unknown)(call)) as never);
    await press("Select cards");
    await userEvent.click(screen.getByRole("checkbox", { name: "Select every card in the list" }));
    await press("Remove 4 cards");
    await typeNotes("Packed for another centre");
    await confirm("Remove 4 cards");
    await closed();
    expect(await screen.findByText("3 of 4 done. 1 refused:")).toHaveTextContent(
      `3 of 4 done. 1 refused: ${serialOf(2)}`,
    );
    expect(
      screen.getByText("Card was removed from the batch. Ibrahim Waheed, Nov 19, 2026, 14:05."),
    ).toBeVisible();
    // It is read again, for it is otherwise than it was shown; here the registry still has it.
    await waitFor(() => expect(stage.server.callsOf("getSendingBatch")).toHaveLength(2));
    expect(screen.getByRole("checkbox", { name: `Select ${serialOf(2)}` })).toBeChecked();
    expect(screen.getByText("1 card selected")).toBeVisible();
    await press("Close");
    expect(screen.queryByText(/3 of 4 done/)).toBeNull();
  });

  test("wait in the dialog where the connection is lost; the next press sends only what is left, with the same keys", async () => {
    const { stage, server } = await openSending(6);
    const { removeCard } = server.handlers;
    const lost = new Set(["302", "305"]);
    stage.server.on("removeCard", ((call: never) => {
      if (lost.delete((call as { path: { cardId: string } }).path.cardId)) throw createNetworkFailure();
      return (removeCard as (call: never) => unknown)(call);
    }) as never);
    await press("Select cards");
    await userEvent.click(screen.getByRole("checkbox", { name: "Select every card in the list" }));
    await press("Remove 6 cards");
    await typeNotes("Packed for another centre");
    await confirm("Remove 6 cards");
    const shown = await dialog();
    expect(await shown.findByText(/not done yet\. Press “Remove/)).toBeVisible();
    expect(shown.getByText(/ of 6 done\./)).toBeVisible();
    const left = server.batch.cards.length;
    expect(left).toBeGreaterThan(0);
    const tried = stage.server.callsOf("removeCard");
    lost.clear();
    await confirm(left === 1 ? "Remove 1 card" : `Remove ${left} cards`);
    await closed();
    expect(await screen.findByText("6 of 6 done.")).toBeVisible();
    const keyOf = (cardId: string) =>
      tried.find(({ path }) => path.cardId === cardId)?.headers.get("Idempotency-Key");
    const again = stage.server.callsOf("removeCard").slice(tried.length);
    expect(again).toHaveLength(left);
    expect(again.find(({ path }) => path.cardId === "302")?.headers.get("Idempotency-Key")).toBe(
      keyOf("302"),
    );
    expect(server.batch.cards).toEqual([]);
  });

  test("cannot be changed while a scan is not saved, and the button says so", async () => {
    const { stage } = await openSending(2);
    stage.server.on("addCard", () => new Promise(() => undefined) as never);
    await press("Select cards");
    await select(1);
    await userEvent.click(screen.getByRole("textbox", { name: /^Scan/ }));
    await userEvent.keyboard(`${serialOf(9)}{Enter}`);
    const remove = await screen.findByRole("button", { name: "Remove 1 card" });
    await waitFor(() => expect(remove).toHaveAccessibleDescription("1 scan is not saved yet."));
    await userEvent.click(remove, { force: true });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("are asked for again with what was typed after a session that ended", async () => {
    const { stage } = await openSending(4);
    await press("Select cards");
    await select(2, 4);
    await press("Remove 2 cards");
    await typeNotes("Half a sentence");
    act(() => stage.registry.session.clear("expired"));
    await screen.findByRole("heading", { name: "Sign in" });
    const { center } = stage.registry.session.getState();
    act(() =>
      stage.registry.session.set({
        user: createUser(),
        center: center ?? { id: 1, name: "DNR Head Office" },
        csrf: "next",
      }),
    );
    expect(await screen.findByRole("dialog")).toHaveAccessibleName(
      "Remove 2 cards from batch DB-2026-000012?",
    );
    expect((await dialog()).getByRole("textbox", { name: /^Notes/ })).toHaveValue("Half a sentence");
    expect(
      (await dialog()).getAllByText(/^SN/).map(({ textContent }) => textContent.replace(/\s/g, "")),
    ).toEqual([serialOf(2), serialOf(4)]);
  });

  test("are not offered to whoever may only read", async () => {
    await open(<DispatchSendingBatch batchId={12} readOnly />, { cards: createCards(3) });
    expect(screen.queryByRole("button", { name: "Select cards" })).toBeNull();
  });
});

describe("Cards are found", () => {
  test("by serial number, ID number or name; how many is told, and selected ones that are not shown are counted", async () => {
    await openSending(5);
    await press("Select cards");
    await select(1, 2);
    await search("waheed");
    expect(await screen.findByText("1 card found")).toBeVisible();
    expect(shownSerials().map((serial) => serial.replace(/\s/g, ""))).toEqual([serialOf(3)]);
    expect(screen.getByText("2 cards selected – 2 of them are not shown")).toBeVisible();
    await userEvent.click(screen.getByRole("checkbox", { name: "Select every card in the list" }));
    expect(screen.getByText("3 cards selected – 2 of them are not shown")).toBeVisible();
    await search(serialOf(5).slice(2));
    expect(await screen.findByRole("checkbox", { name: `Select ${serialOf(5)}` })).not.toBeChecked();
    await search("nobody");
    expect(await screen.findByText("No card is found.")).toBeVisible();
    await press("Clear Search the cards");
    await waitFor(() => expect(shownSerials()).toHaveLength(5));
  });

  test("in the order of their ID numbers, or of scanning", async () => {
    await openSending(3);
    const order = () => shownSerials().map((serial) => Number(serial.replace(/\D/g, "")) - 100);
    expect(order()).toEqual([3, 2, 1]);
    await press("Added");
    expect(order()).toEqual([1, 2, 3]);
    await press("ID number");
    expect(screen.getByRole("columnheader", { name: "ID number" })).toHaveAttribute("aria-sort", "ascending");
  });
});

describe("Many cards of a batch that is checked", () => {
  test("that remain are marked as missing once their number is typed [CALL-18]", async () => {
    const { stage, server } = await openReceiving(3);
    await press("Mark 3 as missing");
    await typeNotes("Packet was torn open");
    await confirm("Mark 3 cards as missing");
    expect((await dialog()).getByText("That is not the number. Type 3 to go on.")).toBeVisible();
    const field = (await dialog()).getByRole("textbox", { name: /^Number of cards/ });
    expect(field).toHaveAttribute("aria-invalid", "true");
    await userEvent.fill(field, "4");
    await confirm("Mark 3 cards as missing");
    expect(stage.server.callsOf("markCardMissing")).toEqual([]);
    expect((await dialog()).getByRole("textbox", { name: /^Notes/ })).toHaveValue("Packet was torn open");
    await userEvent.fill(field, "3");
    await confirm("Mark 3 cards as missing");
    await closed();
    expect(await screen.findByText("3 of 3 done.")).toBeVisible();
    expect(stage.server.callsOf("markCardMissing").map(({ body }) => body)).toEqual(
      Array(3).fill({ data: { notes: "Packet was torn open" } }),
    );
    expect(server.batch.missing_count).toBe(3);
    expect(screen.queryByRole("button", { name: /as missing$/ })).toBeNull();
  });

  test("and one that a colleague disputed meanwhile are not received unseen: that one is refused by name", async () => {
    const { server } = await openReceiving(3, { version: 4 });
    await press("Select cards");
    await select(1, 2);
    await press("Receive 2 cards");
    server.changeCard(2, { line_status: "disputed" });
    await userEvent.fill((await dialog()).getByRole("textbox", { name: /^Number of cards/ }), "2");
    await confirm("Receive 2 cards");
    await closed();
    expect(await screen.findByText("1 of 2 done. 1 refused:")).toHaveTextContent(
      `1 of 2 done. 1 refused: ${serialOf(2)}`,
    );
    expect(screen.getByText(/changed by Ibrahim Waheed/)).toBeVisible();
    expect(server.batch.cards.map(({ line_status }) => line_status)).toEqual([
      "received",
      "disputed",
      "in_transit",
    ]);
  });

  test("that are selected are received by hand once their number is typed; nothing receives all that remain [CALL-16]", async () => {
    const { stage } = await openReceiving(5);
    expect(screen.queryByRole("button", { name: /^Receive (all|\d)/ })).toBeNull();
    await press("Select cards");
    await select(2, 5);
    await press("Receive 2 cards");
    await confirm("Receive 2 cards");
    expect((await dialog()).getByText("That is not the number. Type 2 to go on.")).toBeVisible();
    await userEvent.fill((await dialog()).getByRole("textbox", { name: /^Number of cards/ }), "2");
    await confirm("Receive 2 cards");
    await closed();
    expect(await screen.findByText("2 of 2 done.")).toBeVisible();
    expect(stage.server.callsOf("receiveCard").map(({ body }) => body)).toEqual([
      { data: { serial_number: serialOf(2), method: "manual" } },
      { data: { serial_number: serialOf(5), method: "manual" } },
    ]);
    expect(shownSerials()).toHaveLength(3);
  });
});

test("The sender takes what the destination found with them, as a file without a phone number", async () => {
  let made: Blob | undefined;
  let name = "";
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    made = file as Blob;
    return "#file";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  const [first, second, third] = createCards(3, {
    line_status: "received",
    resolved_at: "2026-11-20T09:05:00Z",
    resolved_by: { username: "clerk.hdh", fullname: "Hassan Manik" },
  });
  if (!first || !second || !third) throw new Error("There are three cards.");
  await open(<DispatchSendingBatch batchId={12} />, {
    status: "received",
    received_count: 1,
    missing_count: 1,
    disputed_count: 1,
    cards: [
      first,
      { ...second, line_status: "missing", resolution: { notes: "=1+1, not inside" } },
      {
        ...third,
        line_status: "disputed",
        resolution: { reason: "wrong_serial", found_serial_number: "SN0000777", notes: "Another card" },
      },
    ],
  });
  await press("Export discrepancies");
  expect(name).toBe("DB-2026-000012-discrepancies.csv");
  const rows = ((await made?.text()) ?? "").trim().split("\r\n");
  expect(rows[0]).toMatch(/^Serial no\.,ID number,Name,Status,Reason,Card in hand,Notes,Checked,Checked by$/);
  expect(rows.slice(1)).toEqual([
    `${serialOf(2)},${second.id_number},${second.name_en},Missing,,,"'=1+1, not inside",2026-11-20 14:05,Hassan Manik`,
    `${serialOf(3)},${third.id_number},${third.name_en},Disputed,Serial number does not match,SN0000777,Another card,2026-11-20 14:05,Hassan Manik`,
  ]);
  vi.restoreAllMocks();
});
