import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { checkSerialNumber } from "./check-serial-number.ts";
import { readSerialNumber } from "./serial-number.ts";

describe("A serial number", () => {
  test.each([
    ["SN0001234", "SN0001234"],
    ["sn0001234", "SN0001234"],
    ["Sn 000 1234", "SN0001234"],
    [" SN0001234\r\n", "SN0001234"],
    ["S N0001234", "SN0001234"],
  ])("reads %j as %j [VAL-07]", (text, serialNumber) => {
    expect(readSerialNumber(text)).toBe(serialNumber);
    expect(checkSerialNumber(text)).toEqual([]);
  });

  test.each([
    "",
    "SN",
    "SN000123",
    "SN00012345",
    "0001234",
    "NS0001234",
    "SNO001234",
    "ſN0001234",
    "SN000123４",
    "SN-0001234",
    "SN0001234SN0001234",
  ])("refuses %j [VAL-07]", (text) => {
    expect(readSerialNumber(text)).toBe("");
    expect(checkSerialNumber(text)).toEqual([
      { code: "serial_number_invalid", message: "Serial Number is not valid." },
    ]);
  });

  property.prop([fc.oneof(fc.stringMatching(/^[sS][nN][0-9 ]{5,9}$/), fc.string({ unit: "binary" }))])(
    "is SN and 7 digits, 9 characters, or nothing [VAL-07]",
    (text) => {
      const serialNumber = readSerialNumber(text);
      const digits = [...text].filter((character) => character >= "0" && character <= "9").join("");
      if (serialNumber) {
        expect(serialNumber).toBe(`SN${digits}`);
        expect(serialNumber).toHaveLength(9);
      } else {
        expect(/^[sS][nN][0-9]{7}$/.test(text)).toBe(false);
      }
    },
  );
});
