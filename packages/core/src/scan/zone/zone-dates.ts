import { readDate } from "../../validation/date.ts";

/** No document is valid for longer, in years from today. */
const longestValidity = 50;

/**
 * Reads a date of birth of a zone, YYMMDD, as YYYY-MM-DD: the latest one that is not after today. Null for a day that
 * does not exist, and for one of which a part is not known.
 */
export function readZoneBirth(text: string, today: string): string | null {
  return readLatest(text, today);
}

/**
 * Reads a date of expiry of a zone, YYMMDD, as YYYY-MM-DD: the latest one within the next fifty years. Null as for a date
 * of birth.
 */
export function readZoneExpiry(text: string, today: string): string | null {
  return readLatest(text, `${Number(today.slice(0, 4)) + longestValidity}${today.slice(4)}`);
}

/** The latest day with these two digits of its year that is not after another day. */
function readLatest(text: string, end: string): string | null {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  const century = Number(end.slice(0, 2));
  const days = [century, century - 1].map((hundreds) => `${hundreds}${year}-${month}-${day}`);
  const latest = days.find((written) => written <= end && readDate(written));
  return latest ?? null;
}
