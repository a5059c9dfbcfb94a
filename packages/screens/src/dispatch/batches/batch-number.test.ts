import { expect, test } from "vitest";
import { readBatchNumber } from "./batch-number.ts";

const newYear = { now: new Date("2026-12-31T19:30:00Z"), timeZone: "Indian/Maldives" };

test.each([
  ["DB-2026-000123", "DB-2026-000123"],
  [" db-2026-000123\r", "DB-2026-000123"],
  ["123", "DB-2027-000123"],
  [" 000123 ", "DB-2027-000123"],
  ["1234567", undefined],
  ["SN0000123", undefined],
  ["DB-2026-12", undefined],
  ["", undefined],
])("What reads %j is the batch %s", (text, batchNo) => {
  expect(readBatchNumber(text, newYear)).toBe(batchNo);
});
