import { fc, test as fcTest } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { createBatch, createBatchCard } from "../testing/examples.ts";
import type { BatchCard } from "./batch.ts";
import { readBatchTurn, readCardWork } from "./colleague-work.ts";

const me = { username: "clerk.male", fullname: "Aishath Shareef" };
const colleague = { username: "super", fullname: "Fathimath Naseema" };
const other = { username: "clerk.two", fullname: "Ibrahim Waheed" };
const at = "2026-11-19T10:00:00Z";
const packed = [1, 2, 3].map((number) => createBatchCard(number));
const onItsWay = packed.map((card) => ({ ...card, line_status: "in_transit" as const }));
const event = (action: string, actor: typeof me, serial_number: string | null = null) => ({
  id: 9,
  action,
  actor,
  at,
  center: { id: 1, name: "DNR Head Office" },
  serial_number,
});

/** The cards, with one of them changed. */
function withCard(cards: readonly BatchCard[], change: Partial<BatchCard>): BatchCard[] {
  return cards.map((card, index) => (index === 1 ? { ...card, ...change } : card));
}

describe("What colleagues did with the cards of a batch", () => {
  test("is counted by colleague, and without what this desk did", () => {
    const before = createBatch({ cards: packed });
    const cards = [
      ...packed,
      createBatchCard(4, { added_by: me }),
      createBatchCard(5, { added_by: colleague }),
      createBatchCard(6, { added_by: other }),
      createBatchCard(7, { added_by: colleague }),
    ];
    expect(readCardWork(before, createBatch({ cards }), me.username)).toEqual([
      { doing: "added", by: "Fathimath Naseema", count: 2 },
      { doing: "added", by: "Ibrahim Waheed", count: 1 },
    ]);
  });

  fcTest.prop([fc.array(fc.constantFrom("keep", "drop", "receive", "add"), { minLength: 1, maxLength: 12 })])(
    "does not depend on which cards were read anew",
    (fates) => {
      const cards = fates.map((_, index) => createBatchCard(index + 1, { line_status: "in_transit" }));
      const later = fates.flatMap((fate, index): BatchCard[] => {
        const card = cards[index] as BatchCard;
        if (fate === "drop") return [];
        if (fate === "add") return [card, createBatchCard(100 + index, { added_by: colleague })];
        return [fate === "keep" ? card : { ...card, line_status: "received", resolved_by: other }];
      });
      const [before, after] = [createBatch({ cards }), createBatch({ cards: later })];
      const works = readCardWork(before, after, me.username);
      expect(works).toEqual(readCardWork(before, structuredClone(after), me.username));
      const counted = works.reduce((sum, { count }) => sum + count, 0);
      expect(counted).toBe(fates.filter((fate) => fate === "receive" || fate === "add").length);
    },
  );

  test("is a card taken out, unless the whole batch was given up", () => {
    const before = createBatch({ cards: packed });
    const gone = { ...packed[2], line_status: "removed", removed: { notes: "x", by: colleague, at } };
    const after = createBatch({ cards: packed.slice(0, 2), removed_cards: [gone as BatchCard] });
    expect(readCardWork(before, after, me.username)).toEqual([
      { doing: "removed", by: "Fathimath Naseema", count: 1 },
    ]);
    expect(readCardWork(before, { ...after, status: "cancelled" }, me.username)).toEqual([]);
  });

  test.each([
    ["received", "received"],
    ["missing", "checked"],
    ["disputed", "checked"],
  ] as const)("is a card that is %s", (line_status, doing) => {
    const before = createBatch({ status: "dispatched", cards: onItsWay });
    const cards = withCard(onItsWay, { line_status, resolved_by: colleague, resolved_at: at });
    const after = createBatch({ status: "receiving", cards });
    expect(readCardWork(before, after, me.username)).toEqual([{ doing, by: "Fathimath Naseema", count: 1 }]);
    expect(readCardWork(before, after, colleague.username)).toEqual([]);
  });

  test("is told once of a card that had been taken out before, and by nobody whom the server does not name", () => {
    const removed = { notes: "x", by: colleague, at };
    const gone = { ...packed[2], line_status: "removed", removed } as BatchCard;
    const { removed: _removed, ...unnamed } = gone;
    const rest = packed.slice(0, 2);
    const before = createBatch({ cards: rest, removed_cards: [gone] });
    expect(readCardWork(before, structuredClone(before), me.username)).toEqual([]);
    const after = createBatch({ cards: rest, removed_cards: [unnamed as BatchCard] });
    expect(readCardWork(createBatch({ cards: packed }), after, me.username)).toEqual([]);
    expect(readCardWork(createBatch({ cards: rest }), before, me.username)).toEqual([
      { doing: "removed", by: "Fathimath Naseema", count: 1 },
    ]);
  });

  test("is no check taken back that was of another card, or no taking back at all", () => {
    const cards = withCard(onItsWay, { line_status: "received", resolved_by: me, resolved_at: at });
    const before = createBatch({ status: "receiving", cards });
    const events = [
      event("undo_card", other, onItsWay[0]?.serial_number),
      event("receive_card", other, onItsWay[1]?.serial_number),
      event("undo_card", colleague, onItsWay[1]?.serial_number),
    ];
    const after = createBatch({ status: "receiving", cards: onItsWay, events });
    expect(readCardWork(before, after, me.username)).toEqual([
      { doing: "checked", by: "Fathimath Naseema", count: 1 },
    ]);
    const open = createBatch({ status: "open", cards: packed, events });
    expect(readCardWork(before, open, me.username)).toEqual([]);
  });

  test("is nothing of another batch, whose cards are all new to this page", () => {
    const cards = [createBatchCard(9, { added_by: colleague })];
    expect(readCardWork(createBatch(), createBatch({ id: 13, cards }), me.username)).toEqual([]);
  });

  test("is a check taken back, by whom the history says", () => {
    const cards = withCard(onItsWay, { line_status: "received", resolved_by: me, resolved_at: at });
    const before = createBatch({ status: "receiving", cards });
    const events = [event("undo_card", colleague, onItsWay[1]?.serial_number)];
    const after = createBatch({ status: "receiving", cards: onItsWay, events });
    expect(readCardWork(before, after, me.username)).toEqual([
      { doing: "checked", by: "Fathimath Naseema", count: 1 },
    ]);
    expect(readCardWork(before, { ...after, events: [] }, me.username)).toEqual([]);
  });

  test("is nothing when a batch leaves or comes back with all its cards", () => {
    const before = createBatch({ cards: packed });
    const after = createBatch({ status: "dispatched", cards: onItsWay, dispatched_by: colleague });
    expect(readCardWork(before, after, me.username)).toEqual([]);
    expect(readCardWork(after, before, me.username)).toEqual([]);
    expect(readCardWork(before, createBatch({ id: 13, cards: [] }), me.username)).toEqual([]);
  });
});

describe("What a colleague did with a batch as a whole", () => {
  const open = createBatch();
  const dispatched = createBatch({ status: "dispatched", dispatched_by: colleague });
  test.each([
    ["dispatched", open, dispatched],
    ["cancelled", open, createBatch({ status: "cancelled", cancelled_by: colleague })],
    ["reopened", dispatched, createBatch({ events: [event("reopen", colleague)] })],
    ["closed", dispatched, createBatch({ status: "received", received_by: colleague })],
  ] as const)("is told when it was %s", (turn, before, after) => {
    expect(readBatchTurn(before, after, me.username)).toEqual({ turn, by: "Fathimath Naseema" });
    expect(readBatchTurn(before, after, colleague.username)).toBeUndefined();
    expect(readBatchTurn(after, after, me.username)).toBeUndefined();
  });

  test("is told when it goes to another centre, with a name once its history has come", () => {
    const after = createBatch({
      destination_center: { id: 4, name: "Addu City Centre" },
      events: [event("change_destination", colleague)],
    });
    expect(readBatchTurn(open, after, me.username)).toEqual({ turn: "redirected", by: "Fathimath Naseema" });
    expect(readBatchTurn(open, after, colleague.username)).toBeUndefined();
    const old = { ...open, events: [event("change_destination", me)] };
    expect(readBatchTurn(old, { ...after, events: old.events }, me.username)).toEqual({
      turn: "redirected",
      by: undefined,
    });
  });

  test("is nothing of another batch, and nothing where a word of tomorrow says where it went", () => {
    expect(readBatchTurn(open, { ...dispatched, id: 13 }, me.username)).toBeUndefined();
    const strange = createBatch({ status: "toString" as never });
    expect(readBatchTurn(open, strange, me.username)).toBeUndefined();
  });

  test("is told of a reopening by whom the history says reopened it, not by who did something later", () => {
    const events = [event("add_note", other), event("reopen", colleague)];
    expect(readBatchTurn(dispatched, createBatch({ events }), me.username)).toEqual({
      turn: "reopened",
      by: "Fathimath Naseema",
    });
  });

  test("is told without a name where the server gives none", () => {
    const cancelled = createBatch({ status: "cancelled" });
    expect(readBatchTurn(open, cancelled, me.username)).toEqual({ turn: "cancelled", by: undefined });
  });

  test("is nothing of its own when its first card is checked", () => {
    expect(readBatchTurn(dispatched, createBatch({ status: "receiving" }), me.username)).toBeUndefined();
  });
});
