import { expect, test } from "vitest";
import { parseChangeset } from "./changesets.ts";
import { addRelease, gatherScreenNotes } from "./screen-changes.ts";

test("Each screen has a list of its own changes, the newest release on top", () => {
  const first = parseChangeset(
    "a",
    '---\n"@id-desk/screens": minor\n---\n\n- Login 1, Shell 1: it exists.\n',
  );
  const second = parseChangeset("b", '---\n"@id-desk/screens": major\n---\n\n- Login 2: it asks for more.\n');
  const before = addRelease(undefined, "Login", "0.1.0", gatherScreenNotes([first]).get("Login") ?? []);
  const after = addRelease(before, "Login", "1.0.0", gatherScreenNotes([second]).get("Login") ?? []);
  expect(after).toBe(`# Changes of Login

## 1.0.0

- **major**, contract 2: it asks for more.

## 0.1.0

- **minor**, contract 1: it exists.
`);
  expect([...gatherScreenNotes([second]).keys()]).toEqual(["Login"]);
});
