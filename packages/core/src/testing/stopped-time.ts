import { afterEach, beforeEach, vi } from "vitest";

/** A minute, in milliseconds. */
export const minute = 60_000;

/** Stops the time in every test of the file that calls this. `pass` lets milliseconds go by, `settle` none. */
export function stopTime() {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  return { pass, settle: () => pass(0) };
}
