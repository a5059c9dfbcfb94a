import { createProblem, type Problem } from "./problem.ts";

/** The registry's codes for a person's gender; 0 is "not chosen yet". */
export const genders = { male: 1, female: 2 } as const;

/**
 * Checks a gender code: 0 is "Gender is required.", anything but 1 and 2 "Invalid gender ID."
 * @see Spec 5, "Gender"
 */
export function checkGender(value: number): Problem[] {
  if (value === 0) return [createProblem("gender_required")];
  return value === genders.male || value === genders.female ? [] : [createProblem("gender_invalid")];
}
