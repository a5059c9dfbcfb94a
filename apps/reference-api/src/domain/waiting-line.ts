/** So many wait in a line; then one from the place with the most is refused. */
const mostWaiting = 250;

/** One who waits for a turn. */
export interface Waiting {
  /** Until when its turn has to come. */
  readonly until: number;
  readonly start: () => void;
  readonly refuse: () => void;
}

/**
 * Those of one kind who wait. Many requests from one place wait behind each other, and keep no other place waiting.
 *
 * @param mostAtOnce how many may have left it and not be done.
 */
export function createLine(mostAtOnce: number) {
  const waiting = new Map<string, Waiting[]>();
  const resting = new Set<string>();
  let count = 0;

  /** Takes the first or the last of those from one place, after which it is every other place's turn. */
  function take(from: string, which: "shift" | "pop"): Waiting | undefined {
    const queue = waiting.get(from) ?? [];
    const one = queue[which]();
    count -= 1;
    waiting.delete(from);
    if (queue.length > 0) waiting.set(from, queue);
    return one;
  }

  const line = {
    /** Counts those whose turn has not come. */
    countWaiting: () => count,
    /** How many have left it and are not done. */
    working: 0,
    add(from: string, one: Waiting): void {
      const queue = waiting.get(from) ?? [];
      waiting.set(from, [...queue, one]);
      count += 1;
      if (count <= mostWaiting) return;
      const [longest] = [...waiting].reduce((most, next) => (next[1].length >= most[1].length ? next : most));
      take(longest, "pop")?.refuse();
    },
    /** Those from there whose turn has not come get none until the place is taken out. */
    resting,
    next(): Waiting | undefined {
      if (line.working >= mostAtOnce) return undefined;
      const from = [...waiting.keys()].find((place) => !resting.has(place));
      return from === undefined ? undefined : take(from, "shift");
    },
  };
  return line;
}
