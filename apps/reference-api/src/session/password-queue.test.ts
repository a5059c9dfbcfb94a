import { afterEach, expect, test, vi } from "vitest";
import { Refusal } from "../domain/refusal.ts";
import { type Asker, createPasswordQueue } from "./password-queue.ts";

afterEach(() => {
  vi.useRealTimers();
});

const busy = {
  status: 429,
  body: {
    message: "Too many people are signing in at this moment. Try again in a few seconds.",
    code: "busy",
  },
  headers: { "Retry-After": "5" },
};

/** A queue whose work ends when the test says so. */
function openQueue() {
  const clock = { now: 0 };
  const queue = createPasswordQueue({ readTime: () => clock.now });
  const started: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (asker: Asker, name = asker.from) =>
    queue
      .wait(asker, () => {
        started.push(name);
        return new Promise<void>((end) => ends.push(end));
      })
      .catch((refusal) => {
        expect(refusal).toMatchObject(busy);
        refused.push(name);
      });
  return {
    clock,
    started,
    refused,
    countWaiting: queue.countWaiting,
    known: (from: string, name?: string) => ask({ isKnown: true, from }, name),
    stranger: (from: string, name?: string) => ask({ isKnown: false, from }, name),
    /** Ends all work under way, and the work that starts then, until none is left. */
    async end() {
      while (ends.length > 0) {
        ends.shift()?.();
        await new Promise(setImmediate);
      }
    },
  };
}

test("works at two passwords at once, and at the next when one is done, also when it fails", async () => {
  const { started, known, end } = openQueue();
  for (const name of ["a", "b", "c"]) known(name);
  expect(started).toEqual(["a", "b"]);
  await end();
  expect(started).toEqual(["a", "b", "c"]);

  const queue = createPasswordQueue();
  const fail = () => queue.wait({ isKnown: true, from: "a" }, () => Promise.reject(new Error("broken")));
  for (let times = 0; times < 3; times += 1) await expect(fail()).rejects.toThrow("broken");
  expect(await queue.wait({ isKnown: true, from: "a" }, async () => "done")).toBe("done");
});

test("counts those who wait for their turn", async () => {
  const { countWaiting, known, stranger, end } = openQueue();
  for (const name of ["a", "b", "c"]) stranger(name);
  for (const name of ["d", "e"]) known(name);
  expect(countWaiting()).toEqual({ known: 1, strangers: 2 });
  await end();
  expect(countWaiting()).toEqual({ known: 0, strangers: 0 });
});

test("works at one stranger's password at once, so that the others have room", async () => {
  const { started, known, stranger, end } = openQueue();
  stranger("a");
  stranger("b");
  known("browser");
  expect(started).toEqual(["a", "browser"]);
  await end();
  expect(started).toEqual(["a", "browser", "b"]);
});

test("lets known browsers in first, and a stranger at every fifth turn", async () => {
  const { started, known, stranger, end } = openQueue();
  known("first");
  known("second");
  for (let index = 0; index < 3; index += 1) stranger(`address ${index}`);
  for (let index = 0; index < 9; index += 1) known("browser");
  await end();

  expect(started.map((name) => name.replace(/ .*/, ""))).toEqual([
    ...["first", "second", "browser", "browser", "browser", "address"],
    ...["browser", "browser", "browser", "browser", "address"],
    ...["browser", "browser", "address"],
  ]);
});

test("goes round among addresses, so that one with many requests waits behind itself", async () => {
  const { started, stranger, end } = openQueue();
  for (let index = 0; index < 5; index += 1) stranger("flood");
  stranger("clerk");
  stranger("other");
  await end();

  expect(started).toEqual(["flood", "flood", "clerk", "other", "flood", "flood", "flood"]);
});

test("refuses the last request of the address with the most, when 250 wait", async () => {
  const { started, refused, stranger, known, end } = openQueue();
  for (let index = 0; index < 251; index += 1) stranger("flood", `flood ${index}`);
  expect(refused).toEqual([]);
  stranger("clerk");
  stranger("flood", "flood 251");
  known("browser");
  await new Promise(setImmediate);
  expect(refused).toEqual(["flood 250", "flood 251"]);
  await end();

  expect(started).toHaveLength(252);
  expect(started.indexOf("clerk")).toBeLessThan(6);
});

test("refuses a newcomer where 250 others wait from as many places", async () => {
  const { refused, stranger, end } = openQueue();
  for (let index = 0; index < 252; index += 1) stranger(`address ${index}`);
  await new Promise(setImmediate);
  expect(refused).toEqual(["address 251"]);
  await end();
});

test("refuses strangers after ten seconds and known browsers after thirty, when their turn comes", async () => {
  const { clock, started, refused, known, stranger, end } = openQueue();
  for (const name of ["a", "b", "patient"]) known(name);
  stranger("late");
  clock.now = 10_001;
  stranger("c");
  await end();
  expect([started, refused]).toEqual([["a", "b", "patient", "c"], ["late"]]);

  for (const name of ["d", "e", "later"]) known(name);
  clock.now += 30_001;
  await end();
  expect([started.slice(4), refused]).toEqual([
    ["d", "e"],
    ["late", "later"],
  ]);
});

test("lets a place rest for a second after a try that was one too many, and no other place", async () => {
  vi.useFakeTimers();
  const queue = createPasswordQueue();
  const started: string[] = [];
  const ask = (isKnown: boolean, from: string, status: number) =>
    queue
      .wait({ isKnown, from }, async () => {
        started.push(from);
        throw new Refusal(status, { message: "No.", code: "no" });
      })
      .catch(() => undefined);

  for (const isKnown of [false, true]) {
    for (let times = 0; times < 4; times += 1) void ask(isKnown, "flood", 429);
    for (let times = 0; times < 2; times += 1) void ask(isKnown, "clerk", 400);
    await vi.advanceTimersByTimeAsync(0);
    expect(started.splice(0).sort()).toEqual(["clerk", "clerk", "flood", ...(isKnown ? ["flood"] : [])]);
    await vi.advanceTimersByTimeAsync(999);
    expect(started).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(started.splice(0)).toEqual(isKnown ? ["flood", "flood"] : ["flood"]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(started.splice(0)).toEqual(isKnown ? [] : ["flood", "flood"]);
  }
});
