import { describe, expect, test } from "vitest";
import { bumpOf, parseChangeset } from "./changesets.ts";

const changeset = `---
"@id-desk/ui": patch
"@id-desk/screens": minor
---

Lists can be filtered.

- DispatchSending 1, DispatchReceiving 2: the list takes
  the prop \`status\`.
- Compatible: @id-desk/core createRegistry, @id-desk/core Registry

Login 1: a plain line counts as well.
`;

describe("parseChangeset", () => {
  const { bumps, notes, compatible } = parseChangeset("filter", changeset);

  test("reads the packages and how much they change", () => {
    expect(bumps).toEqual({ "@id-desk/ui": "patch", "@id-desk/screens": "minor" });
  });

  test("finds what is said of each screen, also over two lines", () => {
    expect(notes).toEqual([
      { screen: "DispatchSending", contract: 1, text: "the list takes the prop `status`." },
      { screen: "DispatchReceiving", contract: 2, text: "the list takes the prop `status`." },
      { screen: "Login", contract: 1, text: "a plain line counts as well." },
    ]);
  });

  test("finds the exports whose change breaks nobody", () => {
    expect(compatible).toEqual(["@id-desk/core createRegistry", "@id-desk/core Registry"]);
  });

  test("takes an empty one, by which a change says that no portal can notice it", () => {
    expect(parseChangeset("inside", "---\n---\n")).toMatchObject({ bumps: {}, notes: [] });
  });

  test("refuses a file without packages", () => {
    expect(() => parseChangeset("empty", "Something.")).toThrow(".changeset/empty.md does not start");
  });
});

test("The largest of all bumps counts", () => {
  const other = parseChangeset("other", '---\n"@id-desk/ui": major\n---\n\nMore.\n');
  expect(bumpOf("@id-desk/ui", [parseChangeset("filter", changeset), other])).toBe("major");
  expect(bumpOf("@id-desk/core", [other])).toBe("none");
});
