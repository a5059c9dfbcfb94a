import { describe, expect, test } from "vitest";
import { readRegistryError } from "../../errors/read-registry-error.ts";
import { createMemoryStorage } from "../../testing/memory-storage.ts";
import {
  createFailure,
  createKeptScans,
  createScanDesk,
  createSerial,
  deskOwner,
} from "../../testing/scan-desk.ts";
import { settlePromises } from "../../testing/timers.ts";

describe("A queue of scans", () => {
  test("sends up to four at once, first in, first out, each with its own key and sequence", async () => {
    const { queue, sent, answer } = createScanDesk({ firstSequence: 7 });
    for (const number of [1, 2, 3, 4, 5, 6]) queue.scan(createSerial(number));
    await settlePromises();
    expect(sent.map(({ serial_number, key, sequence }) => [serial_number, key, sequence])).toEqual([
      [createSerial(1), "key-1", 7],
      [createSerial(2), "key-2", 8],
      [createSerial(3), "key-3", 9],
      [createSerial(4), "key-4", 10],
    ]);
    expect(queue.getSnapshot()).toMatchObject({ undelivered: 6, sending: 4 });
    await answer(2);
    expect(sent.map((request) => request.sequence)).toEqual([7, 8, 9, 10, 11]);
    await answer(0);
    expect(sent).toHaveLength(6);
    for (const index of [1, 3, 4, 5]) await answer(index);
    expect(queue.getSnapshot()).toMatchObject({ undelivered: 0, sending: 0, saved: 6, pause: null });
  });

  test("sends a duplicate after all, in its own line, when a colleague had undone what made it one", async () => {
    const { queue, sent, states, answer } = createScanDesk({ isKnown: () => true, firstSequence: 5 });
    queue.scan(createSerial(1), { id_number: "A100001" });
    queue.scan(createSerial(2));
    const [, told] = queue.getSnapshot().log;
    if (!told) throw new Error("Both scans are in the log.");
    queue.retake(told.id, { id_number: "A100001" });
    // Once is enough, and what is under way is not sent twice.
    queue.retake(told.id);
    await settlePromises();
    expect(sent).toMatchObject([
      { serial_number: createSerial(1), sequence: 5, details: { id_number: "A100001" } },
    ]);
    expect(queue.getSnapshot()).toMatchObject({ undelivered: 1, duplicates: 1, saved: 0 });
    await answer(0);
    expect(states()).toEqual([`${createSerial(2)} duplicate`, `${createSerial(1)} saved`]);
    expect(queue.getSnapshot()).toMatchObject({ undelivered: 0, duplicates: 1, saved: 1 });
    queue.retake(told.id);
    expect(sent).toHaveLength(1);
  });

  test("sends no duplicate of a card whose scan is under way", async () => {
    const { queue, sent } = createScanDesk();
    queue.scan(createSerial(1));
    queue.scan(createSerial(1));
    const [told] = queue.getSnapshot().log;
    queue.retake(told?.id ?? 0);
    await settlePromises();
    expect(sent).toHaveLength(1);
    expect(queue.getSnapshot()).toMatchObject({ undelivered: 1, duplicates: 1 });
  });

  test("keeps the order of scanning in its log while answers overtake each other", async () => {
    const { queue, answer, states, settled } = createScanDesk();
    for (const number of [1, 2, 3]) queue.scan(createSerial(number));
    await settlePromises();
    await answer(2, "third");
    await answer(0, "first");
    expect(states()).toEqual([
      `${createSerial(3)} saved`,
      `${createSerial(2)} sending`,
      `${createSerial(1)} saved`,
    ]);
    expect(settled.map((entry) => entry.result)).toEqual(["third", "first"]);
  });

  test("tells a card that was scanned before in this queue, or stands in the batch, and does not send it", async () => {
    const { queue, sent, settled, answer } = createScanDesk({
      isKnown: (number) => number === createSerial(9),
    });
    queue.scan(createSerial(1));
    queue.scan(createSerial(1));
    await settlePromises();
    await answer(0);
    queue.scan(createSerial(1));
    queue.scan(createSerial(9));
    expect(sent).toHaveLength(1);
    expect(settled.map((entry) => entry.state)).toEqual(["duplicate", "saved", "duplicate", "duplicate"]);
    expect(queue.getSnapshot()).toMatchObject({ saved: 1, duplicates: 3 });
  });

  test("takes a card again after it was refused, or taken out of the batch", async () => {
    const { queue, sent, answer } = createScanDesk();
    queue.scan(createSerial(1));
    queue.scan(createSerial(2));
    await settlePromises();
    await answer(0, createFailure("validation"));
    await answer(1);
    queue.scan(createSerial(1));
    queue.forget(createSerial(2));
    queue.scan(createSerial(2));
    await settlePromises();
    expect(sent.map((request) => request.serial_number)).toEqual([1, 2, 1, 2].map(createSerial));
    expect(new Set(sent.map((request) => request.key)).size).toBe(4);
  });

  test("shows a saved scan that staff have taken back as undone, and takes its card again", async () => {
    const { queue, sent, answer } = createScanDesk();
    for (const number of [1, 2]) queue.scan(createSerial(number));
    await settlePromises();
    await answer(0);
    await answer(1);
    queue.takeBack(createSerial(2));
    const states = () => queue.getSnapshot().log.map(({ state }) => state);
    expect(states()).toEqual(["undone", "saved"]);
    queue.scan(createSerial(2));
    await settlePromises();
    expect(sent).toHaveLength(3);
    await answer(2);
    expect(states()).toEqual(["saved", "undone", "saved"]);
  });

  test("shows why the server refused a scan and goes on with the others", async () => {
    const { queue, sent, settled, answer } = createScanDesk();
    for (const number of [1, 2, 3, 4, 5]) queue.scan(createSerial(number));
    await settlePromises();
    const refusal = readRegistryError({ status: 400, body: { message: "Serial number mismatch" } });
    await answer(0, refusal);
    expect(settled).toMatchObject([
      { state: "refused", error: { message: "Serial number does not match." } },
    ]);
    expect(queue.getSnapshot()).toMatchObject({ refused: 1, pause: null });
    expect(sent).toHaveLength(5);
  });

  test("counts a refusal as a duplicate where it means that the card is in this batch", async () => {
    const { queue, settled, answer } = createScanDesk({
      isDuplicate: ({ context }) => context.batch_id === 12,
    });
    queue.scan(createSerial(1));
    queue.scan(createSerial(2));
    await settlePromises();
    await answer(0, createFailure("validation", { reason: "already_linked", context: { batch_id: 12 } }));
    await answer(1, createFailure("validation", { reason: "already_linked", context: { batch_id: 13 } }));
    expect(settled.map((entry) => entry.state)).toEqual(["duplicate", "refused"]);
    queue.scan(createSerial(3));
    await settlePromises();
    await answer(2, createFailure("conflict", { context: { batch_id: 12 } }));
    expect(queue.getSnapshot()).toMatchObject({ duplicates: 2, refused: 1, pause: null });
  });

  test("gives the same snapshot until something changes, and tells its subscribers when it does", async () => {
    const { queue, answer } = createScanDesk();
    const before = queue.getSnapshot();
    expect(queue.getSnapshot()).toBe(before);
    const seen: number[] = [];
    const stop = queue.subscribe(() => seen.push(queue.getSnapshot().undelivered));
    queue.scan(createSerial(1));
    expect(queue.getSnapshot()).not.toBe(before);
    await settlePromises();
    await answer(0);
    stop();
    queue.scan(createSerial(2));
    expect(seen).toEqual([1, 0]);
  });

  test("keeps the log to fifty lines and still shows a late refusal", async () => {
    const { queue, answer, settled } = createScanDesk();
    for (let number = 1; number <= 60; number += 1) queue.scan(createSerial(number));
    await settlePromises();
    expect(queue.getSnapshot().log).toHaveLength(50);
    expect(queue.getSnapshot().log[0]?.serial_number).toBe(createSerial(60));
    await answer(0, createFailure("validation"));
    await answer(1);
    const { log, undelivered } = queue.getSnapshot();
    expect(log).toHaveLength(50);
    expect(log[0]).toMatchObject({ serial_number: createSerial(1), state: "refused" });
    expect(log[1]?.serial_number).toBe(createSerial(60));
    expect(undelivered).toBe(58);
    expect(settled).toHaveLength(2);
  });

  test("treats a sender that throws like one that fails", async () => {
    const { queue } = createScanDesk({
      send() {
        throw new Error("A mistake");
      },
    });
    for (const number of [1, 2, 3]) queue.scan(createSerial(number));
    await settlePromises();
    expect(queue.getSnapshot()).toMatchObject({ undelivered: 3, pause: { reason: "network" } });
  });
});

describe("A queue that is stopped", () => {
  test("sends nothing by itself until it is started, and loses nothing", async () => {
    const { queue, sent, answer, timers } = createScanDesk();
    queue.scan(createSerial(1));
    await settlePromises();
    queue.stop();
    queue.scan(createSerial(2));
    await answer(0, createFailure("network"));
    await timers.advance(60_000);
    expect(sent).toHaveLength(1);
    expect(timers.count()).toBe(0);
    queue.start();
    await settlePromises();
    expect(sent.map((request) => request.sequence)).toEqual([1, 1, 2]);
  });

  test("still hears the answers to what is under way", async () => {
    const scans = createKeptScans(createMemoryStorage());
    const { queue, answer } = createScanDesk({ pending: { scans, owner: deskOwner } });
    queue.scan(createSerial(1));
    await settlePromises();
    queue.stop();
    await answer(0);
    expect(queue.getSnapshot().saved).toBe(1);
    expect(scans.pendingFor(deskOwner.user)).toBe(0);
  });
});

describe("A queue that is opened again", () => {
  test("takes up what was left, with the same keys, in the same order, and goes on behind it", async () => {
    const storage = createMemoryStorage();
    const first = createScanDesk({
      pending: { scans: createKeptScans(storage), owner: deskOwner },
      firstSequence: 5,
    });
    for (const number of [1, 2, 3, 4, 5, 6]) first.queue.scan(createSerial(number));
    await settlePromises();
    await first.answer(1);
    first.queue.stop();

    const second = createScanDesk({
      pending: { scans: createKeptScans(storage), owner: deskOwner },
      createKey: () => "new-key",
    });
    expect(second.queue.restore()).toBe(5);
    second.queue.scan(createSerial(7));
    await settlePromises();
    expect(second.sent.map(({ key, sequence }) => [key, sequence])).toEqual([
      ["key-1", 5],
      ["key-3", 7],
      ["key-4", 8],
      ["key-5", 9],
    ]);
    for (const index of [0, 1, 2, 3]) await second.answer(index);
    expect(second.sent.slice(4).map(({ key, sequence }) => [key, sequence])).toEqual([
      ["key-6", 10],
      ["new-key", 11],
    ]);
  });

  test("takes up nothing twice and leaves nothing behind of a card that was scanned again since", async () => {
    const storage = createMemoryStorage();
    const scans = createKeptScans(storage);
    const first = createScanDesk({ pending: { scans, owner: deskOwner } });
    first.queue.scan(createSerial(1));
    first.queue.scan(createSerial(2));
    first.queue.stop();
    const second = createScanDesk({
      pending: { scans, owner: deskOwner },
      createKey: () => "new-key",
      firstSequence: 3,
    });
    second.queue.scan(createSerial(1));
    expect(second.queue.restore()).toBe(1);
    expect(second.queue.restore()).toBe(0);
    expect(scans.load(deskOwner).map((scan) => scan.key)).toEqual(["key-2", "new-key"]);
  });

  test("gives a scan that was sent with more than its number a new key, for the rest was not kept", async () => {
    const storage = createMemoryStorage();
    const scans = createKeptScans(storage);
    const first = createScanDesk({ pending: { scans, owner: deskOwner } });
    first.queue.scan(createSerial(1), { id_number: "A123456" });
    first.queue.stop();
    expect(storage.dump()).not.toContain("A123456");
    const second = createScanDesk({ pending: { scans, owner: deskOwner }, createKey: () => "new-key" });
    second.queue.restore();
    await settlePromises();
    expect(second.sent).toMatchObject([{ serial_number: createSerial(1), key: "new-key", sequence: 1 }]);
    expect(scans.load(deskOwner)).toMatchObject([{ key: "new-key" }]);
  });
});

test("A scan costs the same with ten thousand before it", async () => {
  const storage = createMemoryStorage();
  const { queue } = createScanDesk({
    pending: { scans: createKeptScans(storage), owner: deskOwner },
    send: () => Promise.resolve("saved"),
  });
  const longest = [0, 0];
  for (let number = 1; number <= 10_000; number += 1) {
    queue.scan(createSerial(number));
    await settlePromises();
    const half = number <= 5000 ? 0 : 1;
    longest[half] = Math.max(longest[half] ?? 0, storage.takeLongest());
  }
  expect(queue.getSnapshot()).toMatchObject({ saved: 10_000, undelivered: 0 });
  expect(queue.getSnapshot().log).toHaveLength(50);
  // What is written for one scan is one scan, at the end as at the beginning, but for longer numbers.
  expect(longest[1]).toBeLessThan((longest[0] ?? 0) + 10);
});
