import { expect, test } from "vitest";
import { createNotifier, noticePresets, queueOf } from "./create-notifier.ts";

const told = (notifier: ReturnType<typeof createNotifier>) =>
  queueOf(notifier).visibleToasts.map(({ content }) => [content.text, content.tone]);

test("What is told stands in the region until it is taken off or the next notice takes its place", () => {
  const notifier = createNotifier();
  const first = notifier.notify({ text: "First." });
  expect(told(notifier)).toEqual([["First.", "info"]]);
  const second = notifier.notify({ text: "Second.", tone: "danger" });
  expect(told(notifier)).toEqual([["Second.", "danger"]]);
  notifier.dismiss(first);
  expect(told(notifier)).toEqual([["Second.", "danger"]]);
  notifier.dismiss(second);
  notifier.dismiss(second);
  expect(told(notifier)).toEqual([]);
  notifier.notify({ text: "Third." });
  notifier.clear();
  expect(told(notifier)).toEqual([]);
});

test("There are two ways for notices to come and go, as the product has them [ERR-16]", () => {
  expect(noticePresets).toEqual({
    pausing: { timeout: 5000, hasProgress: false, closesOnPress: false, isColored: false },
    mounted: { timeout: 3000, hasProgress: true, closesOnPress: true, isColored: true },
  });
  expect(createNotifier().preset).toBe(noticePresets.pausing);
});
