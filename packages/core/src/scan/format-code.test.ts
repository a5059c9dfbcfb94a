import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { formatCode } from "./format-code.ts";

test.each([
  ["SN0001234", "SN0001234"],
  [" SN 000 1234\r\n", "SN 000 1234"],
  ["A\u0000B\tC\u001dD\u007fE\u0085F", "A·B·C·D·E·F"],
  ["a\r\nb", "a·b"],
  ["\u202egnp.exe\u2066\u200b", "gnp.exe"],
  ["a\u2028b\ud800c\ue000", "abc"],
  [`Z${"\u0301".repeat(50)}!`, "Z\u0301\u0301!"],
  ["😀".repeat(41), `${"😀".repeat(39)}…`],
  ["x".repeat(40), "x".repeat(40)],
  ["x".repeat(10_000), `${"x".repeat(39)}…`],
  ["\u200b", "…"],
  ["", "…"],
])("The code %j is shown as %j", (text, shown) => {
  expect(formatCode(text)).toBe(shown);
});

property.prop([fc.string({ unit: "binary", maxLength: 2000 })])(
  "A shown code is short, in one line, and nothing in it is unseen",
  (text) => {
    const shown = formatCode(text);
    expect([...new Intl.Segmenter("en").segment(shown)].length).toBeLessThanOrEqual(40);
    expect(shown).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
    expect(shown).not.toBe("");
  },
);
