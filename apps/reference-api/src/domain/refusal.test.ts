import { expect, test } from "vitest";
import {
  formatCount,
  formatMinutes,
  Refusal,
  refuseArea,
  refuseByRule,
  refuseFields,
  refuseFirstPassword,
  refuseForgery,
  refuseForNow,
  refuseLargeFile,
  refuseMissing,
  refuseUnauthenticated,
} from "./refusal.ts";

const rule = { message: "Batch has no cards to dispatch", code: "batch_empty" };
const wrong = { seal_no: ["Seal number is required."] };

test.each([
  [refuseFields(wrong), 400, { message: "Validation failed.", errors: wrong }],
  [refuseByRule(rule), 400, rule],
  [refuseByRule({ ...rule, context: { status: "open" } }), 400, { ...rule, context: { status: "open" } }],
  [refuseUnauthenticated(), 401, { message: "Unauthenticated.", code: "unauthenticated" }],
  [
    refuseForgery(),
    403,
    { message: "The request could not be verified. Reload the page and try again.", code: "csrf" },
  ],
  [refuseArea(), 403, { message: "You do not have access to this area.", code: "forbidden" }],
  [
    refuseFirstPassword(),
    403,
    {
      message: "Change your first password before you go on: Change Password in the menu under your name.",
      code: "password_change_required",
    },
  ],
  [refuseMissing("Batch not found."), 404, { message: "Batch not found.", code: "not_found" }],
  [refuseLargeFile(50_000_000), 413, { message: "The file is larger than 50 MB.", code: "too_large" }],
  [refuseLargeFile(1_000_000), 413, { message: "The file is larger than 1 MB.", code: "too_large" }],
  [refuseLargeFile(500_000), 413, { message: "The file is larger than 500 kB.", code: "too_large" }],
])("refuses with status, message and code: %s", (refusal, status, body) => {
  expect(refusal).toBeInstanceOf(Refusal);
  expect([refusal.name, refusal.message]).toEqual(["Refusal", body.message]);
  expect([refusal.status, refusal.body, refusal.headers]).toStrictEqual([status, body, {}]);
});

test("says in how many seconds something may be tried again", () => {
  const refusal = refuseForNow({ message: "Too many attempts.", code: "busy" }, 5);

  expect([refusal.status, refusal.body]).toEqual([429, { message: "Too many attempts.", code: "busy" }]);
  expect(refusal.headers).toEqual({ "Retry-After": "5" });
});

test("writes counts with their unit, and rounds seconds up to whole minutes", () => {
  expect([formatCount(1, "second"), formatCount(2, "second"), formatCount(0, "card")]).toEqual([
    "1 second",
    "2 seconds",
    "0 cards",
  ]);
  expect([1, 60, 61, 900].map(formatMinutes)).toEqual(["1 minute", "1 minute", "2 minutes", "15 minutes"]);
});
