import { expect, test } from "vitest";
import { parseChangeset } from "./changesets.ts";
import { checkReleaseNotes, linkDocuments, readFilesAddress } from "./release-notes.ts";

const screens = new Set(["Login", "Shell"]);
const check = (text: string) =>
  checkReleaseNotes(
    [parseChangeset("a-change", `---\n"@id-desk/screens": minor\n---\n\n${text}\n`)],
    screens,
  );

test("Notes of screens, other lines and whole addresses are let through", () => {
  expect(check("- Login 1, Shell 1: it is new. See [the guide](https://docs.example/guide#part).")).toEqual(
    [],
  );
  expect(check("Tables: an answer within 150 ms is no wait. `docs/embedding.md` says more.")).toEqual([]);
});

test("A note of a name that is no screen is refused", () => {
  expect(check("DataTable 1: an answer within 150 ms is no wait.")).toEqual([
    ".changeset/a-change.md has a line of DataTable 1, and DataTable is no screen: portals would find a file " +
      "changes/DataTable.md. Name the screens, or begin the line with other words.",
  ]);
  expect(check("- Login 1, Tables 1: quicker.")).toHaveLength(1);
});

test.each(["../docs/devices.md", "docs/devices.md#part", "/docs/devices.md", "http://docs.example/"])(
  "A link to %s is refused",
  (link) => {
    const problems = check(`Login 1: see [more](${link}).`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`links to ${link}, which the packages do not ship`);
  },
);

test("A document's path becomes a link to the release's own files, once", () => {
  const files = readFilesAddress("git+https://git.example/registry/id-desk.git", "1.2.0");
  const linked = linkDocuments("See `docs/embedding.md` and `createRegistry`.", files);
  expect(linked).toBe(
    "See [docs/embedding.md](https://git.example/registry/id-desk/blob/v1.2.0/docs/embedding.md) and `createRegistry`.",
  );
  expect(linkDocuments(linked, "https://other.example")).toBe(linked);
});
