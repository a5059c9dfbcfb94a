import { readDate } from "./date.ts";
import { createProblem, type Problem } from "./problem.ts";

/** Nobody is older, in years. */
export const oldestAge = 120;

/**
 * Checks a date of birth, written as YYYY-MM-DD, on a day of the registry's calendar: nothing, "Required format:
 * YYYY-MM-DD", that it is in the future, or that it is more than 120 years ago.
 */
export function checkBirthDate(text: string, today: string): Problem[] {
  const day = readDate(text);
  if (!day) return [createProblem("date_format")];
  if (day > today) return [createProblem("born_in_future")];
  const oldest = `${Number(today.slice(0, 4)) - oldestAge}${today.slice(4)}`;
  return day < oldest ? [createProblem("born_too_long_ago", { years: oldestAge })] : [];
}
