import { createProblem, type Problem } from "./problem.ts";

const localPhone = /^[79]\d{6}$/;
const internationalPhone = /^00\d+$/;

/**
 * Reads a Maldivian phone number, 7 digits starting with 7 or 9; spaces do not matter. Anything else is "".
 * @see Spec 5, "Phone"
 */
export function readPhone(text: string): string {
  const compact = text.replaceAll(/\s/g, "");
  return localPhone.test(compact) ? compact : "";
}

/** Reads a phone number abroad: 00, then digits only; spaces do not matter. Anything else is "". */
export function readInternationalPhone(text: string): string {
  const compact = text.replaceAll(/\s/g, "");
  return internationalPhone.test(compact) ? compact : "";
}

/** Reads a phone number wherever it is: 7 digits starting with 7 or 9, or 00 and digits. */
export function readContact(text: string): string {
  return readPhone(text) || readInternationalPhone(text);
}

/** Checks a Maldivian phone number: nothing, or "Phone Number is not valid." */
export function checkPhone(text: string): Problem[] {
  return readPhone(text) ? [] : [createProblem("phone_invalid")];
}

/**
 * Checks a phone number abroad.
 * @see Spec 5, "A further rule: must start with 00 and be digits only"
 */
export function checkInternationalPhone(text: string): Problem[] {
  return readInternationalPhone(text) ? [] : [createProblem("international_phone_invalid")];
}

/** Checks a phone number that may be Maldivian or abroad: nothing, or "Phone Number is not valid." */
export function checkContact(text: string): Problem[] {
  return readContact(text) ? [] : [createProblem("phone_invalid")];
}
