import { describe, expect, test } from "vitest";
import { daysInTransit, isLateInTransit } from "./days-in-transit.ts";

const now = new Date("2026-11-21T06:00:00Z");

describe("Days in transit", () => {
  test.each([
    ["dispatched", "2026-11-21T02:00:00Z", null, 0],
    ["dispatched", "2026-11-12T09:00:00Z", null, 9],
    ["receiving", "2026-11-12T09:00:00Z", null, 9],
    ["received", "2026-11-10T09:00:00Z", "2026-11-13T09:00:00Z", 3],
    ["cancelled", "2026-11-10T09:00:00Z", null, undefined],
    ["open", null, null, undefined],
    ["open", "2026-11-10T09:00:00Z", null, undefined],
    ["dispatched", "no date", null, undefined],
    ["dispatched", "2026-11-22T09:00:00Z", null, 0],
  ])("of a batch that is %s since %s and arrived %s are %s", (status, dispatched_at, received_at, days) => {
    expect(daysInTransit({ status, dispatched_at, received_at }, { now })).toBe(days);
  });

  test("turn at the registry's midnight, not at that of the computer or of UTC", () => {
    const batch = { status: "dispatched", dispatched_at: "2026-11-20T18:59:00Z" };
    const shortlyAfter = new Date("2026-11-20T19:01:00Z");
    expect(daysInTransit(batch, { now: shortlyAfter, timeZone: "Indian/Maldives" })).toBe(1);
    expect(daysInTransit(batch, { now: shortlyAfter, timeZone: "UTC" })).toBe(0);
  });

  test("are too many after seven, as long as the batch is not received", () => {
    const batch = { status: "dispatched", dispatched_at: "2026-11-14T09:00:00Z" };
    expect(isLateInTransit(batch, { now })).toBe(false);
    expect(isLateInTransit({ ...batch, dispatched_at: "2026-11-13T09:00:00Z" }, { now })).toBe(true);
    const received = {
      status: "received",
      dispatched_at: "2026-11-01T09:00:00Z",
      received_at: "2026-11-20T09:00:00Z",
    };
    expect(isLateInTransit(received, { now })).toBe(false);
  });
});
