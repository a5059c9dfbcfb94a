import { expect, test } from "vitest";
import { refuseUnavailable } from "./unavailable.ts";

const withCode = (code: string) => Object.assign(new Error("relation of Aishath"), { code });

test.each([
  ["53100", "storage_full"],
  ["ENOSPC", "storage_full"],
  ["53300", "unavailable"],
  ["57P01", "unavailable"],
  ["57P03", "unavailable"],
  ["08006", "unavailable"],
  ["55P03", "unavailable"],
  ["57014", "unavailable"],
  ["ECONNREFUSED", "unavailable"],
])("An error %s may be tried again, and says nothing of what it was about [T-42]", (code, told) => {
  const refusal = refuseUnavailable(withCode(code));
  expect(refusal).toMatchObject({ status: 503, body: { code: told } });
  expect(Number(refusal?.headers["Retry-After"])).toBeGreaterThan(0);
  expect(refusal?.body.message).not.toContain("Aishath");
});

test.each([
  new Error("Connection terminated unexpectedly"),
  new Error("timeout exceeded when trying to connect"),
  new Error("failed", { cause: withCode("ECONNRESET") }),
])("A connection that is lost without a code may be tried again: %s", (error) => {
  expect(refuseUnavailable(error)).toMatchObject({ status: 503 });
});

test.each([new TypeError("x"), withCode("23505"), withCode("42P01"), "away"])(
  "Any other error is the server's own: %s",
  (error) => {
    expect(refuseUnavailable(error)).toBeUndefined();
  },
);
