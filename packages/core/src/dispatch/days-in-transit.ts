import { registryDaysBetween } from "../format/registry-time.ts";

/** What a batch has to tell for its journey to be counted. */
export interface Journey {
  /** The batch's status. */
  readonly status: string;
  /** When it left, as an ISO time. */
  readonly dispatched_at?: string | null;
  /** When its receipt was closed, as an ISO time. */
  readonly received_at?: string | null;
}

/** On whose clock a journey is counted. */
export interface JourneyOptions {
  /** An IANA zone. Default: the registry's usual one. */
  readonly timeZone?: string;
  /** Default: this moment. */
  readonly now?: Date;
}

/** After how many days on its way staff should ask where a batch is. */
export const usualTransitDays = 7;

/**
 * Counts the days from a batch's dispatch to its receipt, or to today while it is not received, by the
 * registry's calendar. Nothing for a batch that has not left, or that was cancelled.
 */
export function daysInTransit(
  { status, dispatched_at, received_at }: Journey,
  { timeZone, now = new Date() }: JourneyOptions = {},
): number | undefined {
  if (!dispatched_at || status === "open" || status === "cancelled") return undefined;
  return registryDaysBetween(new Date(dispatched_at), received_at ? new Date(received_at) : now, timeZone);
}

/** Whether a batch that is not received yet has been on its way for longer than usual. */
export function isLateInTransit(journey: Journey, options: JourneyOptions = {}): boolean {
  return !journey.received_at && (daysInTransit(journey, options) ?? 0) > usualTransitDays;
}
