/** The first and the last day, both as YYYY-MM-DD, that a date may be. */
export interface DateRange {
  /** The first day, as YYYY-MM-DD. */
  readonly min: string;
  /** The last day, as YYYY-MM-DD. */
  readonly max: string;
}

/** The days that a date field takes unless its screen says otherwise. */
export const defaultDateRange: DateRange = { min: "1900-01-01", max: "2099-12-31" };

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Reads a day written as YYYY-MM-DD that really exists; "2026-02-30" and anything else is "".
 * @see Spec 5, "Date"
 */
export function readDate(text: string): string {
  const day = text.trim();
  const match = isoDate.exec(day);
  if (!match) return "";
  const [, year, month, dayOfMonth] = match;
  const date = new Date(0);
  // setUTCFullYear and not Date.UTC, which takes the years 0 to 99 for 1900 to 1999.
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(dayOfMonth));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(dayOfMonth) ? day : "";
}
