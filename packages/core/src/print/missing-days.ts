import type { JourneyOptions } from "../dispatch/days-in-transit.ts";
import { daysMissing } from "../dispatch/days-missing.ts";

/** What a line tells of how long its card has been missing. */
interface MissingLine {
  /** The line's status. */
  readonly line_status: string;
  /** When it was marked, as an ISO time. */
  readonly resolved_at?: string | null;
}

/**
 * Counts the days since a card was found to be missing, by the registry's calendar: 0 on the same day. Nothing for a
 * card that is not missing, or of which nobody knows since when it is.
 */
export function missingDays(
  { line_status, resolved_at = null }: MissingLine,
  options?: JourneyOptions,
): number | undefined {
  return line_status === "missing" ? daysMissing({ oldest_missing_at: resolved_at }, options) : undefined;
}
