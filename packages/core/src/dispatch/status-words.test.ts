import { describe, expect, test } from "vitest";
import { disputeReasons, formatDisputeReason } from "./dispute-reasons.ts";
import { readBatchStatus, readLineStatus } from "./status-words.ts";

describe("The status of a batch", () => {
  test.each([
    ["open", "Open", "neutral"],
    ["dispatched", "Dispatched", "info"],
    ["receiving", "Being received", "progress"],
    ["received", "Received", "success"],
    ["cancelled", "Cancelled", "muted"],
  ])("%s reads %j in the tone %s", (status, label, tone) => {
    expect(readBatchStatus({ status })).toEqual({ label, tone });
  });

  test("warns when it was received with cards missing or disputed, and only then", () => {
    expect(readBatchStatus({ status: "received", has_discrepancy: true }).tone).toBe("warning");
    expect(readBatchStatus({ status: "receiving", has_discrepancy: true }).tone).toBe("progress");
  });

  test.each(["held_by_customs", "constructor", ""])("that is unknown (%j) is shown as it is", (status) => {
    expect(readBatchStatus({ status })).toEqual({ label: status, tone: "neutral" });
    expect(readLineStatus(status)).toEqual({ label: status, tone: "neutral" });
  });

  test("reads as the host says where the host says something", () => {
    const labels = { open: "Offen", held: "Angehalten" };
    expect(readBatchStatus({ status: "open" }, labels)).toEqual({ label: "Offen", tone: "neutral" });
    expect(readBatchStatus({ status: "held" }, labels).label).toBe("Angehalten");
    expect(readLineStatus("missing", labels).label).toBe("Missing");
  });
});

test.each([
  ["packed", "Packed", "neutral"],
  ["in_transit", "In transit", "info"],
  ["received", "Received", "success"],
  ["missing", "Missing", "danger"],
  ["disputed", "Disputed", "warning"],
  ["removed", "Removed", "muted"],
])("The line status %s reads %j in the tone %s", (status, label, tone) => {
  expect(readLineStatus(status)).toEqual({ label, tone });
});

test("The reasons of a dispute are offered in one order, and an unknown one is shown as it is", () => {
  expect(Object.entries(disputeReasons)).toEqual([
    ["wrong_serial", "Serial number does not match"],
    ["wrong_person", "Card of another person"],
    ["wrong_card_type", "Card type does not match"],
    ["wrong_date_of_birth", "Date of birth does not match"],
    ["damaged", "Damaged"],
    ["print_error", "Printing error"],
    ["wrong_centre", "Meant for another centre"],
    ["other", "Other"],
  ]);
  expect(formatDisputeReason("wrong_centre")).toBe("Meant for another centre");
  expect(formatDisputeReason("stolen")).toBe("stolen");
  expect(formatDisputeReason("toString")).toBe("toString");
  expect(formatDisputeReason("damaged", { damaged: "Kaputt" })).toBe("Kaputt");
});
