import { expect, test } from "vitest";
import { isProofOverdue, readIssuanceStatus } from "./issuance-words.ts";

test.each([
  ["ready", "Ready", "neutral"],
  ["otp_sent", "Code sent", "info"],
  ["otp_verified", "Collector verified", "progress"],
  ["collected", "Collected", "success"],
  ["completed", "Completed", "success"],
  ["returned", "Returned", "warning"],
])("staff read of a hand-over that is %s: %s, in the tone %s", (status, label, tone) => {
  expect(readIssuanceStatus(status)).toEqual({ label, tone });
});

test("a status reads as the host says, and one that is not known is shown as it is", () => {
  expect(readIssuanceStatus("collected", { collected: "Handed over" }).label).toBe("Handed over");
  expect(readIssuanceStatus("parked")).toEqual({ label: "parked", tone: "neutral" });
  expect(readIssuanceStatus("toString")).toEqual({ label: "toString", tone: "neutral" });
});

test("a proof is overdue after the registry's hours and not before", () => {
  const issued_at = "2026-11-19T09:10:00Z";
  const overdue = (now: string, status: "collected" | "completed" = "collected") =>
    isProofOverdue({ status, issued_at }, { now: new Date(now), hours: 24 });
  expect(overdue("2026-11-20T09:10:00Z")).toBe(false);
  expect(overdue("2026-11-20T09:10:01Z")).toBe(true);
  expect(overdue("2026-11-25T09:10:01Z", "completed")).toBe(false);
});
