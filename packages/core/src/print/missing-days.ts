import { daysBetween } from "../format/days.ts";
import { readRegistryMoment } from "../format/registry-time.ts";

/** On whose clock the days are counted. */
interface MissingDaysOptions {
  /** An IANA zone. Default: the registry's usual one. */
  readonly timeZone?: string;
  /** Default: this moment. */
  readonly now?: Date;
}

/**
 * Counts the days since a card was found to be missing, by the registry's calendar: 0 on the same day. Nothing for a
 * card that is not missing, or of which nobody knows since when it is.
 */
export function missingDays(
  {
    line_status,
    resolved_at,
  }: {
    /** The line's status. */
    readonly line_status: string;
    /** When it was marked, as an ISO time. */
    readonly resolved_at?: string | null;
  },
  { timeZone, now = new Date() }: MissingDaysOptions = {},
): number | undefined {
  if (line_status !== "missing" || !resolved_at) return undefined;
  const since = readRegistryMoment(new Date(resolved_at), timeZone);
  const today = readRegistryMoment(now, timeZone);
  return since && today ? Math.max(0, daysBetween(since.day, today.day)) : undefined;
}
