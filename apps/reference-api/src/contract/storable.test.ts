import { describe, expect, test } from "vitest";
import { parseJson } from "./storable.ts";

describe("JSON with byte order marks", () => {
  test.each([
    ["as it is", '\uFEFF{"notes":"\uFEFFa\uFEFFb\uFEFF"}', { notes: "ab" }],
    ["written as an escape", String.raw`{"notes":"\ufeff\uFEFFa\uFeFf"}`, { notes: "a" }],
    ["in a name", String.raw`{"\ufeffnotes":"a"}`, { notes: "a" }],
    ["in a list", '["\uFEFF",["a\uFEFF"]]', ["", ["a"]]],
  ])("is read without one that is %s", (_, text, read) => {
    expect(parseJson(text)).toEqual(read);
  });

  test("keeps a backslash that only looks like the beginning of one", () => {
    const texts = [String.raw`\ufeff`, String.raw`\\ufeff`, String.raw`"\uFEFF"`];
    expect(parseJson(JSON.stringify(texts))).toEqual(texts);
  });

  test("keeps the joiners that Thaana, Arabic and emoji are written with", () => {
    const text = "\u200cދި\u200dވެހި 👩\u200d👧 \ufffe \u2060";
    expect(parseJson(JSON.stringify(`\uFEFF${text}`))).toBe(text);
  });
});
