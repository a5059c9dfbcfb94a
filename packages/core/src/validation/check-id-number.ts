import { readIdNumber } from "./id-number.ts";
import { createProblem, type Problem } from "./problem.ts";

/** Checks that a text is an ID number: nothing, or "ID Number is not valid." */
export function checkIdNumber(text: string): Problem[] {
  return readIdNumber(text) ? [] : [createProblem("id_number_invalid")];
}
