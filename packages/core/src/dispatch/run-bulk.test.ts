import { describe, expect, test } from "vitest";
import type { WriteKey } from "../client/write-key.ts";
import { RegistryError } from "../errors/registry-error.ts";
import { settlePromises } from "../testing/timers.ts";
import { type BulkProgress, createBulk } from "./run-bulk.ts";

interface Sent {
  readonly item: number;
  readonly key: string;
  readonly answer: (failure?: unknown) => Promise<void>;
}

const refusal = new RegistryError({ code: "validation", status: 400, message: "Card was removed." });
const lost = new RegistryError({ code: "network", message: "The server does not answer." });

/** A bulk over the numbers from 1 on, whose calls are answered one by one. */
function createDesk(count: number, body: () => string = () => "reason") {
  const sent: Sent[] = [];
  const told: BulkProgress<number>[] = [];
  const bulk = createBulk({
    items: Array.from({ length: count }, (_, index) => index + 1),
    send: (item: number, key: WriteKey) =>
      new Promise<void>((resolve, reject) => {
        const answer = async (failure?: unknown) => {
          if (failure) reject(failure);
          else {
            key.renew();
            resolve();
          }
          await settlePromises();
        };
        sent.push({ item, key: key.keyFor(body()), answer });
      }),
    onProgress: (progress) => told.push(progress),
  });
  const items = () => sent.map(({ item }) => item);
  const answer = (item: number, failure?: unknown) =>
    sent.findLast((each) => each.item === item)?.answer(failure);
  return { bulk, sent, told, items, answer };
}

describe("A bulk", () => {
  test("sends in order, four at a time, each item with a key of its own", async () => {
    const { bulk, sent, items, answer } = createDesk(6);
    const ended = bulk.run();
    expect(items()).toEqual([1, 2, 3, 4]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(4);
    await answer(3);
    expect(items()).toEqual([1, 2, 3, 4, 5]);
    for (const item of [4, 1, 2, 5, 6]) await answer(item);
    expect(await ended).toEqual({ count: 6, done: 6, refused: [], left: [], failure: undefined });
  });

  test("goes on after a refusal, and tells of each answer in the order of the items", async () => {
    const { bulk, told, answer } = createDesk(3);
    const ended = bulk.run();
    await answer(3, refusal);
    await answer(1, refusal);
    await answer(2);
    expect(told.map(({ done, refused, left }) => [done, refused.length, left])).toEqual([
      [0, 1, [1, 2]],
      [0, 2, [2]],
      [1, 2, []],
    ]);
    expect((await ended).refused).toEqual([
      { item: 1, error: refusal },
      { item: 3, error: refusal },
    ]);
  });

  test("stops at a failure that holds for all; a repeat sends only what is left, under the same keys", async () => {
    const { bulk, sent, items, answer } = createDesk(7);
    const ended = bulk.run();
    const [, key] = sent.map((each) => each.key);
    await answer(1);
    await answer(2, lost);
    await answer(3, refusal);
    await answer(4);
    await answer(5);
    const progress = await ended;
    expect(progress).toMatchObject({ done: 3, left: [2, 6, 7], failure: lost });
    expect(items()).toEqual([1, 2, 3, 4, 5]);

    const again = bulk.run();
    expect(bulk.read().failure).toBeUndefined();
    expect(items().slice(5)).toEqual([2, 6, 7]);
    expect(sent.at(5)?.key).toBe(key);
    for (const item of [2, 6, 7]) await answer(item);
    expect(await again).toMatchObject({ done: 6, left: [], failure: undefined });
    expect((await again).refused.map(({ item }) => item)).toEqual([3]);
    expect(await bulk.run()).toMatchObject({ done: 6 });
    expect(sent).toHaveLength(8);
  });

  test("takes a new key for an item whose repeat says something else", async () => {
    let body = "mistake";
    const { bulk, sent, answer } = createDesk(1, () => body);
    const ended = bulk.run();
    await answer(1, lost);
    await ended;
    body = "damaged";
    void bulk.run();
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  test("sends nothing more once it is cancelled, waits for what is under way, and can go on", async () => {
    const { bulk, items, answer } = createDesk(6);
    const ended = bulk.run();
    bulk.cancel();
    for (const item of [1, 2, 3]) await answer(item);
    let isOver = false;
    void ended.then(() => {
      isOver = true;
    });
    await settlePromises();
    expect(isOver).toBe(false);
    await answer(4);
    expect(await ended).toMatchObject({ done: 4, left: [5, 6], failure: undefined });
    expect(items()).toEqual([1, 2, 3, 4]);
    void bulk.run();
    expect(items()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("is run once when it is run twice", async () => {
    const { bulk, items, answer } = createDesk(2);
    const runs = [bulk.run(), bulk.run()];
    expect(items()).toEqual([1, 2]);
    await answer(1);
    await answer(2);
    expect((await Promise.all(runs)).map(({ done }) => done)).toEqual([2, 2]);
  });

  test("needs nobody who hears of it", async () => {
    const sent: number[] = [];
    const send = async (item: number) => {
      sent.push(item);
      if (item === 2) throw refusal;
    };
    const progress = await createBulk({ items: [1, 2, 3], send }).run();
    expect(sent).toEqual([1, 2, 3]);
    expect(progress).toMatchObject({ done: 2, refused: [{ item: 2, error: refusal }], left: [] });
  });

  test("stops where the batch no longer allows it for any card", async () => {
    const { bulk, answer, items } = createDesk(6);
    const ended = bulk.run();
    const closed = new RegistryError({
      code: "validation",
      message: "Closed.",
      serverCode: "batch_received",
    });
    for (const item of [1, 2, 3, 4]) await answer(item, closed);
    expect(await ended).toMatchObject({ done: 0, failure: closed, left: [1, 2, 3, 4, 5, 6] });
    expect(items()).toHaveLength(4);
  });
});
