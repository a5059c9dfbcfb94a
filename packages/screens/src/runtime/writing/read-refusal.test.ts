import { readRegistryError } from "@id-desk/core";
import { expect, test } from "vitest";
import { readRefusalText, readStaleChange } from "./read-refusal.ts";

const refusal = (status: number, body: object) => readRegistryError({ status, body });

test("Only a stale version is a colleague's change", () => {
  const context = { changed_by: { username: "h", fullname: "Hassan" }, changed_at: "2026-11-22T04:30:00Z" };
  expect(readStaleChange(refusal(409, { message: "Changed", code: "stale_version", context }))?.by).toBe(
    "Hassan",
  );
  expect(readStaleChange(refusal(409, { message: "Changed", code: "other", context }))).toBeUndefined();
});

test("What is wrong with fields is said where the refusal has no words of its own", () => {
  const errors = { serial_number: ["Serial Number is not valid."] };
  expect(readRefusalText(refusal(400, { message: "Validation failed.", errors }))).toBe(
    "Serial Number is not valid.",
  );
  expect(readRefusalText(refusal(400, { message: "Serial number mismatch" }))).toBe(
    "Serial number does not match.",
  );
});
