import { describe, expect, test } from "vitest";
import { readCenter, readCenterNode, readCenters, readSessionAnswer } from "./read-session.ts";

const user = { username: "clerk.male", fullname: "Aishath Shareef", roles: ["dnr"], temp_full_access: false };
const center = { id: 1, name: "DNR Head Office" };
const answer = { user, center, _csrf: "token", time_zone: "Indian/Maldives" };

describe("Who is signed in", () => {
  test("reads as the server tells it, with what goes beyond", () => {
    const more = { ...answer, user: { ...user, position: "Clerk" }, extensions: ["drafts"] };
    expect(readSessionAnswer(more)).toEqual(more);
  });

  test.each([
    ["a name that is left out is the user's", { username: "clerk.male" }, { fullname: "clerk.male" }],
    ["roles that are left out are none", { roles: undefined }, { roles: [] }],
    ["a role that is no word is none", { roles: ["dnr", "", null] }, { roles: ["dnr"] }],
    ["full access that is not plainly given is none", { temp_full_access: "false" }, {}],
    ["full access that is left out is none", { temp_full_access: undefined }, {}],
    ["full access that is given is kept", { temp_full_access: true }, { temp_full_access: true }],
  ])("%s", (_, told, read) => {
    const { fullname: _name, ...rest } = user;
    const expected = { ...user, fullname: "clerk.male", ...read };
    expect(readSessionAnswer({ ...answer, user: { ...rest, ...told } }).user).toEqual(expected);
  });

  test.each([null, undefined, {}, { name: "A centre without a number" }])(
    "has no centre yet where the server gives %j",
    (given) => {
      expect(readSessionAnswer({ ...answer, center: given }).center).toBeNull();
    },
  );

  test("has no token and no time zone where the server gives none", () => {
    expect(readSessionAnswer({ user, center })).toEqual({ user, center, _csrf: null });
  });

  test.each([
    ["no answer", null, "session"],
    ["nobody", { ...answer, user: null }, "user"],
    ["somebody without a name to sign in with", { ...answer, user: { fullname: "Aishath" } }, "word"],
    ["a centre without a name", { ...answer, center: { id: 1 } }, "word"],
  ])("is not read from %s, and the error names what is missing", (_, given, what) => {
    expect(() => readSessionAnswer(given)).toThrow(new SyntaxError(`The answer has no readable ${what}.`));
  });
});

describe("A centre", () => {
  test("keeps its place as far as the server tells it, and what goes beyond", () => {
    const told = { ...center, atoll: "K", island: null, phone: "", kind: 7, code: "HO" };
    expect(readCenter(told)).toEqual({ ...center, atoll: "K", kind: "7", code: "HO" });
  });

  test("stands with those that it looks after; one that cannot be read is left out, not the others", () => {
    const tree = { ...center, children: [{ id: 2, name: "Hulhumalé", children: [null] }, { id: 3 }] };
    expect(readCenterNode(tree)).toEqual({
      ...center,
      children: [{ id: 2, name: "Hulhumalé", children: [] }],
    });
    expect(() => readCenterNode(null)).toThrow("The answer has no readable centre.");
    expect(() => readCenter([])).toThrow("The answer has no readable centre.");
  });

  test("is offered for a choice where it can be read, and a list that is none is no empty one", () => {
    expect(readCenters([center, { id: 2 }, "Male"])).toEqual([center]);
    expect(readCenters([])).toEqual([]);
    expect(() => readCenters(null)).toThrow("The answer has no readable centres.");
  });
});
