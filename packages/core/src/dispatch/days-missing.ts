import { registryDaysBetween } from "../format/registry-time.ts";
import type { JourneyOptions } from "./days-in-transit.ts";

/** What a batch has to tell for the days to be counted for which cards of it have been missing. */
export interface MissingSince {
  /** When the card was marked as missing that has been missing longest, as an ISO time. */
  readonly oldest_missing_at?: string | null;
}

/** After how many days a missing card should be given up as lost, or looked for elsewhere. */
export const usualMissingDays = 14;

/**
 * Counts the days since a card of a batch was marked as missing, from the oldest on, by the registry's calendar.
 * Nothing while no card is missing, or where the server does not tell since when.
 */
export function daysMissing(
  { oldest_missing_at }: MissingSince,
  { timeZone, now = new Date() }: JourneyOptions = {},
): number | undefined {
  return oldest_missing_at ? registryDaysBetween(new Date(oldest_missing_at), now, timeZone) : undefined;
}

/** Whether a card of a batch has been missing for longer than usual. */
export function isLongMissing(missing: MissingSince, options: JourneyOptions = {}): boolean {
  return (daysMissing(missing, options) ?? 0) > usualMissingDays;
}
