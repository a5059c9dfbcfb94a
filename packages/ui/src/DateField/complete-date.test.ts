import { expect, test } from "vitest";
import { completeDate } from "./complete-date.ts";

test.each([
  ["20261121", "2026-11-21"],
  ["2026/11/21", "2026-11-21"],
  [" 2026.11.21 ", "2026-11-21"],
  ["2026 11 21", "2026-11-21"],
  ["2026-11-21", "2026-11-21"],
])("%j becomes %j", (typed, complete) => {
  expect(completeDate(typed)).toBe(complete);
});

test.each(["", "2026", "21-11-2026", "2026-1-2", "tomorrow"])(
  "%j stays for its owner to put right",
  (typed) => {
    expect(completeDate(typed)).toBe(typed);
  },
);
