import { createProblem, type Problem } from "./problem.ts";

const code = /^\d{6}$/;

/** Reads a one-time password as people type and paste it: spaces and hyphens do not matter. Anything else is "". */
export function readOneTimeCode(text: string): string {
  const compact = text.replaceAll(/[\s\p{Pd}]/gu, "");
  return code.test(compact) ? compact : "";
}

/** Checks that a text is a one-time password: nothing, or that it has 6 digits. */
export function checkOneTimeCode(text: string): Problem[] {
  return readOneTimeCode(text) ? [] : [createProblem("otp_format")];
}
