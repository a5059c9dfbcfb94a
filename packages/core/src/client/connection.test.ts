import { describe, expect, test, vi } from "vitest";
import { createTimers, settlePromises } from "../testing/timers.ts";
import { createConnection } from "./connection.ts";

/** A connection to a server that is there or not, with somebody who looks at it. */
function open({ isWatched = true } = {}) {
  const timers = createTimers();
  const server = { isThere: false, asked: 0 };
  const connection = createConnection({
    setTimer: timers.setTimer,
    async probe() {
      server.asked += 1;
      return server.isThere;
    },
  });
  const listener = vi.fn();
  const stop = isWatched ? connection.subscribe(listener) : () => undefined;
  const lose = async () => {
    connection.note(false);
    await settlePromises();
  };
  return { timers, server, connection, listener, stop, lose, trouble: () => connection.getState().trouble };
}

describe("A request without an answer", () => {
  test("is told only when the server does not answer a second one either", async () => {
    const { server, lose, trouble } = open();
    server.isThere = true;
    await lose();
    expect([trouble(), server.asked]).toEqual([null, 1]);
    server.isThere = false;
    await lose();
    expect(trouble()).toBe("server");
  });

  test("is followed by questions after 1, 2, 4 … and at most 30 seconds, until one is answered", async () => {
    const { timers, server, lose, trouble } = open();
    await lose();
    for (const [index, wait] of [1, 2, 4, 8, 16, 30, 30].entries()) {
      await timers.advance(wait * 1000 - 1);
      expect(server.asked).toBe(index + 1);
      await timers.advance(1);
      expect(server.asked).toBe(index + 2);
    }
    server.isThere = true;
    await timers.advance(30_000);
    expect([trouble(), timers.count()]).toEqual([null, 0]);
  });

  test("makes the next trouble begin with short waits again", async () => {
    const { timers, server, lose } = open();
    await lose();
    await timers.advance(1000);
    server.isThere = true;
    await timers.advance(2000);
    server.isThere = false;
    await lose();
    const { asked } = server;
    await timers.advance(1000);
    expect(server.asked).toBe(asked + 1);
  });

  test("asks nothing where nobody looks", async () => {
    const { timers, server, lose, trouble } = open({ isWatched: false });
    await lose();
    expect([server.asked, timers.count(), trouble()]).toEqual([0, 0, null]);
  });
});

test("Any answer ends the trouble and its questions, and tells of the return once", async () => {
  const { timers, connection, lose, trouble } = open();
  const returned = vi.fn();
  const stop = connection.onReturn(returned);
  connection.note(true);
  expect(returned).not.toHaveBeenCalled();
  await lose();
  connection.note(true);
  connection.note(true);
  expect([trouble(), timers.count()]).toEqual([null, 0]);
  expect(returned).toHaveBeenCalledOnce();
  stop();
  await lose();
  connection.note(true);
  expect(returned).toHaveBeenCalledOnce();
});

test("A computer that says it is offline is believed at once, and asks whether it is so", async () => {
  const { server, connection, trouble } = open();
  connection.noteDevice(false);
  expect(connection.getState()).toEqual({ trouble: "device", isChecking: true });
  await settlePromises();
  expect([trouble(), server.asked]).toEqual(["device", 1]);
  server.isThere = true;
  connection.noteDevice(true);
  await settlePromises();
  expect(trouble()).toBe(null);
});

test("A computer that believes it is offline although the server answers is not believed", async () => {
  const { server, connection, trouble } = open();
  server.isThere = true;
  connection.noteDevice(false);
  await settlePromises();
  expect(trouble()).toBe(null);
});

test("With a network and no server the trouble is the server's", async () => {
  const { connection, trouble } = open();
  connection.noteDevice(false);
  await settlePromises();
  connection.noteDevice(true);
  await settlePromises();
  expect(trouble()).toBe("server");
});

test("A network that comes back while a question is under way is asked over at once, and with short waits again", async () => {
  const answers: PromiseWithResolvers<boolean>[] = [];
  const timers = createTimers();
  const connection = createConnection({
    setTimer: timers.setTimer,
    probe() {
      const answer = Promise.withResolvers<boolean>();
      answers.push(answer);
      return answer.promise;
    },
  });
  connection.subscribe(() => undefined);
  const isSilent = async () => {
    answers.at(-1)?.resolve(false);
    await settlePromises();
  };
  connection.noteDevice(false);
  await isSilent();
  for (const wait of [1000, 2000, 4000]) {
    await timers.advance(wait);
    await isSilent();
  }
  await timers.advance(8000);
  expect(answers).toHaveLength(5);
  connection.noteDevice(true);
  expect(answers).toHaveLength(5);
  await isSilent();
  expect(answers).toHaveLength(6);
  await isSilent();
  await timers.advance(1000);
  expect(answers).toHaveLength(7);
  answers.at(-1)?.resolve(true);
  await settlePromises();
  expect([connection.getState().trouble, timers.count()]).toEqual([null, 0]);
});

test("Whoever does not want to wait asks at once, and one question at a time", async () => {
  const { timers, server, connection, lose } = open();
  await lose();
  const checks = [connection.check(), connection.check()];
  expect(connection.getState().isChecking).toBe(true);
  await Promise.all(checks);
  expect(server.asked).toBe(2);
  expect([connection.getState().isChecking, timers.count()]).toEqual([false, 1]);
});

test("What is known is the same object until something changes, whether anybody looks or not", async () => {
  const { connection, stop, lose } = open();
  await lose();
  const state = connection.getState();
  expect(connection.getState()).toBe(state);
  stop();
  expect(connection.getState()).toBe(state);
  connection.note(true);
  expect(connection.getState()).toEqual({ trouble: null, isChecking: false });
});

test("Nobody looking any more stops the questions; the next who looks starts them", async () => {
  const { timers, server, connection, stop, lose, trouble } = open();
  await lose();
  stop();
  expect(timers.count()).toBe(0);
  server.isThere = true;
  connection.subscribe(() => undefined);
  await settlePromises();
  expect([server.asked, trouble()]).toEqual([2, null]);
});
