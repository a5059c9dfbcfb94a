import { readDate } from "./date.ts";

/** Nobody is older, in years. */
export const oldestAge = 120;

/** What is wrong with a date of birth: it is not a date, it is in the future, or it is more than 120 years ago. */
export type BirthDateFault = "no_date" | "in_future" | "too_long_ago";

/** Finds what is wrong with a date of birth, written as YYYY-MM-DD, on a day of the registry's calendar. */
export function findBirthDateFault(text: string, today: string): BirthDateFault | undefined {
  const day = readDate(text);
  if (!day) return "no_date";
  if (day > today) return "in_future";
  const oldest = `${Number(today.slice(0, 4)) - oldestAge}${today.slice(4)}`;
  return day < oldest ? "too_long_ago" : undefined;
}
