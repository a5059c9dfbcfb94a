import { type DateRange, defaultDateRange, readDate } from "./date.ts";
import { createProblem, type Problem } from "./problem.ts";

/** Checks a day: nothing, "Required format: YYYY-MM-DD", or that it is outside the range. */
export function checkDate(text: string, range: Partial<DateRange> = {}): Problem[] {
  const day = readDate(text);
  if (!day) return [createProblem("date_format")];
  const { min, max } = { ...defaultDateRange, ...range };
  return day < min || day > max ? [createProblem("date_range", { min, max })] : [];
}
