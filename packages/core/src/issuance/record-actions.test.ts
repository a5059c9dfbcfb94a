import { expect, test } from "vitest";
import { hasReceipt, type RecordAction, recordActions } from "./record-actions.ts";

const rules = {
  now: new Date("2026-11-19T18:59:00Z"),
  timeZone: "Indian/Maldives",
  returnsSameDay: true,
};

test.each<[status: string | null, actions: readonly RecordAction[]]>([
  ["collected", ["completeIssuance", "printReceipt", "returnCard"]],
  ["completed", ["printReceipt"]],
  ["returned", []],
  ["ready", []],
  // A word of a later version of the contract.
  ["archived", []],
  [null, []],
])("A hand-over that is %s today allows %j", (status, actions) => {
  expect(recordActions({ status, issued_at: "2026-11-19T04:10:00Z" }, rules)).toEqual(actions);
  expect(hasReceipt({ status })).toBe(actions.includes("printReceipt"));
});

test.each([
  ["just before the registry's midnight", "2026-11-18T18:59:00Z", false],
  ["just after the registry's midnight", "2026-11-18T19:00:00Z", true],
  ["at a time that is not known", null, false],
])("A card that was handed over %s is taken back on that day alone", (_, issued_at, mayReturn) => {
  const record = { status: "collected", issued_at };
  expect(recordActions(record, rules).includes("returnCard")).toBe(mayReturn);
  expect(recordActions(record, { ...rules, returnsSameDay: false })).toContain("returnCard");
});
