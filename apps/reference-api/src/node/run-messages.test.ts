import { expect, test, vi } from "vitest";
import type { MessageSender, TakenMessage } from "../messages/send-messages.ts";
import { runMessages } from "./run-messages.ts";

/** A sender without a database: what is put into it is due at once. */
function createStubSender(deliver: (message: TakenMessage, stop: AbortSignal) => Promise<void>) {
  const due: string[] = [];
  const limits: number[] = [];
  const sender: MessageSender = {
    async take(limit) {
      limits.push(limit);
      return due.splice(0, limit).map((messageId) => ({ messageId }) as TakenMessage);
    },
    deliver: (message, stop) => deliver(message, stop ?? new AbortController().signal),
    sendDue: async () => {},
  };
  return { sender, due, limits };
}

const noErrors = { logError: (trace: string) => expect.fail(trace) };

test("what is queued is sent when it says so, also while the outbox is looked at", async () => {
  const sent: string[] = [];
  const { sender, due } = createStubSender(async ({ messageId }) => {
    sent.push(messageId);
  });
  const running = runMessages(sender, noErrors);
  due.push("one");
  running.wake();
  due.push("two");
  running.wake();
  await vi.waitFor(() => expect(sent).toEqual(["one", "two"]));

  await running.stop();
});

test("one that hangs keeps its own place and no other", async () => {
  const sent: string[] = [];
  const { sender, due, limits } = createStubSender(({ messageId }, stop) => {
    sent.push(messageId);
    if (messageId !== "slow") return Promise.resolve();
    return new Promise((settle) => stop.addEventListener("abort", () => settle()));
  });
  due.push("slow", "one", "two", "three", "four");
  const running = runMessages(sender, { ...noErrors, places: 2 });
  await vi.waitFor(() => expect(sent).toEqual(["slow", "one", "two", "three", "four"]));
  expect(Math.max(...limits)).toBe(2);

  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const stopped = running.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  await stopped;
  vi.useRealTimers();
});

test("the end takes nothing more on and waits for what is on its way", async () => {
  let arrive = () => {};
  const sent: string[] = [];
  const { sender, due } = createStubSender(async ({ messageId }) => {
    await new Promise<void>((settle) => {
      arrive = settle;
    });
    sent.push(messageId);
  });
  due.push("one");
  const running = runMessages(sender, noErrors);
  await vi.waitFor(() => expect(due).toEqual([]));
  const stopped = running.stop();
  due.push("two");
  running.wake();
  arrive();
  await stopped;

  expect(sent).toEqual(["one"]);
  expect(due).toEqual(["two"]);
});

test("a database that fails is told without its message, and asked again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const traces: string[] = [];
  const { sender, due, limits } = createStubSender(async () => {});
  const { take } = sender;
  let hasFailed = false;
  const failing = {
    ...sender,
    async take(limit: number) {
      if (hasFailed) return take(limit);
      hasFailed = true;
      throw Object.assign(new Error("secret of 7000001"), { code: "57P01" });
    },
  };
  due.push("one");
  const running = runMessages(failing, { logError: (trace) => traces.push(trace) });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(limits).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();

  expect(due).toEqual([]);
  expect(traces).toHaveLength(1);
  expect(traces[0]).toMatch(/^Error 57P01\n/);
  expect(traces[0]).not.toContain("7000001");
  await running.stop();
});
