import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { countInWords } from "./count-in-words.ts";

test.each([
  [0, "zero"],
  [1, "one"],
  [19, "nineteen"],
  [20, "twenty"],
  [52, "fifty-two"],
  [100, "one hundred"],
  [104, "one hundred and four"],
  [500, "five hundred"],
  [999, "nine hundred and ninety-nine"],
  [1_000, "one thousand"],
  [1_004, "one thousand and four"],
  [1_204, "one thousand two hundred and four"],
  [12_000, "twelve thousand"],
  [2_000_017, "two million and seventeen"],
])("%d cards are %s", (count, words) => {
  expect(countInWords(count)).toBe(words);
});

test.each([-1, 1.5, Number.NaN, 1_000_000_000])("%d is no number of things and stays in figures", (count) => {
  expect(countInWords(count)).toBe(String(count));
});

const count = fc.integer({ min: 0, max: 999_999_999 });

property.prop([count, count])("Two numbers never have the same words", (one, other) => {
  expect(countInWords(one) === countInWords(other)).toBe(one === other);
});
