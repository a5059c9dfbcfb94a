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

describe("A scan that fails alone", () => {
  test("is tried again after a moment, with its key and its place, while the others go on", async () => {
    const { queue, sent, answer, timers } = createScanDesk();
    for (const number of [1, 2, 3, 4, 5, 6]) queue.scan(createSerial(number));
    await settlePromises();
    await answer(1, createFailure("network"));
    expect(queue.getSnapshot()).toMatchObject({ undelivered: 6, sending: 4, pause: null });
    await answer(0);
    expect(sent.map((request) => request.sequence)).toEqual([1, 2, 3, 4, 5, 6]);
    await timers.advance(199);
    expect(sent).toHaveLength(6);
    await answer(2);
    await timers.advance(1);
    expect(sent[6]).toMatchObject({ key: "key-2", sequence: 2 });
    for (const index of [3, 4, 5, 6]) await answer(index);
    expect(queue.getSnapshot()).toMatchObject({ undelivered: 0, saved: 6, pause: null });
    expect(timers.count()).toBe(0);
  });

  test("rests twice as long with each further failure of its own, four seconds at most", async () => {
    const { queue, sent, timers } = createScanDesk();
    const rests: number[] = [];
    queue.scan(createSerial(1));
    for (let number = 2; number < 9; number += 1) {
      await settlePromises();
      sent.at(-1)?.reject(createFailure("network"));
      await settlePromises();
      const before = timers.now();
      // Another one is answered, so that it is this scan alone that fails.
      queue.scan(createSerial(number));
      await settlePromises();
      sent.at(-1)?.resolve("saved");
      const { length } = sent;
      while (sent.length === length) await timers.advance(100);
      rests.push(timers.now() - before);
    }
    expect(rests).toEqual([200, 400, 800, 1600, 3200, 4000, 4000]);
  });

  test("pauses everything when a third one fails with no answer between them", async () => {
    const { queue, sent, answer, timers } = createScanDesk();
    for (const number of [1, 2, 3, 4]) queue.scan(createSerial(number));
    await settlePromises();
    await answer(0, createFailure("network"));
    await answer(1, createFailure("network"));
    expect(queue.getSnapshot().pause).toBeNull();
    await answer(2, createFailure("server"));
    expect(queue.getSnapshot().pause).toMatchObject({ reason: "server", retryAt: timers.now() + 1000 });
    await timers.advance(200);
    expect(sent).toHaveLength(4);
    await answer(3);
    expect(queue.getSnapshot().pause).toBeNull();
    expect(sent.slice(4).map((request) => request.sequence)).toEqual([1, 2, 3]);
  });

  test("is sent at once when somebody resumes, and waits quietly while the page is away", async () => {
    const { queue, sent, answer, timers } = createScanDesk();
    queue.scan(createSerial(1));
    await settlePromises();
    await answer(0, createFailure("network"));
    queue.resume();
    await settlePromises();
    expect([sent.length, timers.count()]).toEqual([2, 0]);
    await answer(1);
    queue.scan(createSerial(2));
    await settlePromises();
    await answer(2, createFailure("network"));
    queue.stop();
    await timers.advance(60_000);
    expect([sent.length, timers.count()]).toEqual([3, 0]);
    queue.start();
    await settlePromises();
    expect(sent).toHaveLength(4);
  });

  test("pauses everything at once when it hung until its time was over", async () => {
    const { queue, answer, timers } = createScanDesk();
    queue.scan(createSerial(1));
    await settlePromises();
    await timers.advance(30_000);
    await answer(0, createFailure("network"));
    expect(queue.getSnapshot().pause).toMatchObject({ reason: "network", retryAt: timers.now() + 1000 });
  });

  test("can be given up while it rests", async () => {
    const { queue, answer, timers, settled } = createScanDesk();
    queue.scan(createSerial(1));
    await settlePromises();
    await answer(0, createFailure("network"));
    queue.discardWaiting();
    expect(settled.map((entry) => entry.state)).toEqual(["discarded"]);
    expect([queue.getSnapshot().undelivered, timers.count()]).toEqual([0, 0]);
  });
});

describe("A queue without network", () => {
  test("pauses, keeps everything and finds out by itself when the network is back", async () => {
    const { queue, sent, answer, timers, states } = createScanDesk();
    for (const number of [1, 2, 3, 4, 5, 6]) queue.scan(createSerial(number));
    await settlePromises();
    // Two more take the places of those that may have failed alone.
    for (const index of [0, 1, 2, 3, 4, 5]) await answer(index, createFailure("network"));
    expect(queue.getSnapshot()).toMatchObject({
      undelivered: 6,
      sending: 0,
      pause: { reason: "network", retryAt: timers.now() + 1000 },
    });
    queue.scan(createSerial(7));
    await timers.advance(999);
    expect(sent).toHaveLength(6);
    await timers.advance(1);
    expect(sent.slice(6).map((request) => request.sequence)).toEqual([7]);
    await answer(6);
    expect(queue.getSnapshot().pause).toBeNull();
    expect(sent.slice(7).map((request) => request.sequence)).toEqual([1, 2, 3, 4]);
    expect(states()).toContain(`${createSerial(5)} waiting`);
  });

  test("tries again with the same key and sequence", async () => {
    const { queue, sent, answer, timers } = createScanDesk();
    queue.scan(createSerial(1), { id_number: "A123456" });
    await settlePromises();
    await answer(0, createFailure("network"));
    await timers.advance(200);
    expect(sent[1]).toMatchObject({
      serial_number: createSerial(1),
      key: "key-1",
      sequence: 1,
      details: { id_number: "A123456" },
    });
  });

  test("learns from a refusal too that the network is back", async () => {
    const { queue, sent, answer, timers } = createScanDesk();
    for (const number of [1, 2]) queue.scan(createSerial(number));
    await settlePromises();
    for (const index of [0, 1]) await answer(index, createFailure("network"));
    await timers.advance(1000);
    await answer(2, createFailure("validation"));
    expect(queue.getSnapshot()).toMatchObject({ refused: 1, sending: 1, pause: null });
    expect(sent.map((request) => request.sequence)).toEqual([1, 2, 1, 2]);
  });

  test("waits longer each time, four seconds at most, and starts anew after an answer", async () => {
    const { queue, sent, answer, timers } = createScanDesk();
    const pause = () => queue.getSnapshot().pause?.retryAt ?? 0;
    queue.scan(createSerial(1));
    await settlePromises();
    await answer(0, createFailure("network"));
    await timers.advance(200);
    await answer(1, createFailure("network"));
    await timers.advance(400);
    const waits: number[] = [];
    for (let index = 2; index < 7; index += 1) {
      await answer(index, createFailure("network"));
      waits.push(pause() - timers.now());
      await timers.advance(pause() - timers.now());
    }
    expect(waits).toEqual([1000, 2000, 4000, 4000, 4000]);
    await answer(7);
    for (const number of [2, 3, 4]) queue.scan(createSerial(number));
    await settlePromises();
    for (const index of [8, 9, 10]) await answer(index, createFailure("network"));
    expect(pause()).toBe(timers.now() + 1000);
    expect(sent).toHaveLength(11);
  });

  test("does not come back in step with the other desks", async () => {
    const waits = await Promise.all(
      [0, 0.5, 1].map(async (random) => {
        const { queue, answer, timers } = createScanDesk({ random: () => random });
        for (const number of [1, 2, 3]) queue.scan(createSerial(number));
        await settlePromises();
        for (const index of [0, 1, 2]) await answer(index, createFailure("network"));
        return (queue.getSnapshot().pause?.retryAt ?? 0) - timers.now();
      }),
    );
    expect(waits).toEqual([1000, 875, 750]);
  });

  test("sends at once when it is told that the network is back, and tries no second time for that", async () => {
    const { queue, sent, answer, timers } = createScanDesk();
    queue.scan(createSerial(1));
    await settlePromises();
    await answer(0, createFailure("network"));
    queue.resume();
    await settlePromises();
    expect(sent).toHaveLength(2);
    await timers.advance(60_000);
    expect(sent).toHaveLength(2);
    expect(timers.count()).toBe(0);
  });

  test("waits as long as a busy server asks for, and no longer", async () => {
    const { queue, answer, timers } = createScanDesk();
    queue.scan(createSerial(1));
    await settlePromises();
    for (const [index, seconds] of [45, 1, 1, 1, 0].entries()) {
      await answer(index, createFailure("server", { retryAfterSeconds: seconds }));
      const wait = Math.max(1, seconds) * 1000;
      expect(queue.getSnapshot().pause).toMatchObject({ reason: "server", retryAt: timers.now() + wait });
      await timers.advance(wait);
    }
  });

  test("pauses at the first request that is too many", async () => {
    const { queue, answer } = createScanDesk();
    queue.scan(createSerial(1));
    await settlePromises();
    await answer(0, createFailure("rate_limited"));
    expect(queue.getSnapshot().pause).toMatchObject({ reason: "server" });
  });
});

describe("A queue whose server fails", () => {
  test("loses nothing, however long the server is down", async () => {
    const { queue, answer, timers } = createScanDesk();
    queue.scan(createSerial(1));
    queue.scan(createSerial(2));
    await settlePromises();
    await answer(0, createFailure("server"));
    await answer(1, createFailure("server"));
    for (let index = 2; index < 40; index += 1) {
      await timers.advance(30_000);
      await answer(index, createFailure("server"));
    }
    expect(queue.getSnapshot()).toMatchObject({ undelivered: 2, refused: 0, pause: { reason: "server" } });
  });

  test("refuses the one scan on which it always fails while it takes the others", async () => {
    const { queue, sent, settled, timers } = createScanDesk();
    for (let round = 1; round <= 30; round += 1) {
      queue.scan(createSerial(round));
      await settlePromises();
      for (const request of sent) {
        if (request.serial_number === createSerial(3)) request.reject(createFailure("server"));
        else request.resolve("saved");
      }
      await settlePromises();
      await timers.advance(30_000);
    }
    expect(queue.getSnapshot()).toMatchObject({ undelivered: 0, saved: 29, refused: 1, pause: null });
    expect(settled.filter((entry) => entry.state === "refused")).toMatchObject([
      { serial_number: createSerial(3) },
    ]);
  });
});

describe("A queue whose session has ended", () => {
  test("pauses until somebody has signed in, and tries nothing by itself", async () => {
    const { queue, sent, answer, timers } = createScanDesk();
    for (const number of [1, 2]) queue.scan(createSerial(number));
    await settlePromises();
    await answer(0, createFailure("network"));
    await answer(1, createFailure("unauthenticated"));
    expect(queue.getSnapshot().pause).toMatchObject({ reason: "unauthenticated", retryAt: null });
    await timers.advance(60_000);
    expect(sent).toHaveLength(2);
    queue.resume();
    await settlePromises();
    expect(sent.slice(2).map((request) => request.key)).toEqual(["key-1", "key-2"]);
  });

  test("stays paused when the network fails as well or an earlier scan is answered", async () => {
    const { queue, answer } = createScanDesk();
    for (const number of [1, 2, 3]) queue.scan(createSerial(number));
    await settlePromises();
    await answer(0, createFailure("unauthenticated"));
    await answer(1, createFailure("network"));
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
    const { queue, sent, answer, settled } = createScanDesk();
    for (let number = 1; number <= 6; number += 1) queue.scan(createSerial(number));
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
    const { queue, answer } = createScanDesk();
    queue.scan(createSerial(1));
    await settlePromises();
    await answer(0, refusal);
    expect(queue.getSnapshot()).toMatchObject({ undelivered: 0, refused: 1, pause: null });
  });

  test("lets staff give up what waits", async () => {
    const scans = createKeptScans(createMemoryStorage());
    const { queue, answer, settled } = createScanDesk({ pending: { scans, owner: deskOwner } });
    for (const number of [1, 2, 3]) queue.scan(createSerial(number));
    await settlePromises();
    for (const index of [0, 1, 2]) await answer(index, createFailure("forbidden"));
    queue.discardWaiting();
    expect(queue.getSnapshot()).toMatchObject({ undelivered: 0, pause: null });
    expect(settled.map((entry) => entry.state)).toEqual(["discarded", "discarded", "discarded"]);
    expect(scans.pendingFor(deskOwner.user)).toBe(0);
  });
});
