import { describe, expect, test } from "vitest";
import { type Area, areas, may, mayOpen } from "./permissions.ts";

const create = (roles: string[], temp_full_access = false) => ({
  username: "u",
  fullname: "U",
  roles,
  temp_full_access,
});
const center = { id: 1, name: "DNR Head Office" };
const everyone: Area[] = ["home", "changePassword", "resources", "switchCenter"];
const options = { searchRole: "status" };

function listAreas(roles: string[], hasFullAccess = false): Area[] {
  return areas.filter((area) => may(create(roles, hasFullAccess), area, options));
}

describe("A member of staff", () => {
  test.each([
    [[], []],
    [["dnr"], ["applications", "applicationStatus", "dispatch", "issuance"]],
    [["xpat"], ["xpat"]],
    [["status"], ["applicationStatus", "idSearch"]],
    [
      ["dnr", "xpat"],
      ["applications", "applicationStatus", "dispatch", "issuance", "xpat"],
    ],
    [["DNR", "admin", "searchRole"], []],
  ] as [string[], Area[]][])("with the roles %j may use %j beside what everyone may", (roles, allowed) => {
    expect(listAreas(roles).sort()).toEqual([...everyone, ...allowed].sort());
  });

  test("with full access may use everything, whatever the roles", () => {
    expect(listAreas([], true)).toEqual(areas);
    expect(may(create([], true), "idSearch")).toBe(true);
  });

  test("may search by ID number with the role that the host names, and with none when it names none", () => {
    expect(may(create(["helpdesk"]), "idSearch", { searchRole: "helpdesk" })).toBe(true);
    expect(may(create(["status"]), "idSearch")).toBe(false);
    expect(may(create(["status"]), "applicationStatus")).toBe(false);
  });

  test("may change the password, read resources and switch centre once a centre is set", () => {
    for (const area of ["changePassword", "resources", "switchCenter"] as const) {
      expect(mayOpen({ user: create([]), center: null }, area)).toBe(false);
      expect(mayOpen({ user: create([]), center }, area)).toBe(true);
    }
    expect(mayOpen({ user: create([]), center: null }, "home")).toBe(true);
    expect(mayOpen({ user: create([]), center }, "dispatch")).toBe(false);
  });
});

test("Staff without a centre are offered all that they may use but what belongs to a centre", () => {
  const user = create([], true);
  const offered = areas.filter((area) => mayOpen({ user, center: null }, area));
  expect(areas.filter((area) => !offered.includes(area))).toEqual([
    "changePassword",
    "resources",
    "switchCenter",
  ]);
});

test("Nobody may use anything without signing in", () => {
  for (const area of areas) {
    expect(may(null, area, options)).toBe(false);
    expect(mayOpen({ user: null, center }, area, options)).toBe(false);
  }
});
