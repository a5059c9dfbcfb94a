import { expect, test } from "vitest";
import {
  listObstacles,
  readInteractionNo,
  readPermitNo,
  readWorkersPassportNo,
} from "./interaction-rules.ts";

const yes = { image: true, name: true, passport_number: true, country: true };
const permit = {
  number: "WP00100001",
  status: "valid",
  valid_until: null,
  employer: { id: 7, name: "Blue Lagoon Resort" },
  occupation: { code: "5131", title: "Waiters" },
  island: { id: 18, name: "Kulhudhuffushi", atoll: "HDh" },
  site: null,
} as const;
const agreed = { checks: yes, permit, employerId: 7, occupationCode: "5131", islandId: 18 };

test.each([
  ["a valid permit that agrees", {}, []],
  ["one that is about to expire", { permit: { ...permit, status: "expiring" } }, []],
  [
    "a permit that names neither employer nor island",
    { permit: { ...permit, employer: null, island: null }, employerId: null, islandId: 1 },
    [],
  ],
  ["no permit", { permit: null }, ["Verified needs a work permit that was found."]],
  ["an expired permit", { permit: { ...permit, status: "expired" } }, ["The work permit has expired."]],
  ["a cancelled permit", { permit: { ...permit, status: "cancelled" } }, ["The work permit is cancelled."]],
  [
    "a report as missing",
    { permit: { ...permit, status: "missing_reported" } },
    ["The employer has reported the worker as missing."],
  ],
  ["no employer", { employerId: null }, ["The employer is not the one on the permit."]],
  ["another occupation", { occupationCode: "9313" }, ["The occupation is not the one on the permit."]],
  ["another island", { islandId: 95 }, ["The island is not the one on the permit."]],
  ["one No", { checks: { ...yes, name: false } }, ["Verified needs Yes to all four checks of identity."]],
] as const)("says with %s why an interaction cannot be verified [CALL-25]", (_, facts, obstacles) => {
  expect(listObstacles({ ...agreed, ...facts })).toEqual(obstacles);
});

test("numbers are read as people write them, and nothing else is [CALL-29] [CALL-30] [CALL-32]", () => {
  expect(
    ["ab 12 345", "A1234", "AB-12345", "1234", "12#456", "A".repeat(16)].map(readWorkersPassportNo),
  ).toEqual(["AB12345", "A1234", "", "", "", ""]);
  expect(["wp 0012/2026", "-1", "%"].map(readPermitNo)).toEqual(["WP0012/2026", "", ""]);
  expect(["x2026 000012", "X-2026-000012", "C-2026-000012"].map(readInteractionNo)).toEqual([
    "X-2026-000012",
    "X-2026-000012",
    "",
  ]);
});
