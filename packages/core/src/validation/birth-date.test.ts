import { expect, test } from "vitest";
import { findBirthDateFault } from "./birth-date.ts";

const today = "2026-11-27";

test.each(["2026-11-27", "1990-02-28", "1906-11-27"])("takes %s as a date of birth", (text) => {
  expect(findBirthDateFault(text, today)).toBeUndefined();
});

test.each([
  ["2026-11-28", "in_future"],
  ["2027-01-01", "in_future"],
  ["1906-11-26", "too_long_ago"],
  ["1066-10-14", "too_long_ago"],
  ["1990-02-30", "no_date"],
  ["28/02/1990", "no_date"],
  ["", "no_date"],
])("refuses %j as a date of birth", (text, fault) => {
  expect(findBirthDateFault(text, today)).toBe(fault);
});
