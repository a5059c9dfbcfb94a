/** How long what failed alone rests, in milliseconds; twice as long with each further time. */
const shortestRest = 200;

/** Scans that are passed over for a moment, while the others go on. */
export interface RestingScans<Scan> {
  /** Whether it is passed over now. */
  has(scan: Scan): boolean;
  /** Passes it over for a moment; `onWake` is called after it. */
  rest(scan: Scan): void;
  /** Ends the rest of one before its time, without calling `onWake`. */
  wake(scan: Scan): void;
  /** Ends the rest of all of them. */
  wakeAll(): void;
}

/** What resting scans work with. */
export interface RestingScansOptions {
  /** Calls back after some milliseconds; returns how to stop that. */
  readonly setTimer: (callback: () => void, milliseconds: number) => () => void;
  /** Shortens a wait by chance. */
  readonly spread: (milliseconds: number) => number;
  /** The longest rest in milliseconds. */
  readonly longest: number;
  readonly onWake: () => void;
}

/** Creates the place where scans rest that failed although the server answers others. */
export function createRestingScans<Scan extends WeakKey>({
  setTimer,
  spread,
  longest,
  onWake,
}: RestingScansOptions): RestingScans<Scan> {
  const stops = new Map<Scan, () => void>();
  /** How often each has rested; what fails while nothing gets through is no fault of the one scan. */
  const rests = new WeakMap<Scan, number>();

  function wake(scan: Scan) {
    stops.get(scan)?.();
    stops.delete(scan);
  }

  return {
    has: (scan) => stops.has(scan),
    rest(scan) {
      const before = rests.get(scan) ?? 0;
      rests.set(scan, before + 1);
      const end = () => {
        stops.delete(scan);
        onWake();
      };
      stops.set(scan, setTimer(end, spread(Math.min(shortestRest * 2 ** before, longest))));
    },
    wake,
    wakeAll() {
      for (const scan of [...stops.keys()]) wake(scan);
    },
  };
}
