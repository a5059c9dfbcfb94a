import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHeldAnswers, type Holdable } from "./held-answers.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stays = new AbortController().signal;

/** Held answers that hear of changes, and a batch with a version. */
function watchBatch({ quietFor = 25, hears = true } = {}) {
  const heldAnswers = createHeldAnswers();
  heldAnswers.setHearing(hears);
  const batch = { version: 1, asked: 0 };
  async function look(): Promise<Holdable & { readonly version: number }> {
    batch.asked += 1;
    return { version: batch.version, ...(batch.version === 1 && { quietFor }) };
  }
  const watch = (signal: AbortSignal = stays) => {
    const seen: number[] = [];
    const answered = heldAnswers.answer(12, signal, look).then(({ version }) => void seen.push(version));
    return { seen, answered };
  };
  return { heldAnswers, batch, watch, settle: () => vi.advanceTimersByTimeAsync(0) };
}

test("an answer with nothing new is held until its batch changes, and not by a change of another one", async () => {
  const { heldAnswers, batch, watch, settle } = watchBatch();
  const { seen, answered } = watch();
  await settle();
  expect([heldAnswers.held, seen]).toEqual([1, []]);
  heldAnswers.ring(13);
  await settle();
  expect([batch.asked, seen]).toEqual([1, []]);
  batch.version = 2;
  heldAnswers.ring(12);
  await answered;
  expect([heldAnswers.held, batch.asked, seen]).toEqual([0, 2, [2]]);
});

test("a change that comes while the database is asked is not missed", async () => {
  const { heldAnswers, batch } = watchBatch();
  const { promise, resolve } = createGate();
  const answered = heldAnswers.answer(12, stays, async () => {
    const { version } = batch;
    if (version === 1) await promise;
    return { version, ...(version === 1 && { quietFor: 25 }) };
  });
  batch.version = 2;
  heldAnswers.ring(12);
  resolve();
  expect((await answered).version).toBe(2);
});

test("what rings without a change is held on, and answered once the time is over", async () => {
  const { heldAnswers, batch, watch, settle } = watchBatch();
  const { seen, answered } = watch();
  await vi.advanceTimersByTimeAsync(20_000);
  heldAnswers.ring(12);
  await settle();
  expect([batch.asked, seen]).toEqual([2, []]);
  await vi.advanceTimersByTimeAsync(5_000);
  await answered;
  expect([heldAnswers.held, batch.asked, seen]).toEqual([0, 2, [1]]);
});

test("nothing is held where the page does not ask for it, has gone, or changes are not heard", async () => {
  await watchBatch({ quietFor: 0 }).watch().answered;
  await watchBatch({ hears: false }).watch().answered;
  const { heldAnswers, watch, settle } = watchBatch();
  const page = new AbortController();
  const { answered } = watch(page.signal);
  await settle();
  expect(heldAnswers.held).toBe(1);
  page.abort();
  await answered;
  expect(heldAnswers.held).toBe(0);
});

test("an answer that is held is sent as soon as changes are not heard any more", async () => {
  const { heldAnswers, watch, settle } = watchBatch();
  const { answered } = watch();
  await settle();
  heldAnswers.setHearing(false);
  await answered;
  expect(heldAnswers.held).toBe(0);
});

test("four looks are worked at together, the others in their order, whatever becomes of one", async () => {
  const heldAnswers = createHeldAnswers();
  const gates = Array.from({ length: 6 }, createGate);
  const started: number[] = [];
  const answered = gates.map(({ promise }, index) =>
    heldAnswers
      .answer(12, stays, async () => {
        started.push(index);
        await promise;
        if (index === 0) throw new Error("The database is away.");
        return {};
      })
      .catch((error: Error) => error.message),
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual([0, 1, 2, 3]);
  gates[0]?.resolve();
  expect(await answered[0]).toBe("The database is away.");
  expect(started).toEqual([0, 1, 2, 3, 4]);
  for (const { resolve } of gates) resolve();
  await Promise.all(answered);
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
});

test("a look whose page was closed before its turn is not made", async () => {
  const heldAnswers = createHeldAnswers();
  const gates = Array.from({ length: 4 }, createGate);
  const working = gates.map(({ promise }) => heldAnswers.answer(12, stays, () => promise.then(() => ({}))));
  const page = new AbortController();
  let isMade = false;
  const refused = heldAnswers.answer(12, page.signal, async () => {
    isMade = true;
    return {};
  });
  page.abort();
  for (const { resolve } of gates) resolve();
  await Promise.all(working);
  await expect(refused).rejects.toMatchObject({ status: 429 });
  expect(isMade).toBe(false);
});

function createGate() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: () => resolve() };
}
