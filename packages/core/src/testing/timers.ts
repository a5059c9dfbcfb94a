/** Timers that stand still until a test moves them. */
export interface Timers {
  /** The time in milliseconds since 1970. */
  now(): number;
  /** Calls back after some milliseconds; returns how to stop that. */
  setTimer(callback: () => void, milliseconds: number): () => void;
  /** Lets time pass and everything happen that is due by then. */
  advance(milliseconds: number): Promise<void>;
  /** How many timers wait. */
  count(): number;
}

/** Creates a clock and timers for what takes them from outside, as the scan queue does. */
export function createTimers(start = Date.parse("2026-11-19T09:00:00Z")): Timers {
  let now = start;
  const timers = new Set<{ readonly due: number; readonly callback: () => void }>();
  return {
    now: () => now,
    setTimer(callback, milliseconds) {
      const timer = { due: now + milliseconds, callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    async advance(milliseconds) {
      now += milliseconds;
      for (const timer of [...timers].filter(({ due }) => due <= now)) {
        timers.delete(timer);
        timer.callback();
      }
      await settlePromises();
    },
    count: () => timers.size,
  };
}

/** Lets every promise that can be settled be settled. */
export async function settlePromises(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}
