import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { truncate } from "./truncate.ts";

test.each([
  ["Kulhudhuffushi", 14, "Kulhudhuffushi"],
  ["Kulhudhuffushi", 13, "Kulhudhuffus…"],
  ["HDh. Kulhudhuffushi", 6, "HDh.…"],
  ["ab", 1, "…"],
  ["ab", 0, ""],
  ["", 5, ""],
  ["👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 2, "👨‍👩‍👧‍👦…"],
  ["👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦"],
  ["ދިވެހިރާއްޖެ", 4, "ދިވެހި…"],
])("%j in %d characters is %j [LOOK-02]", (text, maxCharacters, shown) => {
  expect(truncate(text, maxCharacters)).toBe(shown);
});

const countGraphemes = (text: string) => [...new Intl.Segmenter("en").segment(text)].length;

property.prop([fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 12 })])(
  "A text that is too long fits afterwards and ends with an ellipsis, any other stays [LOOK-02]",
  (text, maxCharacters) => {
    const shown = truncate(text, maxCharacters);
    if (countGraphemes(text) <= maxCharacters) {
      expect(shown).toBe(text);
    } else {
      expect(shown.endsWith("…")).toBe(true);
      expect(text.startsWith(shown.slice(0, -1))).toBe(true);
      expect(countGraphemes(shown)).toBeLessThanOrEqual(maxCharacters);
    }
  },
);
