import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { checkNewPassword, checkPasswordChange, passwordRules } from "./password.ts";

const tooShort = "Must be at least 8 eight characters long.";
const noNumber = "Must contain a number.";
const noSymbol = "Must contain a special character or a symbol.";
const oneCase = "Must contain uppercase and lowercase letters.";

const messagesOf = (problems: { message: string }[]) => problems.map((problem) => problem.message);

describe("A new password", () => {
  test.each([
    ["Aa1!aaa", [tooShort]],
    ["Aa1!aaaa", []],
    ["Aaaaaaa!", [noNumber]],
    ["Aaaaaaa1", [noSymbol]],
    ["aaaaaa1!", [oneCase]],
    ["AAAAAA1!", [oneCase]],
    ["1234567!", [oneCase]],
    ["", [tooShort, noNumber, noSymbol, oneCase]],
    ["aaa", [tooShort, noNumber, noSymbol, oneCase]],
    ["aaaaaaaaa", [noNumber, noSymbol, oneCase]],
  ])(
    "%j is told every rule that it does not meet, in order [VAL-01] [VAL-02] [VAL-04]",
    (password, messages) => {
      expect(messagesOf(checkNewPassword(password))).toEqual(messages);
    },
  );

  test.each([..."!#@$%^&*)(+=._-"])("takes the symbol %s [VAL-03]", (symbol) => {
    expect(checkNewPassword(`Passwor1${symbol}`)).toEqual([]);
  });

  test.each([..."~`[]{}|\\:;\"'<>,?/ ", "ß", "£", "、"])(
    "needs a symbol of the list: %s is welcome but is none [VAL-03]",
    (character) => {
      expect(messagesOf(checkNewPassword(`Passwor1${character}`))).toEqual([noSymbol]);
      expect(checkNewPassword(`Passwor1${character}!`)).toEqual([]);
    },
  );

  test("may have letters of any script, spaces and emoji [VAL-03] [VAL-04]", () => {
    expect(checkNewPassword("pässwörd 1-A")).toEqual([]);
    expect(checkNewPassword("ދިވެހި Aa1.😀")).toEqual([]);
    expect(checkNewPassword("élan-Égalité-1")).toEqual([]);
  });

  test("is counted in characters, not in the units that store them [VAL-01]", () => {
    expect(messagesOf(checkNewPassword("Aa1!😀😀😀"))).toEqual([tooShort]);
    expect(checkNewPassword("Aa1!😀😀😀😀")).toEqual([]);
  });

  test("lists its rules in the specification's order [VAL-01] [VAL-02] [VAL-03]", () => {
    expect(passwordRules).toEqual([
      "password_too_short",
      "password_needs_number",
      "password_needs_symbol",
      "password_needs_both_cases",
    ]);
  });

  property.prop([fc.string({ unit: "binary", maxLength: 20 })])(
    "that meets every rule still does with more behind it [VAL-01] [VAL-02] [VAL-03]",
    (tail) => {
      expect(checkNewPassword(`Aa1!Aa1!${tail}`)).toEqual([]);
    },
  );
});

describe("A password change", () => {
  const good = { current_password: "old", new_password: "Island-27", new_password_confirm: "Island-27" };

  test("with everything right has no problems [VAL-05]", () => {
    expect(checkPasswordChange(good)).toEqual({
      current_password: [],
      new_password: [],
      new_password_confirm: [],
    });
  });

  test("says of each empty field that it is required, and nothing else [VAL-05]", () => {
    const problems = checkPasswordChange({
      current_password: "",
      new_password: "",
      new_password_confirm: "",
    });
    expect(messagesOf(problems.current_password)).toEqual(["Current password is required."]);
    expect(messagesOf(problems.new_password)).toEqual(["New password is required."]);
    expect(messagesOf(problems.new_password_confirm)).toEqual(["New password confirmation is required."]);
  });

  test("says when the confirmation is another word [VAL-05]", () => {
    const problems = checkPasswordChange({ ...good, new_password_confirm: "island-27" });
    expect(messagesOf(problems.new_password_confirm)).toEqual(["Confirm password does not match."]);
    expect(problems.new_password).toEqual([]);
  });

  test("judges the new password by its rules [VAL-01] [VAL-05]", () => {
    const problems = checkPasswordChange({ ...good, new_password: "a", new_password_confirm: "a" });
    expect(messagesOf(problems.new_password)).toEqual([tooShort, noNumber, noSymbol, oneCase]);
    expect(problems.new_password_confirm).toEqual([]);
  });
});
