import { createProblem, type Problem } from "./problem.ts";

const passport = /^[A-Z0-9]{5,15}$/;

/** Reads a passport's number: capital letters and digits, 5 to 15; spaces do not matter. Anything else is "". */
export function readPassport(text: string): string {
  const compact = text.replaceAll(/\s/g, "").toUpperCase();
  return passport.test(compact) ? compact : "";
}

/** Checks a passport's number: nothing, or "Passport Number is not valid." */
export function checkPassport(text: string): Problem[] {
  return readPassport(text) ? [] : [createProblem("passport_invalid")];
}
