import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { findWrongAddress, placeholder } from "./check-addresses.ts";

const home = "https://git.example/registry/id-desk";
const right = {
  name: "@id-desk/core",
  homepage: `${home}/tree/main/packages/core#readme`,
  bugs: `${home}/issues`,
  repository: { url: `git+${home}.git`, directory: "packages/core" },
};

test.each([
  ["no provenance is asked for", right, undefined],
  ["the repository is the one that publishes", right, home],
  ["the address of the repository is written with other letters", right, home.toUpperCase()],
  ["the address for faults is in an object", { ...right, bugs: { url: `${home}/issues` } }, home],
])("Publishing goes on where %s", (_title, packed, publishing) => {
  expect(findWrongAddress(packed, publishing)).toBeUndefined();
});

test.each([
  ["the homepage", { ...right, homepage: undefined }, undefined, "has no homepage"],
  ["the address for faults", { ...right, bugs: undefined }, undefined, "has no bugs"],
  ["the repository", { ...right, repository: undefined }, undefined, "has no repository.url"],
  ["the folder", { ...right, repository: { url: home } }, undefined, "has no repository.directory"],
  ["the right repository", right, "https://git.example/other/id-desk", "other/id-desk publishes it"],
])("Publishing is refused without %s", (_title, packed, publishing, sentence) => {
  expect(findWrongAddress(packed, publishing)).toContain(sentence);
});

test("Publishing with provenance is refused while an address is the placeholder", () => {
  const packed = { ...right, homepage: `https://github.com/${placeholder}/id-desk` };
  expect(findWrongAddress(packed, home)).toContain("docs/releasing.md");
  expect(findWrongAddress(packed)).toBeUndefined();
});

test("Each package names its own folder, and all name one repository", () => {
  const paths = globSync("{packages/*,apps/reference-api}/package.json");
  const files = paths.map((path) => JSON.parse(readFileSync(path, "utf8")));
  expect(paths).toHaveLength(4);
  expect(files.map((file) => findWrongAddress(file))).toEqual(paths.map(() => undefined));
  expect(files.map(({ repository }) => repository.directory)).toEqual(paths.map((path) => dirname(path)));
  const addresses = files.map(({ repository }) => repository.url.replace(/^git\+|\.git$/g, ""));
  expect(new Set(addresses).size).toBe(1);
  for (const { homepage, bugs } of files) {
    expect([homepage, bugs].every((address) => address.startsWith(`${addresses[0]}/`))).toBe(true);
  }
});
