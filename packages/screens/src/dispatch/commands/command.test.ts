import { createBatch, createBatchCard, createBatchSummary } from "@id-desk/core/testing";
import { describe, expect, test } from "vitest";
import { createBatchRequest, createCardRequest, findNewest, isPossible } from "./command.ts";

const batch = createBatchSummary({ id: 12, version: 7 });
const card = createBatchCard(3, { version: 2 });

describe("The request of a command", () => {
  test.each([
    ["dispatchBatch", { seal_no: "HDK-1" }, { seal_no: "HDK-1", version: 7 }],
    ["cancelBatch", { notes: "Opened twice" }, { notes: "Opened twice", version: 7 }],
    ["reopenBatch", { notes: "One is missing" }, { notes: "One is missing", version: 7 }],
    ["receiveBatch", { received_on: "2026-11-24" }, { received_on: "2026-11-24", version: 7 }],
    ["addBatchNote", { notes: "The boat is late" }, { notes: "The boat is late" }],
    ["sendReadySms", {}, undefined],
  ] as const)(
    "%s says which state of the batch it is meant for, where it could undo a colleague's work",
    (action, given, body) => {
      expect(createBatchRequest(action, batch, given)).toEqual({
        path: { batchId: 12 },
        ...(body && { body }),
      });
    },
  );

  test.each([
    ["removeCard", { notes: "Scanned by mistake" }],
    ["receiveCard", { data: { serial_number: card.serial_number, method: "manual" }, version: 2 }],
    ["markCardMissing", { data: { notes: "Scanned by mistake" }, version: 2 }],
    ["undoCard", { data: { notes: "Scanned by mistake" }, version: 2 }],
  ] as const)("%s is the same for one card and for many", (action, body) => {
    const request = createCardRequest(action, 12, card, { notes: "Scanned by mistake" });
    expect(request).toEqual({ path: { batchId: 12, cardId: card.id }, body });
  });

  test("has no version of a card where the server tells none", () => {
    const { version: _, ...untold } = card;
    expect(createCardRequest("undoCard", 12, untold, {}).body).toEqual({ data: {} });
  });
});

describe("What is asked for in an open dialog", () => {
  const received = createBatchCard(3, { line_status: "received", version: 4 });
  const shown = createBatch({ status: "receiving", cards: [received] });

  test("is lost when a colleague has checked the card again since", () => {
    expect(isPossible({ action: "undoCard", card: received }, shown, "receiving")).toBe(true);
    const before = { ...received, version: 3 };
    expect(isPossible({ action: "undoCard", card: before }, shown, "receiving")).toBe(false);
  });

  test("is lost when its card has left the batch", () => {
    const gone = { action: "removeCard", card: createBatchCard(9) } as const;
    expect(isPossible(gone, createBatch({ cards: [card] }), "sending")).toBe(false);
  });

  test("is about the card as the batch has it, unless the dialog knows a newer one", () => {
    const disputed = createBatchCard(3, { line_status: "disputed", version: 5 });
    expect(findNewest(disputed, shown)).toBe(disputed);
    expect(findNewest({ ...disputed, version: 3 }, shown)).toBe(received);
  });
});
