import { expect, test } from "vitest";
import { ageOn } from "./age.ts";

test.each([
  ["1990-02-28", "2026-11-19", 36],
  ["2008-11-19", "2026-11-19", 18],
  ["2008-11-20", "2026-11-19", 17],
  ["2008-02-29", "2026-02-28", 17],
  ["2008-02-29", "2026-03-01", 18],
  ["2027-01-01", "2026-11-19", undefined],
  ["2026-11-19", "2026-11-19", 0],
  ["2026-11-20", "2026-11-19", undefined],
  ["12008-11-19", "2026-11-19", undefined],
  ["2008-11-191", "2026-11-19", undefined],
  ["2008-11-19", "2026-11-19T00:00:00Z", undefined],
  ["", "2026-11-19", undefined],
  [null, "2026-11-19", undefined],
])("who was born on %s is on %s %s years old", (born, day, age) => {
  expect(ageOn(born, day)).toBe(age);
});
