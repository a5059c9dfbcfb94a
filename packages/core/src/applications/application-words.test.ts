import { describe, expect, test } from "vitest";
import {
  applicationStatusWords,
  daysWaiting,
  isActiveApplication,
  readApplicationStatus,
} from "./application-words.ts";

describe("The status of an application", () => {
  test.each([
    ["pending_biometrics", "Waiting for biometrics", "warning"],
    ["pending_payment", "Waiting for payment", "warning"],
    ["submitted", "Submitted", "info"],
    ["under_review", "In review", "progress"],
    ["returned", "Returned", "warning"],
    ["approved", "Approved", "info"],
    ["printing", "Printing", "progress"],
    ["dispatched", "In dispatch", "info"],
    ["ready", "Ready", "success"],
    ["collected", "Collected", "success"],
    ["rejected", "Rejected", "danger"],
    ["cancelled", "Cancelled", "muted"],
  ])("%s reads %s and is %s [DOM-05]", (status, label, tone) => {
    expect(readApplicationStatus(status)).toEqual({ label, tone });
  });

  test("reads in a host's words, each by itself", () => {
    expect(readApplicationStatus("ready", { ready: "At the counter" }).label).toBe("At the counter");
    expect(readApplicationStatus("collected", { ready: "At the counter" }).label).toBe("Collected");
  });

  test.each(["on_hold", "constructor", ""])("that nobody knows is shown as it is: %j", (status) => {
    expect(readApplicationStatus(status)).toEqual({ label: status, tone: "neutral" });
  });

  test("is under way until the application is collected, rejected or cancelled", () => {
    const ended = Object.keys(applicationStatusWords).filter((status) => !isActiveApplication({ status }));
    expect(ended).toEqual(["collected", "rejected", "cancelled"]);
    expect(isActiveApplication({ status: "on_hold" })).toBe(true);
  });
});

describe("The days for which an application waits", () => {
  const timeZone = "Indian/Maldives";

  test.each([
    ["2026-11-17T18:59:00Z", "2026-11-17T18:59:59Z", 0],
    ["2026-11-17T18:59:00Z", "2026-11-17T19:00:00Z", 1],
    ["2026-11-17T19:00:00Z", "2026-11-18T18:59:00Z", 0],
    ["2026-11-17T05:10:00Z", "2026-11-24T05:00:00Z", 7],
    ["2026-11-17T05:10:00Z", "2026-11-16T05:00:00Z", 0],
  ])("count the registry's midnights from %s to %s: %d", (status_at, now, days) => {
    expect(daysWaiting({ status: "submitted", status_at }, { timeZone, now: new Date(now) })).toBe(days);
  });

  test.each(["collected", "rejected", "cancelled"])("are none for one that is %s", (status) => {
    const application = { status, status_at: "2026-11-17T05:10:00Z" };
    expect(daysWaiting(application, { timeZone, now: new Date("2026-11-24T05:00:00Z") })).toBeUndefined();
  });

  test("are none where nobody says since when", () => {
    expect(daysWaiting({ status: "submitted", status_at: "" }, { now: new Date(0) })).toBeUndefined();
  });
});
