import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { formatIdNumber, formatSerialNumber } from "./number-groups.ts";

test("Numbers are shown in groups that the eye can check", () => {
  expect(formatSerialNumber("SN0001234")).toEqual(["SN", "000", "1234"]);
  expect(formatIdNumber("A123456")).toEqual(["A", "123", "456"]);
  expect(formatSerialNumber("damaged")).toEqual(["damaged"]);
  expect(formatIdNumber("")).toEqual([""]);
});

property.prop([fc.stringMatching(/^[0-9]{7}$/)])(
  "Groups that are copied are the plain number again",
  (digits) => {
    expect(formatSerialNumber(`SN${digits}`).join("")).toBe(`SN${digits}`);
    expect(formatIdNumber(`A${digits.slice(1)}`).join("")).toBe(`A${digits.slice(1)}`);
  },
);
