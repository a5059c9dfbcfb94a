import { expect, test } from "vitest";
import { mayUseArea, needsCenter } from "./areas.ts";

const nobody = { roles: [], temp_full_access: false };

test.each([
  ["dispatch", "- dnr full", true],
  ["issuance", "- dnr full", true],
  ["settings", "none dnr full xpat", true],
  ["auth", "none dnr full xpat", false],
])("the area %s is open to %s", (area, open, isOfCenter) => {
  const members = {
    none: nobody,
    dnr: { ...nobody, roles: ["xpat", "dnr"] },
    full: { ...nobody, temp_full_access: true },
    xpat: { ...nobody, roles: ["xpat"] },
  };
  const found = Object.entries(members).filter(([, member]) => mayUseArea(member, area));

  expect(found.map(([name]) => name)).toEqual(open.replace("- ", "").split(" "));
  expect(needsCenter(area)).toBe(isOfCenter);
});
