import { createProblem, type Problem } from "./problem.ts";

/** What a time is compared with. */
export interface TimeBackOptions {
  /** By the server's clock, where that is known. */
  readonly now: Date;
  /** How many hours ago it may be at most. */
  readonly hoursBack: number;
}

const hour = 3_600_000;

/**
 * Checks when something took place: nothing, "Enter a date and a time.", that it is in the future, or that it is too long
 * ago.
 */
export function checkTimeBack(time: Date, { now, hoursBack }: TimeBackOptions): Problem[] {
  const ago = now.getTime() - time.getTime();
  if (Number.isNaN(ago)) return [createProblem("time_format")];
  if (ago < 0) return [createProblem("time_in_future")];
  return ago > hoursBack * hour ? [createProblem("time_too_long_ago", { hours: hoursBack })] : [];
}
