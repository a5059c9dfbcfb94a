import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import {
  checkContact,
  checkInternationalPhone,
  checkPhone,
  readContact,
  readInternationalPhone,
  readPhone,
} from "./phone.ts";

const invalidPhone = [{ code: "phone_invalid", message: "Phone Number is not valid." }];

describe("A phone number", () => {
  test.each([
    ["7771234", "7771234"],
    ["9991234", "9991234"],
    [" 777 1234 ", "7771234"],
  ])("reads %j as %j [VAL-08]", (text, phone) => {
    expect(readPhone(text)).toBe(phone);
    expect(checkPhone(text)).toEqual([]);
  });

  test.each(["", "777123", "77712345", "8771234", "0771234", "+7771234", "777123a", "٧٧٧١٢٣٤", "777-1234"])(
    "refuses %j [VAL-08]",
    (text) => {
      expect(readPhone(text)).toBe("");
      expect(checkPhone(text)).toEqual(invalidPhone);
    },
  );

  property.prop([fc.oneof(fc.stringMatching(/^[0-9]{6,8}$/), fc.string())])(
    "is 7 digits starting with 7 or 9, or nothing [VAL-08]",
    (text) => {
      const phone = readPhone(text);
      const digits = Number(phone);
      const isRight =
        phone.length === 7 && Number.isInteger(digits) && (phone.startsWith("7") || phone.startsWith("9"));
      expect(phone === "" || isRight).toBe(true);
      if (/^[79][0-9]{6}$/.test(text)) expect(phone).toBe(text);
    },
  );
});

describe("A phone number abroad", () => {
  test.each([
    ["00919876543210", "00919876543210"],
    ["00 94 77 123 4567", "0094771234567"],
  ])("reads %j as %j [VAL-09]", (text, phone) => {
    expect(readInternationalPhone(text)).toBe(phone);
    expect(checkInternationalPhone(text)).toEqual([]);
  });

  test.each(["", "00", "0919876543210", "+919876543210", "0091-98765", "7771234", "00९१"])(
    "refuses %j [VAL-09]",
    (text) => {
      expect(readInternationalPhone(text)).toBe("");
      expect(checkInternationalPhone(text)).toEqual([
        { code: "international_phone_invalid", message: "Must start with 00 and be digits only." },
      ]);
    },
  );

  property.prop([fc.stringMatching(/^[0-9]{1,20}$/)])(
    "starts with 00 and is digits only [VAL-09]",
    (digits) => {
      expect(readInternationalPhone(`00${digits}`)).toBe(`00${digits}`);
      expect(readInternationalPhone(digits)).toBe(digits.startsWith("00") && digits.length > 2 ? digits : "");
    },
  );
});

describe("A contact", () => {
  test("is a phone number here or abroad [VAL-08] [VAL-09]", () => {
    expect(readContact("7771234")).toBe("7771234");
    expect(readContact("0094771234567")).toBe("0094771234567");
    expect(checkContact("00 94 77")).toEqual([]);
    expect(checkContact("1771234")).toEqual(invalidPhone);
  });
});
