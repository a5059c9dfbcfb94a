/** What a time is compared with. */
export interface TimeBackOptions {
  /** By the server's clock, where that is known. */
  readonly now: Date;
  /** How many hours ago it may be at most. */
  readonly hoursBack: number;
}

/** What is wrong with the time of an event: it is not a time, it is in the future, or it is too long ago. */
export type TimeBackFault = "no_time" | "in_future" | "too_long_ago";

const hour = 3_600_000;

/** Finds what is wrong with the time of an event. */
export function findTimeBackFault(
  time: Date,
  { now, hoursBack }: TimeBackOptions,
): TimeBackFault | undefined {
  const ago = now.getTime() - time.getTime();
  if (Number.isNaN(ago)) return "no_time";
  if (ago < 0) return "in_future";
  return ago > hoursBack * hour ? "too_long_ago" : undefined;
}
