import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { formatSentence } from "./format-sentence.ts";

test.each([
  ["batch created", "Batch created."],
  ["Batch created.", "Batch created."],
  ["  batch created \n", "Batch created."],
  ["done!", "Done!"],
  ["really?", "Really?"],
  ["wait…", "Wait…"],
  ["élan", "Élan."],
  ["ދިވެހި", "ދިވެހި."],
  ["7 cards", "7 cards."],
  ["𐐨b", "𐐀b."],
  ["", ""],
  ["   ", ""],
])("%j is written %j [ERR-05]", (text, sentence) => {
  expect(formatSentence(text)).toBe(sentence);
});

property.prop([fc.string({ unit: "binary" })])("A sentence stays as it is [ERR-05]", (text) => {
  const sentence = formatSentence(text);
  expect(formatSentence(sentence)).toBe(sentence);
  if (text.trim()) expect(sentence).toMatch(/[.!?…؟۔]$/u);
  if (!text.trim().endsWith(".")) expect(sentence.endsWith("..")).toBe(false);
});
