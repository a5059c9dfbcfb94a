/** After how long without input staff are warned and signed out, in milliseconds. */
export interface IdleLimits {
  /** Staff are warned after this time. Default 13 minutes. */
  readonly warnAfter: number;
  /** They are signed out after this time. Default 15 minutes. */
  readonly signOutAfter: number;
}

/** The limits where a host names none. */
export const defaultIdleLimits: IdleLimits = { warnAfter: 13 * 60_000, signOutAfter: 15 * 60_000 };

/** Where the time comes from; tests give one that stands still. */
export interface IdleClock {
  /** The computer's time in milliseconds since 1970, which somebody may set. */
  readonly now: () => number;
  /** Milliseconds since some moment, which nobody can set; it may stand still while the computer sleeps. */
  readonly elapsed: () => number;
  /** Calls back after some milliseconds; returns how to stop that. */
  readonly setTimer: (callback: () => void, milliseconds: number) => () => void;
}

/** What an idle timer works with. */
export interface IdleTimerOptions {
  readonly limits: IdleLimits;
  readonly clock: IdleClock;
  /** Hears how many seconds are left, again each second; null when there is time again. */
  readonly onSecondsLeft: (seconds: number | null) => void;
  /**
   * Asked when it is not certain how long nobody has worked: the computer slept, or its clock was set, or the
   * browser held this tab still while another may have been worked in. Resolves with the milliseconds that passed
   * beyond those that are certain; with all of the doubtful ones where that cannot be known.
   */
  readonly settleDoubt: (doubtful: number) => Promise<number>;
  /** Nobody has worked for too long. */
  readonly onEnd: () => void;
}

/** Counts how long nobody has worked. */
export interface IdleTimer {
  /** Begins to count, from nothing. */
  start(): void;
  /** Counts no more. */
  stop(): void;
  /** Somebody works here; returns whether that was taken as work, which is no more so once staff are warned. */
  touch(): boolean;
  /** Somebody works in another tab, or wants to stay. */
  reset(): void;
  /** Looks at the clock now, when timers may have been late. */
  look(): void;
}

/** The longest time between two looks at the clock. */
const longestWait = 30_000;
/** After a longer gap between two looks the tab was held still, or the computer slept. */
const longestGap = 90_000;
/** By how much the two clocks may differ over one gap without a doubt. */
const tolerance = 2000;

/**
 * Creates the count of idle time. Certain is what the clock that nobody can set says; what the computer's clock
 * says beyond that is doubtful, for it may have slept or been set. Neither doubt nor the first look after a gap signs
 * out by itself: it is settled first, and what another tab has told meanwhile is heard. Only where nobody can settle
 * it, as without a network, does all of the doubtful time count.
 */
export function createIdleTimer({ limits, clock, ...options }: IdleTimerOptions): IdleTimer {
  const { warnAfter, signOutAfter } = limits;
  let isRunning = false;
  let isSettling = false;
  let idle = 0;
  let doubtful = 0;
  let resets = 0;
  let seen = { now: 0, elapsed: 0 };
  let stopTimer: (() => void) | undefined;

  const isWarned = () => idle + doubtful >= warnAfter;

  /** Takes the time since the last look; gives whether the page was held still until now. */
  function measure(): boolean {
    const [now, elapsed] = [clock.now(), clock.elapsed()];
    const passed = Math.max(0, elapsed - seen.elapsed);
    const beyond = now - seen.now - passed;
    seen = { now, elapsed };
    idle += passed;
    if (beyond > tolerance) doubtful += beyond;
    return passed > longestGap;
  }

  function wait(): void {
    stopTimer?.();
    const left = signOutAfter - idle - doubtful;
    const next = isWarned() ? left % 1000 || 1000 : Math.min(longestWait, warnAfter - idle - doubtful);
    stopTimer = clock.setTimer(look, next);
  }

  function look(): void {
    if (!isRunning || isSettling) return;
    const wasHeld = measure();
    const isOver = idle + doubtful >= signOutAfter;
    options.onSecondsLeft(
      isWarned() ? Math.max(0, Math.ceil((signOutAfter - idle - doubtful) / 1000)) : null,
    );
    if (!isOver) wait();
    else if (wasHeld || doubtful > 0) void settle();
    else end();
  }

  async function settle(): Promise<void> {
    stopTimer?.();
    isSettling = true;
    const resetsBefore = resets;
    const passed = await options.settleDoubt(doubtful);
    isSettling = false;
    if (resets === resetsBefore) {
      idle += passed;
      doubtful = 0;
    }
    measure();
    doubtful = 0;
    look();
  }

  function end(): void {
    stop();
    options.onEnd();
  }

  function stop(): void {
    isRunning = false;
    stopTimer?.();
    options.onSecondsLeft(null);
  }

  function reset(): void {
    resets += 1;
    [idle, doubtful] = [0, 0];
    seen = { now: clock.now(), elapsed: clock.elapsed() };
    options.onSecondsLeft(null);
  }

  return {
    start() {
      isRunning = true;
      reset();
      look();
    },
    stop,
    touch() {
      // Whoever opens a computer that has slept too long is not the one who left it.
      look();
      if (!isRunning || isSettling || isWarned()) return false;
      reset();
      return true;
    },
    reset,
    look,
  };
}
