import { expect, test } from "vitest";
import { listWords, readPage } from "./page-words.ts";

test("the words of a guide are those of the sections that it shows", () => {
  const words = listWords(readPage("./.storybook/guides/camera.mdx"));
  expect(words).toContain("telephone");
  expect(words).toContain("wasm-unsafe-eval");
  expect(words).not.toContain("readsections");
  expect(words).not.toContain("thaana");
});

test("the words of a primitive's page are those of its Markdown, and a story without one has none", () => {
  expect(listWords(readPage("./packages/ui/src/Button/Button.stories.tsx")).length).toBeGreaterThan(50);
  expect(readPage("./packages/screens/src/issuance/None/None.stories.tsx")).toBe("");
});

test("words are listed once, in lower case, without their marks", () => {
  expect(listWords("The `--idd-rem` is **the** Camera's: camera's, 2FA-code ދިވެހި.")).toEqual([
    "idd-rem",
    "camera's",
    "2fa-code",
    "ދިވެހި",
  ]);
});
