import { expect, test } from "vitest";
import { findTimeBackFault } from "./time-back.ts";

const now = new Date("2026-11-27T10:05:30Z");
const find = (time: string) => findTimeBackFault(new Date(time), { now, hoursBack: 24 });

test.each(["2026-11-27T10:05:30Z", "2026-11-27T10:05:00Z", "2026-11-26T10:05:30Z"])(
  "takes %s as the time of an interaction",
  (time) => {
    expect(find(time)).toBeUndefined();
  },
);

test.each([
  ["2026-11-27T10:05:31Z", "in_future"],
  ["2026-11-26T10:05:29Z", "too_long_ago"],
  ["yesterday", "no_time"],
])("refuses %s as the time of an interaction", (time, fault) => {
  expect(find(time)).toBe(fault);
});
