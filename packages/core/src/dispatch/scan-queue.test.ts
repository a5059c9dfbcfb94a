import { describe, expect, test } from "vitest";
import { readRegistryError } from "../errors/read-registry-error.ts";
import { RegistryError, type RegistryErrorCode } from "../errors/registry-error.ts";
import { createMemoryStorage } from "../testing/memory-storage.ts";
import { createTimers, settlePromises } from "../testing/timers.ts";
import { createPendingScans, type TextStorage } from "./pending-scans.ts";
import { createScanQueue, type ScanQueueOptions } from "./scan-queue.ts";
import type { ScanEntry, ScanRequest } from "./scan-queue-state.ts";

const serial = (number: number) => `SN${String(number).padStart(7, "0")}`;
const error = (
  code: RegistryErrorCode,
  details: Partial<ConstructorParameters<typeof RegistryError>[0]> = {},
) => new RegistryError({ code, message: "It failed.", ...details });

/** A queue whose server answers when the test says so. */
function setUp(options: Partial<ScanQueueOptions<string, { id_number: string }>> = {}) {
  const sent: (ScanRequest<{ id_number: string }> & PromiseWithResolvers<string>)[] = [];
  const settled: ScanEntry<string>[] = [];
  const timers = createTimers();
  let keys = 0;
  const queue = createScanQueue<string, { id_number: string }>({
    send(request) {
      const answer = Promise.withResolvers<string>();
      sent.push({ ...request, ...answer });
      return answer.promise;
    },
    onSettled: (entry) => settled.push(entry),
    clock: timers.now,
    setTimer: timers.setTimer,
    createKey: () => `key-${++keys}`,
    ...options,
  });
  async function answer(index: number, outcome: string | RegistryError = "saved") {
    if (typeof outcome === "string") sent[index]?.resolve(outcome);
    else sent[index]?.reject(outcome);
    await settlePromises();
  }
  const states = () => queue.getSnapshot().log.map((entry) => `${entry.serial_number} ${entry.state}`);
  return { queue, sent, settled, timers, answer, states };
}

const createKept = (storage: TextStorage) => createPendingScans(storage, createTimers().now);
const owner = { user: "clerk.male", center: 1, batch: 12 };

describe("A queue of scans", () => {
  test("sends up to four at once, first in, first out, each with its own key and sequence", async () => {
    const { queue, sent, answer } = setUp({ firstSequence: 7 });
    for (const number of [1, 2, 3, 4, 5, 6]) queue.scan(serial(number));
    await settlePromises();
    expect(sent.map(({ serial_number, key, sequence }) => [serial_number, key, sequence])).toEqual([
      [serial(1), "key-1", 7],
      [serial(2), "key-2", 8],
      [serial(3), "key-3", 9],
      [serial(4), "key-4", 10],
    ]);
    expect(queue.getSnapshot()).toMatchObject({ undelivered: 6, sending: 4 });
    await answer(2);
    expect(sent.map((request) => request.sequence)).toEqual([7, 8, 9, 10, 11]);
    await answer(0);
    expect(sent).toHaveLength(6);
    for (const index of [1, 3, 4, 5]) await answer(index);
    expect(queue.getSnapshot()).toMatchObject({ undelivered: 0, sending: 0, saved: 6, pause: null });
  });

  test("keeps the order of scanning in its log while answers overtake each other", async () => {
    const { queue, answer, states, settled } = setUp();
    for (const number of [1, 2, 3]) queue.scan(serial(number));
    await settlePromises();
    await answer(2, "third");
    await answer(0, "first");
    expect(states()).toEqual([`${serial(3)} saved`, `${serial(2)} sending`, `${serial(1)} saved`]);
    expect(settled.map((entry) => entry.result)).toEqual(["third", "first"]);
  });

  test("tells a card that was scanned before in this queue, or stands in the batch, and does not send it", async () => {
    const { queue, sent, settled, answer } = setUp({ isKnown: (number) => number === serial(9) });
    queue.scan(serial(1));
    queue.scan(serial(1));
    await settlePromises();
    await answer(0);
    queue.scan(serial(1));
    queue.scan(serial(9));
    expect(sent).toHaveLength(1);
    expect(settled.map((entry) => entry.state)).toEqual(["duplicate", "saved", "duplicate", "duplicate"]);
    expect(queue.getSnapshot()).toMatchObject({ saved: 1, duplicates: 3 });
  });

  test("takes a card again after it was refused, or taken out of the batch", async () => {
    const { queue, sent, answer } = setUp();
    queue.scan(serial(1));
    queue.scan(serial(2));
    await settlePromises();
    await answer(0, error("validation"));
    await answer(1);
    queue.scan(serial(1));
    queue.forget(serial(2));
    queue.scan(serial(2));
    await settlePromises();
    expect(sent.map((request) => request.serial_number)).toEqual([1, 2, 1, 2].map(serial));
    expect(new Set(sent.map((request) => request.key)).size).toBe(4);
  });

  test("shows why the server refused a scan and goes on with the others", async () => {
    const { queue, sent, settled, answer } = setUp();
    for (const number of [1, 2, 3, 4, 5]) queue.scan(serial(number));
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
    const { queue, settled, answer } = setUp({ isDuplicate: ({ context }) => context.batch_id === 12 });
    queue.scan(serial(1));
    queue.scan(serial(2));
    await settlePromises();
    await answer(0, error("validation", { reason: "already_linked", context: { batch_id: 12 } }));
    await answer(1, error("validation", { reason: "already_linked", context: { batch_id: 13 } }));
    expect(settled.map((entry) => entry.state)).toEqual(["duplicate", "refused"]);
  });

  test("gives the same snapshot until something changes, and tells its subscribers when it does", async () => {
    const { queue, answer } = setUp();
    const before = queue.getSnapshot();
    expect(queue.getSnapshot()).toBe(before);
    const seen: number[] = [];
    const stop = queue.subscribe(() => seen.push(queue.getSnapshot().undelivered));
    queue.scan(serial(1));
    expect(queue.getSnapshot()).not.toBe(before);
    await settlePromises();
    await answer(0);
    stop();
    queue.scan(serial(2));
    expect(seen).toEqual([1, 0]);
  });

  test("keeps the log to fifty lines and still shows a late refusal", async () => {
    const { queue, answer, settled } = setUp();
    for (let number = 1; number <= 60; number += 1) queue.scan(serial(number));
    await settlePromises();
    expect(queue.getSnapshot().log).toHaveLength(50);
    expect(queue.getSnapshot().log[0]?.serial_number).toBe(serial(60));
    await answer(0, error("validation"));
    await answer(1);
    const { log, undelivered } = queue.getSnapshot();
    expect(log).toHaveLength(50);
    expect(log[0]).toMatchObject({ serial_number: serial(1), state: "refused" });
    expect(log[1]?.serial_number).toBe(serial(60));
    expect(undelivered).toBe(58);
    expect(settled).toHaveLength(2);
  });

  test("treats a sender that throws like one that fails", async () => {
    const { queue } = setUp({
      send() {
        throw new Error("A mistake");
      },
    });
    queue.scan(serial(1));
    await settlePromises();
    expect(queue.getSnapshot()).toMatchObject({ undelivered: 1, pause: { reason: "network" } });
  });
});

describe("A queue without network", () => {
  test("pauses, keeps everything and finds out by itself when the network is back", async () => {
    const { queue, sent, answer, timers, states } = setUp();
    for (const number of [1, 2, 3, 4, 5]) queue.scan(serial(number));
    await settlePromises();
    for (const index of [0, 1, 2, 3]) await answer(index, error("network"));
    expect(queue.getSnapshot()).toMatchObject({
      undelivered: 5,
      sending: 0,
      pause: { reason: "network", retryAt: timers.now() + 1000 },
    });
    queue.scan(serial(6));
    await timers.advance(999);
    expect(sent).toHaveLength(4);
    await timers.advance(1);
    expect(sent.map((request) => request.sequence)).toEqual([1, 2, 3, 4, 5]);
    await answer(4);
    expect(queue.getSnapshot().pause).toBeNull();
    expect(sent.slice(5).map((request) => request.sequence)).toEqual([1, 2, 3, 4]);
    expect(states()).toContain(`${serial(6)} waiting`);
  });

  test("tries again with the same key and sequence", async () => {
    const { queue, sent, answer, timers } = setUp();
    queue.scan(serial(1), { id_number: "A123456" });
    await settlePromises();
    await answer(0, error("network"));
    await timers.advance(1000);
    expect(sent[1]).toMatchObject({
      serial_number: serial(1),
      key: "key-1",
      sequence: 1,
      details: { id_number: "A123456" },
    });
  });

  test("waits longer each time, half a minute at most, and starts anew after an answer", async () => {
    const { queue, sent, answer, timers } = setUp();
    queue.scan(serial(1));
    await settlePromises();
    const waits: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      await answer(index, error("network"));
      const retryAt = queue.getSnapshot().pause?.retryAt ?? 0;
      waits.push(retryAt - timers.now());
      await timers.advance(retryAt - timers.now());
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    await answer(7);
    queue.scan(serial(2));
    await settlePromises();
    await answer(8, error("network"));
    expect(queue.getSnapshot().pause?.retryAt).toBe(timers.now() + 1000);
    expect(sent).toHaveLength(9);
  });

  test("sends at once when it is told that the network is back, and tries no second time for that", async () => {
    const { queue, sent, answer, timers } = setUp();
    queue.scan(serial(1));
    await settlePromises();
    await answer(0, error("network"));
    queue.resume();
    await settlePromises();
    expect(sent).toHaveLength(2);
    await timers.advance(60_000);
    expect(sent).toHaveLength(2);
    expect(timers.count()).toBe(0);
  });

  test("waits as long as a busy server asks for", async () => {
    const { queue, answer, timers } = setUp();
    queue.scan(serial(1));
    await settlePromises();
    await answer(0, error("rate_limited", { retryAfterSeconds: 45 }));
    expect(queue.getSnapshot().pause).toMatchObject({ reason: "server", retryAt: timers.now() + 45_000 });
  });
});

describe("A queue whose server fails", () => {
  test("loses nothing, however long the server is down", async () => {
    const { queue, answer, timers } = setUp();
    queue.scan(serial(1));
    queue.scan(serial(2));
    await settlePromises();
    await answer(0, error("server"));
    await answer(1, error("server"));
    for (let index = 2; index < 40; index += 1) {
      await timers.advance(30_000);
      await answer(index, error("server"));
    }
    expect(queue.getSnapshot()).toMatchObject({ undelivered: 2, refused: 0, pause: { reason: "server" } });
  });

  test("refuses the one scan on which it always fails while it takes the others", async () => {
    const { queue, sent, settled, timers } = setUp();
    for (let number = 1; number <= 30; number += 1) queue.scan(serial(number));
    for (let round = 0; round < 200; round += 1) {
      await settlePromises();
      for (const request of sent) {
        if (request.serial_number === serial(3)) request.reject(error("server"));
        else request.resolve("saved");
      }
      await settlePromises();
      await timers.advance(30_000);
    }
    expect(queue.getSnapshot()).toMatchObject({ undelivered: 0, saved: 29, refused: 1, pause: null });
    expect(settled.filter((entry) => entry.state === "refused")).toMatchObject([
      { serial_number: serial(3) },
    ]);
  });
});

describe("A queue whose session has ended", () => {
  test("pauses until somebody has signed in, and tries nothing by itself", async () => {
    const { queue, sent, answer, timers } = setUp();
    for (const number of [1, 2]) queue.scan(serial(number));
    await settlePromises();
    await answer(0, error("network"));
    await answer(1, error("unauthenticated"));
    expect(queue.getSnapshot().pause).toMatchObject({ reason: "unauthenticated", retryAt: null });
    await timers.advance(60_000);
    expect(sent).toHaveLength(2);
    queue.resume();
    await settlePromises();
    expect(sent.slice(2).map((request) => request.key)).toEqual(["key-1", "key-2"]);
  });

  test("stays paused when the network fails as well or an earlier scan is answered", async () => {
    const { queue, answer } = setUp();
    for (const number of [1, 2, 3]) queue.scan(serial(number));
    await settlePromises();
    await answer(0, error("unauthenticated"));
    await answer(1, error("network"));
    await answer(2);
    expect(queue.getSnapshot()).toMatchObject({
      undelivered: 2,
      saved: 1,
      pause: { reason: "unauthenticated" },
    });
  });
});

describe("A queue whose batch takes no more scans", () => {
  test.each([
    readRegistryError({ status: 400, body: { message: "Batch not open to add physical cards" } }),
    readRegistryError({
      status: 400,
      body: { message: "Batch has already been received", code: "batch_received" },
    }),
    readRegistryError({ status: 403, body: { message: "no", code: "other_center" } }),
    readRegistryError({ status: 409, body: { message: "The centre was changed" } }),
  ])("pauses and keeps what waits: $message [DOM-02]", async (refusal) => {
    const { queue, sent, answer, settled } = setUp();
    for (let number = 1; number <= 6; number += 1) queue.scan(serial(number));
    await settlePromises();
    await answer(0, refusal);
    expect(queue.getSnapshot()).toMatchObject({
      undelivered: 6,
      pause: { reason: "blocked", error: refusal },
    });
    await answer(1);
    expect(sent).toHaveLength(4);
    expect(settled).toHaveLength(1);
    queue.resume();
    await settlePromises();
    expect(sent).toHaveLength(6);
  });

  test.each([
    readRegistryError({ status: 409, body: { message: "Used", code: "idempotency_key_reused" } }),
    readRegistryError({ status: 409, body: { message: "Physical card already linked" } }),
    readRegistryError({ status: 404, body: { message: "Card not found." } }),
  ])("is not what a refusal of one scan says: $message [DOM-03]", async (refusal) => {
    const { queue, answer } = setUp();
    queue.scan(serial(1));
    await settlePromises();
    await answer(0, refusal);
    expect(queue.getSnapshot()).toMatchObject({ undelivered: 0, refused: 1, pause: null });
  });

  test("lets staff give up what waits", async () => {
    const scans = createKept(createMemoryStorage());
    const { queue, answer, settled } = setUp({ pending: { scans, owner } });
    for (const number of [1, 2, 3]) queue.scan(serial(number));
    await settlePromises();
    for (const index of [0, 1, 2]) await answer(index, error("forbidden"));
    queue.discardWaiting();
    expect(queue.getSnapshot()).toMatchObject({ undelivered: 0, pause: null });
    expect(settled.map((entry) => entry.state)).toEqual(["discarded", "discarded", "discarded"]);
    expect(scans.pendingFor(owner.user)).toBe(0);
  });
});

describe("A queue that is stopped", () => {
  test("sends nothing by itself until it is started, and loses nothing", async () => {
    const { queue, sent, answer, timers } = setUp();
    queue.scan(serial(1));
    await settlePromises();
    queue.stop();
    queue.scan(serial(2));
    await answer(0, error("network"));
    await timers.advance(60_000);
    expect(sent).toHaveLength(1);
    expect(timers.count()).toBe(0);
    queue.start();
    await settlePromises();
    expect(sent.map((request) => request.sequence)).toEqual([1, 1, 2]);
  });

  test("still hears the answers to what is under way", async () => {
    const scans = createKept(createMemoryStorage());
    const { queue, answer } = setUp({ pending: { scans, owner } });
    queue.scan(serial(1));
    await settlePromises();
    queue.stop();
    await answer(0);
    expect(queue.getSnapshot().saved).toBe(1);
    expect(scans.pendingFor(owner.user)).toBe(0);
  });
});

describe("A queue that is opened again", () => {
  test("takes up what was left, with the same keys, in the same order, and goes on behind it", async () => {
    const storage = createMemoryStorage();
    const first = setUp({ pending: { scans: createKept(storage), owner }, firstSequence: 5 });
    for (const number of [1, 2, 3, 4, 5, 6]) first.queue.scan(serial(number));
    await settlePromises();
    await first.answer(1);
    first.queue.stop();

    const second = setUp({
      pending: { scans: createKept(storage), owner },
      createKey: () => "new-key",
    });
    expect(second.queue.restore()).toBe(5);
    second.queue.scan(serial(7));
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
    const scans = createKept(storage);
    const first = setUp({ pending: { scans, owner } });
    first.queue.scan(serial(1));
    first.queue.scan(serial(2));
    first.queue.stop();
    const second = setUp({ pending: { scans, owner }, createKey: () => "new-key", firstSequence: 3 });
    second.queue.scan(serial(1));
    expect(second.queue.restore()).toBe(1);
    expect(second.queue.restore()).toBe(0);
    expect(scans.load(owner).map((scan) => scan.key)).toEqual(["key-2", "new-key"]);
  });

  test("gives a scan that was sent with more than its number a new key, for the rest was not kept", async () => {
    const storage = createMemoryStorage();
    const scans = createKept(storage);
    const first = setUp({ pending: { scans, owner } });
    first.queue.scan(serial(1), { id_number: "A123456" });
    first.queue.stop();
    expect(storage.dump()).not.toContain("A123456");
    const second = setUp({ pending: { scans, owner }, createKey: () => "new-key" });
    second.queue.restore();
    await settlePromises();
    expect(second.sent).toMatchObject([{ serial_number: serial(1), key: "new-key", sequence: 1 }]);
    expect(scans.load(owner)).toMatchObject([{ key: "new-key" }]);
  });
});

test("A scan costs the same with ten thousand before it", async () => {
  const storage = createMemoryStorage();
  const { queue } = setUp({
    pending: { scans: createKept(storage), owner },
    send: () => Promise.resolve("saved"),
  });
  const longest = [0, 0];
  for (let number = 1; number <= 10_000; number += 1) {
    queue.scan(serial(number));
    await settlePromises();
    const half = number <= 5000 ? 0 : 1;
    longest[half] = Math.max(longest[half] ?? 0, storage.takeLongest());
  }
  expect(queue.getSnapshot()).toMatchObject({ saved: 10_000, undelivered: 0 });
  expect(queue.getSnapshot().log).toHaveLength(50);
  // What is written for one scan is one scan, at the end as at the beginning, but for longer numbers.
  expect(longest[1]).toBeLessThan((longest[0] ?? 0) + 10);
});
