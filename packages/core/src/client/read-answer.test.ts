import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import type { Batch } from "../dispatch/batch.ts";
import { createBatch, createBatchCard, createBatchSummary, exampleAnswers } from "../testing/index.ts";
import type { OperationId } from "./operation.ts";
import { readAnswerOf } from "./read-answer.ts";

const readBatch = async (batch: unknown) =>
  ((await readAnswerOf("getSendingBatch", { batch })) as { readonly batch: Batch }).batch;

/** A record without some of its fields. */
function without<Value extends object>(record: Value, ...names: readonly (keyof Value)[]) {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name as keyof Value)));
}

describe("An answer of another server", () => {
  test("has the lists empty that it leaves out", async () => {
    const batch = await readBatch(without(createBatch(), "notes", "events", "removed_cards", "version"));
    expect([batch.notes, batch.events, batch.removed_cards, batch.version]).toEqual([[], [], [], undefined]);
  });

  test("keeps words that are not known, and what goes beyond", async () => {
    const batch = await readBatch({ ...createBatch({ status: "held_by_customs" as "open" }), weight: 12 });
    expect(batch).toMatchObject({ status: "held_by_customs", weight: 12 });
  });

  test.each([
    [undefined, null],
    ["Northern Ferry Line", null],
    [{}, null],
    [{ name: "" }, null],
    [
      { name: "Ferry", weight: 3 },
      { name: "Ferry", contact: null, reference: null },
    ],
    [{ contact: 7771402 }, { name: null, contact: "7771402", reference: null }],
  ])("reads the courier %j as %j", async (courier, expected) => {
    expect((await readBatch({ ...createBatch(), courier })).courier).toEqual(expected);
  });

  test("has nothing planned for a packet, and no seal, where it tells none", async () => {
    const batch = await readBatch({ ...createBatch(), expected_count: "forty" });
    expect([batch.expected_count, batch.expected_on, batch.seal_no]).toEqual([null, null, null]);
  });

  test("leaves an event out of which nothing can be made, and counts those of the page", async () => {
    const [event] = createBatch().events;
    const answer = await readAnswerOf("listAudit", { events: [event, { at: "2026-11-19" }, null] });
    expect(answer).toMatchObject({
      events: [{ action: "create" }],
      meta: { page: 1, total: 1, last_page: 1 },
    });
  });

  test("of a write leaves what it does not say as it was", async () => {
    const answer = await readAnswerOf("addCard", {
      card: createBatchCard(),
      batch: { id: 12, status: "open", cards_count: 3 },
    });
    expect((answer as { readonly batch: object }).batch).toEqual({ id: 12, status: "open", cards_count: 3 });
  });

  test("names people by their username where it does not name them otherwise", async () => {
    const batch = await readBatch({ ...createBatch(), created_by: { username: "clerk" } });
    expect(batch.created_by.fullname).toBe("clerk");
    expect(await readAnswerOf("getUser", { user: { username: "clerk" } })).toMatchObject({
      user: { fullname: "clerk", roles: [], temp_full_access: false },
      center: null,
      _csrf: null,
    });
  });

  test("counts its own batches where it does not count pages", async () => {
    const batches = [createBatchSummary(), createBatchSummary({ id: 13 })];
    expect(await readAnswerOf("listSendingBatches", { batches })).toMatchObject({
      meta: { page: 1, total: 2, last_page: 1 },
    });
  });

  test("puts cards without a place in the order in which they came", async () => {
    const cards = [createBatchCard(7), createBatchCard(3)].map((card) => without(card, "sequence"));
    const batch = await readBatch({ ...createBatch(), cards });
    expect(batch.cards.map(({ sequence }) => sequence)).toEqual([1, 2]);
  });
});

test.each<[OperationId, unknown]>([
  ["getSendingBatch", undefined],
  ["getSendingBatch", {}],
  ["getSendingBatch", { batch: without(createBatch(), "id") }],
  ["getSendingBatch", { batch: without(createBatch(), "status") }],
  ["getReceivingBatch", { batch: { ...createBatch(), cards: [{ id: 1 }] } }],
  ["listSendingBatches", { data: [] }],
  ["listUserCenters", { centers: [] }],
  ["listCenters", { centers: "none" }],
  ["setCenter", undefined],
  ["login", { message: "Welcome" }],
  ["dispatchBatch", undefined],
  ["addCard", { ok: true }],
])("An answer of another shape is refused: %s with %j", async (id, data) => {
  await expect(readAnswerOf(id, data)).rejects.toThrow(SyntaxError);
});

/** An example answer with something taken away, changed or added somewhere in it. */
function mutate(value: unknown, path: readonly number[], change: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== "object" || value === null) return change;
  const entries = Object.entries(value);
  const [name, held] = entries[step % Math.max(1, entries.length)] ?? ["extra", undefined];
  const changed = mutate(held, rest, change);
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === name ? changed : item));
  const kept = Object.fromEntries(entries.filter(([other]) => other !== name));
  return changed === undefined ? { ...kept, unknown: 1 } : { ...kept, [name]: changed };
}

const changes = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom(null, "", "a word", 0, 12.5, true, [], {}, [null], ["x"], { id: 1 }),
);

property.prop([
  fc.constantFrom(...(Object.keys(exampleAnswers) as OperationId[])),
  fc.array(fc.nat(40), { minLength: 1, maxLength: 6 }),
  changes,
])(
  "Whatever is missing or different in an answer, it is read or refused, never half read",
  async (id, path, change) => {
    const example = JSON.parse(JSON.stringify(exampleAnswers[id]?.().body ?? {})) as unknown;
    const strange = mutate(example, path, change);
    let read: unknown;
    try {
      read = await readAnswerOf(id, strange);
    } catch (error) {
      expect(error).toBeInstanceOf(SyntaxError);
      return;
    }
    const { batch, batches } = (read ?? {}) as {
      readonly batch?: Batch;
      readonly batches?: readonly Batch[];
    };
    for (const { id: batchId, status } of [batch ?? [], batches ?? []].flat()) {
      expect([typeof batchId, typeof (status ?? "")]).toEqual(["number", "string"]);
    }
    if (id === "getSendingBatch" && batch) {
      expect([batch.cards, batch.notes, batch.events, batch.removed_cards].every(Array.isArray)).toBe(true);
      expect(batch.cards.every((card) => typeof card.name_en === "string")).toBe(true);
    }
  },
);
