import { expect, test } from "vitest";
import { checkGender, genders } from "./gender.ts";

test("A gender of 0 is required [VAL-12]", () => {
  expect(checkGender(0)).toEqual([{ code: "gender_required", message: "Gender is required." }]);
});

test.each([genders.male, genders.female])("The gender %d is taken [VAL-12]", (value) => {
  expect([1, 2]).toContain(value);
  expect(checkGender(value)).toEqual([]);
});

test.each([3, -1, 1.5, Number.NaN])("The gender %d is refused [VAL-12]", (value) => {
  expect(checkGender(value)).toEqual([{ code: "gender_invalid", message: "Invalid gender ID." }]);
});
