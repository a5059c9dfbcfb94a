import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { createBatch, createBatchCard, createBatchSummary } from "../testing/examples.ts";
import type { Batch, LineStatus } from "./batch.ts";
import { mergeBatch, mergeCardAnswer } from "./merge-batch.ts";

const cards = [1, 2, 3].map((number) => createBatchCard(number, { line_status: "in_transit" }));
const current = createBatch({ status: "dispatched", version: 5, cards });
const at = (minute: number) => `2026-11-19T10:${String(minute).padStart(2, "0")}:00Z`;
const statusesOf = (batch: Batch) => batch.cards.map((card) => card.line_status);

describe("An answer with a batch", () => {
  test("replaces an older one and keeps the cards when it brings none", () => {
    const newer = createBatchSummary({ status: "receiving", version: 6, received_count: 1 });
    expect(mergeBatch(current, newer)).toEqual({ ...current, ...newer });
    expect(mergeBatch(current, newer).cards).toBe(cards);
  });

  test("that was overtaken changes nothing, not even the object", () => {
    expect(mergeBatch(current, createBatchSummary({ status: "open", version: 4 }))).toBe(current);
  });

  test("of the same version counts: it may bring more", () => {
    expect(mergeBatch(current, createBatch({ version: 5, name: "November" })).name).toBe("November");
  });

  test("of another batch changes nothing", () => {
    expect(mergeBatch(current, createBatchSummary({ id: 13, version: 9 }))).toBe(current);
  });

  test("of a server that counts no versions always counts", () => {
    const { version, ...bare } = createBatchSummary({ status: "cancelled" });
    expect(version).toBe(1);
    expect(mergeBatch(current, bare as Batch).status).toBe("cancelled");
  });
});

describe("An answer with a card", () => {
  const received = createBatchCard(2, { line_status: "received", resolved_at: at(6) });

  test("puts the line in its place and the batch's counts with it", () => {
    const batch = createBatchSummary({ status: "receiving", version: 6, cards_count: 3, received_count: 1 });
    const merged = mergeCardAnswer(current, { card: received, batch });
    expect(statusesOf(merged)).toEqual(["in_transit", "received", "in_transit"]);
    expect(merged).toMatchObject({ status: "receiving", received_count: 1, version: 6 });
    expect(merged.cards[0]).toBe(cards[0]);
  });

  test("adds a new line where the order of scanning has it", () => {
    const packing = createBatch({ cards: [createBatchCard(1), createBatchCard(4)], version: 5 });
    const batch = createBatchSummary({ version: 6 });
    const merged = mergeCardAnswer(packing, { card: createBatchCard(3), batch });
    expect(merged.cards.map((card) => card.sequence)).toEqual([1, 3, 4]);
    const last = mergeCardAnswer(merged, { card: createBatchCard(5), batch });
    expect(last.cards.map((card) => card.sequence)).toEqual([1, 3, 4, 5]);
  });

  test("that was overtaken by another card's still brings its line, and no older counts", () => {
    const later = createBatchCard(3, { line_status: "received", resolved_at: at(7) });
    const overtaking = createBatchSummary({ version: 7, cards_count: 3, received_count: 2 });
    const afterLater = mergeCardAnswer(current, { card: later, batch: overtaking });
    const batch = createBatchSummary({ version: 6, cards_count: 3, received_count: 1 });
    const merged = mergeCardAnswer(afterLater, { card: received, batch });
    expect(statusesOf(merged)).toEqual(["in_transit", "received", "received"]);
    expect(merged).toMatchObject({ version: 7, received_count: 2 });
  });

  test("that was overtaken by something later about the same card changes nothing", () => {
    const disputed = createBatchCard(2, { line_status: "disputed", resolved_at: at(8) });
    const afterLater = mergeCardAnswer(current, {
      card: disputed,
      batch: createBatchSummary({ version: 8 }),
    });
    const merged = mergeCardAnswer(afterLater, { card: received, batch: createBatchSummary({ version: 6 }) });
    expect(merged).toBe(afterLater);
  });

  test("that undoes a receipt counts, though it knows of no time", () => {
    const afterReceipt = mergeCardAnswer(current, {
      card: received,
      batch: createBatchSummary({ version: 6 }),
    });
    const undone = createBatchCard(2, { line_status: "in_transit" });
    const merged = mergeCardAnswer(afterReceipt, { card: undone, batch: createBatchSummary({ version: 7 }) });
    expect(statusesOf(merged)).toEqual(["in_transit", "in_transit", "in_transit"]);
  });

  test("that undoes a receipt is not undone by the receipt's own answer, which it overtook", () => {
    const undone = createBatchCard(2, { line_status: "in_transit", version: 7 });
    const afterUndo = mergeCardAnswer(current, { card: undone, batch: createBatchSummary({ version: 7 }) });
    const late = { ...received, version: 6 };
    const batch = createBatchSummary({ version: 6 });
    expect(mergeCardAnswer(afterUndo, { card: late, batch })).toBe(afterUndo);
  });

  test("that was removed leaves the batch and stands among the removed, newest first", () => {
    const by = { username: "clerk.male", fullname: "Aishath Shareef" };
    const remove = (batch: Batch, number: number, version: number) => {
      const removed = { notes: "Scanned by mistake", by, at: at(version) };
      const card = createBatchCard(number, { line_status: "removed", removed });
      return mergeCardAnswer(batch, { card, batch: createBatchSummary({ version }) });
    };
    const merged = remove(remove(current, 1, 6), 2, 7);
    expect(merged.cards.map((card) => card.id)).toEqual([303]);
    expect(merged.removed_cards.map((card) => card.id)).toEqual([302, 301]);
    const late = mergeCardAnswer(merged, {
      card: createBatchCard(1),
      batch: createBatchSummary({ version: 2 }),
    });
    expect(late).toBe(merged);
  });

  test("that was taken out and is scanned again stands among the cards alone", () => {
    const gone = [1, 2].map((number) => createBatchCard(number, { line_status: "removed" }));
    const batch = createBatch({ version: 5, cards: [], removed_cards: gone });
    const merged = mergeCardAnswer(batch, {
      card: createBatchCard(1),
      batch: createBatchSummary({ version: 6 }),
    });
    expect([merged.cards, merged.removed_cards].map((lines) => lines.map(({ id }) => id))).toEqual([
      [301],
      [302],
    ]);
  });

  test("that a look had removed already takes no other card out", () => {
    const gone = createBatchCard(4, { line_status: "removed" });
    const merged = mergeCardAnswer(current, { card: gone, batch: createBatchSummary({ version: 6 }) });
    expect(merged.cards).toEqual(cards);
    expect(merged.removed_cards).toEqual([gone]);
  });

  test.each([
    ["same version of the line", { version: 6 }, { version: 6 }],
    ["same moment, where no versions are counted", { resolved_at: at(6) }, { resolved_at: at(6) }],
    [
      "same moment, where one of the two has no version",
      { version: 6, resolved_at: at(7) },
      { resolved_at: at(7) },
    ],
  ])("of an older batch counts at the %s", (_, known, answered) => {
    const shown = createBatchCard(2, { line_status: "in_transit", ...known });
    const batch = createBatch({ status: "receiving", version: 7, cards: [shown] });
    const card = createBatchCard(2, { line_status: "received", ...answered });
    const merged = mergeCardAnswer(batch, { card, batch: createBatchSummary({ version: 6 }) });
    expect(statusesOf(merged)).toEqual(["received"]);
  });

  test.each([
    ["the line that is shown", { version: 6 }, {}],
    ["the answer", {}, { version: 6 }],
  ])("of an older batch is told by its time where only %s has a version", (_, known, answered) => {
    const shown = createBatchCard(2, { line_status: "in_transit", added_at: at(9), ...known });
    const batch = createBatch({ status: "receiving", version: 7, cards: [shown] });
    const card = createBatchCard(2, { line_status: "received", resolved_at: at(8), ...answered });
    expect(mergeCardAnswer(batch, { card, batch: createBatchSummary({ version: 6 }) })).toBe(batch);
  });

  test("without a place of its own stands behind the one that came before it", () => {
    const [first, second] = [8, 9].map((number) =>
      createBatchCard(number, { sequence: Number.MAX_SAFE_INTEGER }),
    );
    const batch = createBatchSummary({ version: 6 });
    const merged = [first, second].reduce(
      (packing, card) => (card ? mergeCardAnswer(packing, { card, batch }) : packing),
      createBatch({ cards: [createBatchCard(1)], version: 5 }),
    );
    expect(merged.cards.map(({ id }) => id)).toEqual([301, 308, 309]);
  });

  test("of another batch changes nothing", () => {
    expect(mergeCardAnswer(current, { card: received, batch: createBatchSummary({ id: 13 }) })).toBe(current);
  });

  const change = fc.record({
    number: fc.integer({ min: 1, max: 5 }),
    line_status: fc.constantFrom<LineStatus>("received", "missing", "disputed"),
  });

  property.prop([
    fc
      .array(change, { maxLength: 12 })
      .chain((changes) =>
        fc.tuple(fc.constant(changes), fc.shuffledSubarray(changes, { minLength: changes.length })),
      ),
  ])("gives the same page in whatever order the answers arrive", ([changes, order]) => {
    const start = createBatch({
      status: "dispatched",
      version: 1,
      cards: [1, 2, 3, 4, 5].map((number) => createBatchCard(number, { line_status: "in_transit" })),
    });
    const answers = new Map(
      changes.map((made, index) => {
        const card = createBatchCard(made.number, {
          line_status: made.line_status,
          resolved_at: at(index + 1),
        });
        return [made, { card, batch: createBatchSummary({ version: index + 2, received_count: index }) }];
      }),
    );
    const inOrder = changes.reduce((batch, made) => merge(batch, answers.get(made)), start);
    const asTheyArrive = order.reduce((batch, made) => merge(batch, answers.get(made)), start);
    expect(asTheyArrive).toEqual(inOrder);
  });
});

function merge(batch: Batch, answer: Parameters<typeof mergeCardAnswer>[1] | undefined): Batch {
  return answer ? mergeCardAnswer(batch, answer) : batch;
}
