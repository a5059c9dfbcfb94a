import { expect, test, vi } from "vitest";
import { createNotifier, noticePresets } from "./create-notifier.ts";

test("The history holds everything that was told, newest first, with its time", () => {
  const notifier = createNotifier();
  const before = Date.now();
  notifier.notify({ text: "First." });
  notifier.notify({ text: "Second.", tone: "danger" });
  expect(notifier.history.map(({ text, tone }) => [text, tone])).toEqual([
    ["Second.", "danger"],
    ["First.", "info"],
  ]);
  expect(notifier.history[0]?.at.getTime()).toBeGreaterThanOrEqual(before);
});

test("A notice that was dismissed stays in the history", () => {
  const notifier = createNotifier();
  notifier.dismiss(notifier.notify({ text: "Sent." }));
  expect(notifier.history).toHaveLength(1);
});

test("The history forgets the oldest after fifty", () => {
  const notifier = createNotifier();
  for (let count = 1; count <= 51; count += 1) notifier.notify({ text: `${count}` });
  expect([notifier.history.length, notifier.history.at(-1)?.text]).toEqual([50, "2"]);
});

test("Whoever listens hears of every change until they stop", () => {
  const notifier = createNotifier();
  const listener = vi.fn();
  const stop = notifier.subscribe(listener);
  notifier.notify({ text: "One." });
  notifier.clear();
  expect(listener).toHaveBeenCalledTimes(2);
  expect(notifier.history).toEqual([]);
  stop();
  notifier.notify({ text: "Two." });
  expect(listener).toHaveBeenCalledTimes(2);
});

test("There are two ways for notices to come and go, as the product has them [ERR-16]", () => {
  expect(noticePresets).toEqual({
    pausing: { timeout: 5000, hasProgress: false, closesOnPress: false, isColored: false },
    mounted: { timeout: 3000, hasProgress: true, closesOnPress: true, isColored: true },
  });
  expect(createNotifier().preset).toBe(noticePresets.pausing);
});
