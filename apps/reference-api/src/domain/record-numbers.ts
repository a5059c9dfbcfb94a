import { readRegistryDay } from "./registry-day.ts";

/**
 * The letters at the beginning of a record's number: a batch, a hand-over, an application at a centre, one made in the
 * portal, an interaction.
 */
export type NumberSeries = "DB" | "HO" | "C" | "P" | "X";

/** The series of an application's number, by where the application was made. */
export const seriesOfChannel = { center: "C", portal: "P" } as const satisfies Record<string, NumberSeries>;

/** Returns the year in which a record is numbered: the year of the registry's day. */
export const readNumberYear = (at: Date): number => Number(readRegistryDay(at).slice(0, 4));

/** Returns the number of a record, for example DB-2026-000012. */
export const formatNumber = (series: NumberSeries, year: number, count: number): string =>
  `${series}-${year}-${String(count).padStart(6, "0")}`;

/** Gives the next number of a series in the year of a moment. */
export type NextNumber = (series: NumberSeries, at: Date) => string;

/** Returns a function that counts each series and year on from the last numbers that were given. */
export function countNumbers(
  given: Iterable<{ readonly series: NumberSeries; readonly year: number; readonly last: number }> = [],
): NextNumber {
  const last = new Map(Array.from(given, (each) => [`${each.series} ${each.year}`, each.last]));
  return (series, at) => {
    const year = readNumberYear(at);
    const count = (last.get(`${series} ${year}`) ?? 0) + 1;
    last.set(`${series} ${year}`, count);
    return formatNumber(series, year, count);
  };
}
