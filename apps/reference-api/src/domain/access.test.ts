import { expect, test } from "vitest";
import { mayAsk } from "./access.ts";

const nobody = { roles: [], temp_full_access: false };
const members = {
  none: nobody,
  dnr: { ...nobody, roles: ["xpat", "dnr"] },
  full: { ...nobody, temp_full_access: true },
  xpat: { ...nobody, roles: ["xpat"] },
};

test.each([
  [
    ["dnr", "temp_full_access"],
    ["dnr", "full"],
  ],
  [["signed_in"], ["none", "dnr", "full", "xpat"]],
  // Who is not signed in is no member, and is not asked about here.
  [["anyone"], []],
  [["temp_full_access"], ["full"]],
  [["xpat"], ["dnr", "xpat"]],
  [[], []],
])("what is for %j is open to %j", (roles, open) => {
  const found = Object.entries(members).filter(([, member]) => mayAsk(member, roles));

  expect(found.map(([name]) => name)).toEqual(open);
});
