/** By how much the clocks of two servers may differ, in milliseconds. */
export const clocksDiffer = 60_000;

/** The moments that count within a window: later than the first one, and no later than the second. */
export interface CountedMoments {
  readonly after: Date;
  readonly until: Date;
}

/**
 * Gives the moments that count within a window which ends now. A clock that was wrong may have written moments that lie
 * ahead of the right one: those do not count.
 *
 * @param length of the window, in milliseconds.
 * @param ahead how far ahead a moment still counts, in milliseconds.
 */
export function readWindow(now: Date, length: number, ahead: number = clocksDiffer): CountedMoments {
  return { after: new Date(now.getTime() - length), until: new Date(now.getTime() + ahead) };
}

/** Whether a moment counts within a window. */
export const isWithin = (moment: Date, { after, until }: CountedMoments): boolean =>
  moment > after && moment <= until;

/**
 * Gives for how many seconds a moment still counts: 0 when it does not, and never more than its window is long.
 *
 * @param seconds how long the window is.
 * @param ahead how far ahead a moment still counts, in milliseconds.
 */
export function readWait(since: Date, seconds: number, now: Date, ahead?: number): number {
  if (!isWithin(since, readWindow(now, seconds * 1000, ahead))) return 0;
  return Math.min(seconds, Math.ceil((since.getTime() - now.getTime()) / 1000 + seconds));
}
