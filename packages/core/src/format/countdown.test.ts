import { expect, test } from "vitest";
import { formatCountdown, secondsLeft } from "./countdown.ts";

test.each([
  [60, 0, 60],
  [60, 1, 60],
  [60, 3000, 57],
  [60, 60_000, 0],
  [60, 90_000, 0],
])("of %i seconds %i milliseconds later %i are left", (seconds, elapsed, left) => {
  expect(secondsLeft(seconds, elapsed)).toBe(left);
});

test.each([
  [57, "0:57"],
  [60, "1:00"],
  [600, "10:00"],
  [0, "0:00"],
  [-1, "0:00"],
])("%i seconds read %s", (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});
