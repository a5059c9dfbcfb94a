import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findOtherRegistry } from "./check-registry.ts";

const local = "http://127.0.0.1:4873/";
const right = { npm: local, scope: "undefined", packed: undefined };

test.each([
  ["all lead there", right],
  ["the address is written otherwise", { ...right, npm: "http://127.0.0.1:4873" }],
  ["the scope says the same", { ...right, scope: local }],
])("Publishing goes on where %s", (_title, asked) => {
  expect(findOtherRegistry(local, asked)).toBeUndefined();
});

test.each([
  ["npm", { ...right, npm: "https://packages.example/" }, "npm's configuration leads to https://packages"],
  ["another port", { ...right, npm: "http://127.0.0.1:4874/" }, "npm's configuration leads to"],
  ["the scope", { ...right, scope: "https://packages.example/" }, "the scope @id-desk leads to"],
  ["the package", { ...right, packed: "https://packages.example/" }, "publishConfig leads to"],
  ["nothing", { ...right, npm: "" }, "npm's configuration leads to ,"],
])("Publishing is refused where %s leads elsewhere", (_title, asked, sentence) => {
  expect(findOtherRegistry(local, asked)).toContain(sentence);
});

test("Publishing is refused where no registry is named", () => {
  expect(findOtherRegistry("", { ...right, npm: "" })).toBe(" is no address of a registry.");
});

test("No package names a registry of its own, nor can it be published from its folder", () => {
  for (const path of globSync("{packages/*,apps/reference-api}/package.json")) {
    const file = JSON.parse(readFileSync(path, "utf8"));
    expect(file.publishConfig, path).not.toHaveProperty("registry");
    expect(file.scripts?.prepublishOnly, path).toMatch(/&& exit 1$/);
  }
});
