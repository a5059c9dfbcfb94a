import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { createBatch, createBatchCard, createBatchSummary } from "../testing/examples.ts";
import type { Batch, BatchCard, BatchChanges, LineStatus } from "./batch.ts";
import { mergeCardAnswer } from "./merge-batch.ts";
import { mergeChanges } from "./merge-changes.ts";

const place = { id: 1, name: "DNR Head Office" };
const clerk = { username: "clerk.hdh", fullname: "Ibrahim Rasheed" };
const event = (id: number, action: string) => ({
  id,
  action,
  at: "2026-11-19T10:00:00Z",
  actor: clerk,
  center: place,
});
const lines = [1, 2, 3].map((number) => createBatchCard(number, { line_status: "in_transit", version: 4 }));
const current = createBatch({
  status: "dispatched",
  version: 5,
  cards: lines,
  events: [event(2, "dispatch"), event(1, "create")],
});
const received = createBatchCard(2, { line_status: "received", version: 6 });
const changesOf = (version: number, cards: BatchCard[], rest: Partial<BatchChanges> = {}): BatchChanges => ({
  batch: createBatchSummary({ status: "receiving", version, cards_count: 3, received_count: 1 }),
  cards,
  ...rest,
});

describe("What has changed in a batch", () => {
  test("brings each line to its place and the batch with it, and leaves the other lines", () => {
    const merged = mergeChanges(current, changesOf(6, [received]));
    expect(merged.cards.map((card) => card.line_status)).toEqual(["in_transit", "received", "in_transit"]);
    expect(merged).toMatchObject({ status: "receiving", version: 6, received_count: 1 });
    expect(merged.cards[0]).toBe(lines[0]);
  });

  test("brings new lines where the order of scanning has them, and takes out those that were removed", () => {
    const removed = { notes: "Scanned twice", by: clerk, at: "2026-11-19T10:00:00Z" };
    const merged = mergeChanges(
      current,
      changesOf(8, [
        createBatchCard(1, { line_status: "removed", removed, version: 7 }),
        createBatchCard(4, { line_status: "packed", version: 8 }),
      ]),
    );
    expect(merged.cards.map((card) => card.sequence)).toEqual([2, 3, 4]);
    expect(merged.removed_cards.map((card) => card.id)).toEqual([301]);
  });

  test("is the same batch when this desk's own answers had brought all of it", () => {
    const batch = createBatchSummary({ status: "receiving", version: 6, cards_count: 3, received_count: 1 });
    const own = mergeCardAnswer(current, { card: received, batch });
    expect(mergeChanges(own, changesOf(6, [received], { events: own.events, notes: own.notes }))).toBe(own);
    expect(mergeChanges(own, changesOf(6, []))).toBe(own);
  });

  test("brings a colleague's line although an own answer of a later version came first", () => {
    const own = createBatchCard(1, { line_status: "received", version: 7 });
    const ahead = mergeCardAnswer(current, { card: own, batch: createBatchSummary({ version: 7 }) });
    const merged = mergeChanges(ahead, changesOf(7, [own, received]));
    expect(merged.cards.map((card) => card.line_status)).toEqual(["received", "received", "in_transit"]);
    expect(merged.cards[0]).toBe(own);
  });

  test("never takes a line back to what it was before", () => {
    const undone = createBatchCard(2, { line_status: "in_transit", version: 9 });
    const ahead = mergeChanges(current, changesOf(9, [undone]));
    expect(mergeChanges(ahead, changesOf(6, [received]))).toBe(ahead);
  });

  test("brings notes and history that an own answer of the same version did not", () => {
    const ahead = { ...current, version: 7 };
    const events = [event(3, "undo_card"), ...current.events];
    expect(mergeChanges(ahead, changesOf(7, [], { events })).events).toBe(events);
    expect(mergeChanges(ahead, changesOf(6, [], { events })).events).toBe(current.events);
  });

  test("brings notes alone, and leaves the history that it does not bring", () => {
    const note = (id: number) => ({
      id,
      at: "2026-11-19T10:00:00Z",
      author: clerk,
      center: place,
      body: "Late",
    });
    const known = { ...current, notes: [note(1)] };
    const notes = [note(2), note(1)];
    const merged = mergeChanges(known, changesOf(5, [], { notes }));
    expect(merged).toEqual({ ...known, notes });
    expect(mergeChanges(known, changesOf(5, [], { notes: [note(1)] }))).toBe(known);
    // A page of the newest is as long as the one before.
    expect(mergeChanges(known, changesOf(5, [], { notes: [note(2)] })).notes).toEqual([note(2)]);
    // An answer that has all of them brings the ones before the newest.
    expect(mergeChanges({ ...known, notes: [note(2)] }, changesOf(5, [], { notes })).notes).toBe(notes);
  });

  test("of a server that counts no versions of lines counts", () => {
    const { version: _, ...bare } = received;
    expect(mergeChanges(current, changesOf(6, [bare])).cards[1]?.line_status).toBe("received");
  });

  test("of another batch changes nothing", () => {
    const other = { ...changesOf(9, [received]), batch: createBatchSummary({ id: 13, version: 9 }) };
    expect(mergeChanges(current, other)).toBe(current);
  });

  const write = fc.record({
    number: fc.integer({ min: 1, max: 4 }),
    line_status: fc.constantFrom<LineStatus>("received", "missing", "disputed", "in_transit"),
    isOwn: fc.boolean(),
    looks: fc.boolean(),
  });

  property.prop([fc.array(write, { maxLength: 25 }), fc.infiniteStream(fc.nat(3))])(
    "leads to what the server has, whenever own answers and looks come",
    (writes, delays) => {
      const first = [1, 2, 3, 4].map((number) =>
        createBatchCard(number, { line_status: "in_transit", version: 1 }),
      );
      const server = new Map(first.map((card) => [card.id, card]));
      let version = 1;
      let shown: Batch = createBatch({ status: "receiving", version, cards: first });
      let seenThrough = 1;
      const arriving: { at: number; arrive: () => void }[] = [];
      const look = () => {
        const cards = [...server.values()].filter((card) => (card.version ?? 0) > seenThrough);
        shown = mergeChanges(shown, { batch: createBatchSummary({ status: "receiving", version }), cards });
        seenThrough = version;
      };
      writes.forEach(({ number, line_status, isOwn, looks }, now) => {
        version += 1;
        const card = createBatchCard(number, { line_status, version });
        const batch = createBatchSummary({ status: "receiving", version });
        server.set(card.id, card);
        const late = delays.next().value ?? 0;
        if (isOwn)
          arriving.push({
            at: now + late,
            arrive: () => {
              shown = mergeCardAnswer(shown, { card, batch });
            },
          });
        for (const answer of arriving.filter(({ at }) => at === now)) answer.arrive();
        if (looks) look();
      });
      for (const answer of arriving.filter(({ at }) => at >= writes.length)) answer.arrive();
      look();
      expect(shown.cards).toEqual([...server.values()].sort((one, other) => one.id - other.id));
      expect(shown.version).toBe(version);
    },
  );
});
