import { expect, test } from "vitest";
import { findBirthDateFault } from "./birth-date.ts";
import { checkDate } from "./check-date.ts";
import { checkIdNumber } from "./check-id-number.ts";
import { checkSerialNumber } from "./check-serial-number.ts";
import { checkDigitsOnly } from "./digits-only.ts";
import { checkFile } from "./file.ts";
import { checkNotes } from "./notes.ts";
import { checkPassport } from "./passport.ts";
import { checkNewPassword } from "./password.ts";
import { checkContact, checkInternationalPhone, checkPhone } from "./phone.ts";

const size = 100_000;
const inputs = ["0", "1", "A", "SN", " ", "0 ", "\t\n", "😀", "\ud800", "\u0000", "a.", "1-"].flatMap(
  (piece) => {
    const text = piece.repeat(size / piece.length);
    return [text, `${text}!`, `A${text}`, `00${text}x`];
  },
);

const checks = {
  checkIdNumber,
  checkSerialNumber,
  checkPhone,
  checkInternationalPhone,
  checkContact,
  checkDigitsOnly,
  checkDate: (text: string) => checkDate(text),
  findBirthDateFault: (text: string) => [findBirthDateFault(text, "2026-11-27")],
  checkPassport,
  checkNewPassword,
  checkNotes: (text: string) => checkNotes(text),
  checkFile: (text: string) => checkFile({ name: text, size: 1, type: text }, { accepted: [text, ".pdf"] }),
};

// A check that looks back for every character would need minutes for this and run into the time limit.
test.each(Object.entries(checks))("%s answers texts of 100 kB at once [T-5]", (_, check) => {
  for (const input of inputs) expect(Array.isArray(check(input))).toBe(true);
});
