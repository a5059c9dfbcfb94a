/** Which rows of a long list are drawn: from `start` up to, not including, `end`. */
export type RowWindow = { start: number; end: number };

/**
 * How many rows are drawn beyond each edge of what is seen, and in what steps the window moves. At rest the fewest
 * that the keyboard needs; once somebody scrolls, enough that most scrolling draws nothing new. Who leaps over all that
 * is seen needs the rows there at once, and what is drawn beyond them would be thrown away by the next leap.
 */
const margins = {
  rest: { beyond: 2, step: 1 },
  scrolling: { beyond: 6, step: 4 },
  leaping: { beyond: 2, step: 1 },
};

/** Whether the reader stays where new rows come, looks around, or leaps over more rows than are seen at once. */
export type Pace = keyof typeof margins;

/** The rows to draw when `first` is the first that is seen and `seen` fit into the view. */
export function readRowWindow(first: number, seen: number, count: number, pace: Pace): RowWindow {
  const { beyond, step } = margins[pace];
  const start = Math.max(0, Math.floor((first - beyond) / step) * step);
  return { start, end: Math.min(count, start + seen + 2 * beyond + step) };
}

/** A stretch of rows that is drawn, or the height that stands for those that are not. */
export type Stretch =
  | { kind: "rows"; start: number; end: number }
  | { kind: "gap"; name: "above" | "between" | "below"; rows: number };

/**
 * The list from top to bottom as stretches: the window, one more row that must stay drawn because it holds
 * the focus, and the gaps around them. A `focused` below 0 is no row.
 */
export function readStretches({ start, end }: RowWindow, focused: number, count: number): Stretch[] {
  const drawn: RowWindow[] = [{ start, end }];
  if (focused >= 0 && focused < start) drawn.unshift({ start: focused, end: focused + 1 });
  if (focused >= end && focused < count) drawn.push({ start: focused, end: focused + 1 });
  const stretches: Stretch[] = [];
  let reached = 0;
  for (const part of drawn) {
    const name = reached === 0 ? "above" : "between";
    if (part.start > reached) stretches.push({ kind: "gap", name, rows: part.start - reached });
    stretches.push({ kind: "rows", ...part });
    reached = part.end;
  }
  if (count > reached) stretches.push({ kind: "gap", name: "below", rows: count - reached });
  return stretches;
}
