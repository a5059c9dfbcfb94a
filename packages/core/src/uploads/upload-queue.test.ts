import { describe, expect, test } from "vitest";
import { RegistryError } from "../errors/registry-error.ts";
import { createUploadPlaces, type UploadPlaces } from "./upload-places.ts";
import { createUploadQueue, type Sending } from "./upload-queue.ts";

const lost = new RegistryError({ code: "network", message: "The server cannot be reached." });
const refused = new RegistryError({ code: "validation", message: "This file is too large." });
const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

interface Sent {
  readonly file: File;
  readonly sending: Sending;
  readonly answer: PromiseWithResolvers<string>;
}

function createDesk(parallel?: number, places?: UploadPlaces) {
  const sent: Sent[] = [];
  const queue = createUploadQueue<string>({
    send: (file, sending) => {
      const answer = Promise.withResolvers<string>();
      sending.signal.addEventListener("abort", () => answer.reject(sending.signal.reason));
      sent.push({ file, sending, answer });
      return answer.promise;
    },
    ...(parallel !== undefined && { parallel }),
    ...(places && { places }),
  });
  const add = (...names: string[]) =>
    names.map((name) => queue.add(new File(["12345"], name, { type: "application/pdf" })));
  const states = () => queue.getSnapshot().map(({ state }) => state);
  const of = (index: number) => sent[index] as Sent;
  return { queue, sent, add, states, of };
}

describe("A queue of uploads", () => {
  test("sends two files at a time, the first ones first [LOOK-06]", async () => {
    const { sent, add, states, of } = createDesk();
    add("a.pdf", "b.pdf", "c.pdf", "d.pdf");
    expect(states()).toEqual(["sending", "sending", "waiting", "waiting"]);
    of(1).answer.resolve("second");
    await nextTurn();
    expect(states()).toEqual(["sending", "done", "sending", "waiting"]);
    expect(sent.map(({ file }) => file.name)).toEqual(["a.pdf", "b.pdf", "c.pdf"]);
  });

  test("sends each file for the slot of the form that it was added for", () => {
    const { queue, add, of } = createDesk();
    queue.add(new File(["12345"], "letter.pdf"), "letter");
    add("a.pdf");
    expect([of(0), of(1)].map(({ sending }) => sending.slot)).toEqual(["letter", ""]);
    expect(queue.getSnapshot().map(({ slot }) => slot)).toEqual(["letter", ""]);
  });

  test("sends as many at once as the product says [LOOK-06]", () => {
    const { add, states } = createDesk(1);
    add("a.pdf", "b.pdf");
    expect(states()).toEqual(["sending", "waiting"]);
  });

  test("shares its places with other queues: what one leaves, another takes [LOOK-06]", async () => {
    const places = createUploadPlaces(2);
    const [one, other] = [createDesk(undefined, places), createDesk(undefined, places)];
    one.add("a.pdf", "b.pdf");
    other.add("c.pdf", "d.pdf");
    expect([one.states(), other.states()]).toEqual([
      ["sending", "sending"],
      ["waiting", "waiting"],
    ]);
    one.of(0).answer.resolve("first");
    await nextTurn();
    expect(other.states()).toEqual(["sending", "waiting"]);
    one.queue.pause(2);
    expect([one.states(), other.states()]).toEqual([
      ["done", "paused"],
      ["sending", "sending"],
    ]);
    one.queue.resume(2);
    expect(one.states()).toEqual(["done", "waiting"]);
    places.setCount(3);
    expect(one.states()).toEqual(["done", "sending"]);
    other.queue.clear();
    expect(other.sent).toHaveLength(2);
  });

  test("gives up all its files at once and sends none of them any more", () => {
    const { queue, sent, add, states } = createDesk(1);
    add("a.pdf", "b.pdf");
    queue.clear();
    expect(states()).toEqual([]);
    expect(sent.map(({ file }) => file.name)).toEqual(["a.pdf"]);
  });

  test("tells how far each file is, and that a chunk is tried again", () => {
    const { queue, add, of } = createDesk();
    add("a.pdf");
    of(0).sending.onProgress(3);
    of(0).sending.onRetry(true);
    expect(queue.getSnapshot()).toMatchObject([{ sent: 3, state: "retrying", size: 5, name: "a.pdf" }]);
    of(0).sending.onRetry(false);
    expect(queue.getSnapshot()).toMatchObject([{ sent: 3, state: "sending" }]);
  });

  test("keeps what has arrived of a paused file, and lets the next one go", async () => {
    const { queue, sent, add, states, of } = createDesk(1);
    const [first = 0] = add("a.pdf", "b.pdf");
    of(0).sending.memory.url = "/api/uploads/1";
    of(0).sending.onProgress(2);
    queue.pause(first);
    expect(of(0).sending.signal.aborted).toBe(true);
    expect(states()).toEqual(["paused", "sending"]);
    // What still comes in of the stopped try is nobody's.
    of(0).sending.onProgress(4);
    expect(queue.getSnapshot()[0]?.sent).toBe(2);
    of(1).answer.resolve("b");
    await nextTurn();
    queue.resume(first);
    expect(sent).toHaveLength(3);
    expect(of(2).sending.memory).toEqual({ url: "/api/uploads/1" });
  });

  test("tells why a file failed, holds up no other, and tries it again when asked", async () => {
    const { queue, add, states, of } = createDesk(1);
    const [first = 0] = add("a.pdf", "b.pdf");
    of(0).answer.reject(refused);
    await nextTurn();
    expect(queue.getSnapshot()[0]).toMatchObject({ state: "failed", error: refused });
    expect(states()).toEqual(["failed", "sending"]);
    queue.resume(first);
    expect(queue.getSnapshot()[0]).toMatchObject({ state: "waiting" });
    expect(queue.getSnapshot()[0]?.error).toBeUndefined();
  });

  test("goes on by itself only with what the link has lost", async () => {
    const { queue, add, states, of } = createDesk();
    add("a.pdf", "b.pdf");
    of(0).answer.reject(lost);
    of(1).answer.reject(refused);
    await nextTurn();
    queue.resumeLost();
    expect(states()).toEqual(["sending", "failed"]);
  });

  test("forgets a removed file, whatever its try still brings", async () => {
    const { queue, add, of } = createDesk();
    const [first = 0] = add("a.pdf");
    queue.remove(first);
    expect(of(0).sending.signal.aborted).toBe(true);
    of(0).answer.resolve("late");
    await nextTurn();
    expect(queue.getSnapshot()).toEqual([]);
    queue.pause(first);
    queue.resume(first);
    expect(queue.getSnapshot()).toEqual([]);
  });

  test("is the same list until something changes, and tells of each change", () => {
    const { queue, add } = createDesk();
    let told = 0;
    const stop = queue.subscribe(() => told++);
    expect(queue.getSnapshot()).toBe(queue.getSnapshot());
    add("a.pdf");
    expect(told).toBe(2);
    stop();
    queue.clear();
    expect([told, queue.getSnapshot()]).toEqual([2, []]);
  });
});
