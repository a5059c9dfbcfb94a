import { createProblem, type Problem } from "./problem.ts";

/**
 * Checks that a text is made of the digits 0 to 9. An empty text is not; an optional field that is empty
 * is simply not checked.
 * @see Spec 5, "Digits only"
 */
export function checkDigitsOnly(text: string): Problem[] {
  return /^\d+$/.test(text) ? [] : [createProblem("digits_only")];
}
