import { expect, test } from "vitest";
import { checkTimeBack } from "./time-back.ts";

const now = new Date("2026-11-27T10:05:30Z");
const messages = (time: string) =>
  checkTimeBack(new Date(time), { now, hoursBack: 24 }).map(({ message }) => message);

test.each(["2026-11-27T10:05:30Z", "2026-11-27T10:05:00Z", "2026-11-26T10:05:30Z"])(
  "takes %s as the time of an interaction",
  (time) => {
    expect(messages(time)).toEqual([]);
  },
);

test.each([
  ["2026-11-27T10:05:31Z", "The time must not be in the future."],
  ["2026-11-26T10:05:29Z", "The time must not be more than 24 hours ago."],
  ["yesterday", "Enter a date and a time."],
])("refuses %s as the time of an interaction", (time, message) => {
  expect(messages(time)).toEqual([message]);
});
