import { createProblem, type Problem } from "./problem.ts";
import { readSerialNumber } from "./serial-number.ts";

/** Checks that a text is a card's serial number: nothing, or "Serial Number is not valid." */
export function checkSerialNumber(text: string): Problem[] {
  return readSerialNumber(text) ? [] : [createProblem("serial_number_invalid")];
}
