import { expect, test } from "vitest";
import { checkBirthDate } from "./birth-date.ts";

const today = "2026-11-27";
const messages = (text: string) => checkBirthDate(text, today).map(({ message }) => message);

test.each(["2026-11-27", "1990-02-28", "1906-11-27"])("takes %s as a date of birth", (text) => {
  expect(messages(text)).toEqual([]);
});

test.each([
  ["2026-11-28", "Date of birth must not be in the future."],
  ["2027-01-01", "Date of birth must not be in the future."],
  ["1906-11-26", "Date of birth must not be more than 120 years ago."],
  ["1066-10-14", "Date of birth must not be more than 120 years ago."],
  ["1990-02-30", "Required format: YYYY-MM-DD"],
  ["28/02/1990", "Required format: YYYY-MM-DD"],
  ["", "Required format: YYYY-MM-DD"],
])("refuses %j as a date of birth", (text, message) => {
  expect(messages(text)).toEqual([message]);
});
