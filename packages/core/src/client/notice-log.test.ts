import { expect, test, vi } from "vitest";
import { createTimers } from "../testing/timers.ts";
import type { Notice } from "./notice.ts";
import { createNoticeLog } from "./notice-log.ts";

const failure: Notice = {
  tone: "error",
  message: "Server error. Please try again later.",
  operation: "listCenters",
};
const success: Notice = { tone: "success", message: "Batch created.", operation: "createBatch" };

function open() {
  const timers = createTimers();
  const log = createNoticeLog({ clock: timers.now });
  const read = () => log.getState().notices.map(({ message, count }) => [message, count]);
  return { timers, log, read };
}

test("What staff were told stands in the list, newest first, with the time it was told", async () => {
  const { timers, log, read } = open();
  expect(log.add(failure)).toBe(true);
  await timers.advance(60_000);
  expect(log.add(success)).toBe(true);
  expect(read()).toEqual([
    [success.message, 1],
    [failure.message, 1],
  ]);
  const [newer, older] = log.getState().notices;
  expect((newer?.at ?? 0) - (older?.at ?? 0)).toBe(60_000);
  expect(newer?.id).not.toBe(older?.id);
});

test("Equal failures that come together are told once and counted, whatever they are about [ERR-03]", async () => {
  const { timers, log, read } = open();
  expect(log.add(failure)).toBe(true);
  expect(log.add({ ...failure, operation: "listSendingBatches" })).toBe(false);
  await timers.advance(1999);
  expect(log.add(failure)).toBe(false);
  expect(read()).toEqual([[failure.message, 3]]);
  expect(log.getState().unread).toBe(1);
  await timers.advance(1);
  expect(log.add(failure)).toBe(true);
  expect(read()).toEqual([
    [failure.message, 1],
    [failure.message, 3],
  ]);
});

test("Another failure in between does not make it two", () => {
  const { log, read } = open();
  for (const message of ["One.", "Two.", "One."]) log.add({ ...failure, message });
  expect(read()).toEqual([
    ["Two.", 1],
    ["One.", 2],
  ]);
});

test("Two successes are two, and a success is no failure of the same words [ERR-04]", () => {
  const { log } = open();
  expect([success, success, { ...failure, message: success.message }].map((each) => log.add(each))).toEqual([
    true,
    true,
    true,
  ]);
});

test("A computer whose clock was set back tells the next failure all the same", async () => {
  const { timers, log } = open();
  log.add(failure);
  await timers.advance(-3_600_000);
  expect(log.add(failure)).toBe(true);
});

test("Failures that have not been read are counted until the list is opened", () => {
  const { log } = open();
  log.add(failure);
  log.add(success);
  expect(log.getState().unread).toBe(1);
  log.markRead();
  expect(log.getState().unread).toBe(0);
  expect(log.getState().notices).toHaveLength(2);
});

test("The list forgets the oldest after fifty, and everything when it is cleared", () => {
  const { log } = open();
  for (let count = 1; count <= 51; count += 1) log.add({ ...failure, message: `${count}.` });
  const { notices, unread } = log.getState();
  expect([notices.length, notices.at(-1)?.message, unread]).toEqual([50, "2.", 50]);
  log.clear();
  expect(log.getState()).toEqual({ notices: [], unread: 0 });
});

test("Whoever listens hears of every change, and of nothing else, until they stop", () => {
  const { log } = open();
  const listener = vi.fn();
  const stop = log.subscribe(listener);
  log.clear();
  log.markRead();
  expect(listener).not.toHaveBeenCalled();
  log.add(failure);
  log.add(failure);
  log.markRead();
  expect(listener).toHaveBeenCalledTimes(3);
  const state = log.getState();
  expect(log.getState()).toBe(state);
  stop();
  log.clear();
  expect(listener).toHaveBeenCalledTimes(3);
});
