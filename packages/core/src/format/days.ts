const millisecondsOfDay = 86_400_000;

/**
 * Counts the nights from one day to another, both as YYYY-MM-DD: 0 on the same day, negative backwards.
 * A text that is no day counts as NaN.
 */
export function daysBetween(from: string, to: string): number {
  // A day without a time is read at 00:00 UTC, so that no zone and no summer time takes part.
  return Math.round((Date.parse(to) - Date.parse(from)) / millisecondsOfDay);
}

/** Writes an age in days for a narrow chip: "12 d". */
export function formatDays(days: number, unit = "d"): string {
  return `${formatCount(days)} ${unit}`;
}

const writers = new Map<string, Intl.NumberFormat>();

/** Writes a number of things with the separators of its locale: "1,204". */
export function formatCount(count: number, locale = "en-US"): string {
  let writer = writers.get(locale);
  if (!writer) {
    writer = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
    writers.set(locale, writer);
  }
  return writer.format(count);
}
