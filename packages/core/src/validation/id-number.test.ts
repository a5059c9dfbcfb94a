import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { checkIdNumber } from "./check-id-number.ts";
import { readIdNumber } from "./id-number.ts";

/** The rule as the specification words it, step by step. */
function readAsSpecified(text: string): string {
  const value = text.trim().toUpperCase();
  const digits = value.startsWith("A") ? value.slice(1) : value;
  if (![...digits].every((character) => character >= "0" && character <= "9")) return "";
  const idNumber = `A${digits}`;
  return idNumber.length === 7 ? idNumber : "";
}

describe("An ID number", () => {
  test.each([
    ["A123456", "A123456"],
    ["a123456", "A123456"],
    ["123456", "A123456"],
    ["  123456\t", "A123456"],
    ["000000", "A000000"],
  ])("reads %j as %j [VAL-06]", (text, idNumber) => {
    expect(readIdNumber(text)).toBe(idNumber);
    expect(checkIdNumber(text)).toEqual([]);
  });

  test.each([
    "",
    "A",
    "A12345",
    "12345",
    "A1234567",
    "1234567",
    "B123456",
    "AA23456",
    "A12 3456",
    "A12345O",
    "А123456",
    "١٢٣٤٥٦",
    "１２３４５６",
    "A123456\u200b",
    "A-12345",
    "+123456",
    "123456\n7",
  ])("refuses %j [VAL-06]", (text) => {
    expect(readIdNumber(text)).toBe("");
    expect(checkIdNumber(text)).toEqual([{ code: "id_number_invalid", message: "ID Number is not valid." }]);
  });

  const nearly = fc.stringMatching(/^ ?[Aa]?[0-9]{4,8}[A0 ]?$/);

  property.prop([fc.oneof(nearly, fc.string({ unit: "binary" }))])(
    "is read as the specification words it, whatever is typed [VAL-06]",
    (text) => {
      expect(readIdNumber(text)).toBe(readAsSpecified(text));
    },
  );

  property.prop([nearly])("is read once and for all: reading it again changes nothing [VAL-06]", (text) => {
    const idNumber = readIdNumber(text);
    expect(readIdNumber(idNumber)).toBe(idNumber);
  });
});
