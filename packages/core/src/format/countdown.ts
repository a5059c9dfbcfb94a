/**
 * How many seconds are left of those that an answer named.
 * @param seconds as the answer named them.
 * @param elapsed milliseconds since it came, on a clock that nobody can set.
 */
export function secondsLeft(seconds: number, elapsed: number): number {
  return Math.max(0, Math.ceil(seconds - elapsed / 1000));
}

/** Writes a time to wait in minutes and seconds: "0:57". */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
