import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { observeSizes } from "../internal/observe-sizes.ts";
import { readAddedRows } from "./added-rows.ts";
import type { RowKey } from "./column.ts";
import { type Pace, type RowWindow, readRowWindow } from "./row-window.ts";

type View<Row> = {
  rows: readonly Row[];
  /** The first row that is seen. */
  first: number;
  /** How many rows fit. */
  seen: number;
  isAtTop: boolean;
  isAtBottom: boolean;
  pace: Pace;
  /** What becomes of the scroll position with these rows. */
  scroll: { to: "bottom" } | { by: number } | undefined;
};

type Options<Row> = {
  rows: readonly Row[];
  getRowKey: (row: Row) => RowKey;
  isOn: boolean;
  rowHeight: number;
  viewport: RefObject<HTMLElement | null>;
  followNewest: "top" | "bottom" | undefined;
};

/** How many rows are taken to fit before the view has been measured. */
const assumedSeen = 20;

/**
 * The part of a long list that is drawn, kept in step with the scroll position. Rows added where the reader
 * is not looking leave what is seen where it is; at the followed end the view goes along with them, so
 * that one added row costs one drawing.
 */
export function useRowWindow<Row>(options: Options<Row>): RowWindow & { onScroll: () => void } {
  const { rows, getRowKey, isOn, rowHeight, viewport, followNewest } = options;
  const startsAtBottom = followNewest === "bottom";
  const [view, setView] = useState<View<Row>>(() => ({
    rows,
    first: startsAtBottom ? Math.max(0, rows.length - assumedSeen) : 0,
    seen: assumedSeen,
    isAtTop: true,
    isAtBottom: startsAtBottom,
    pace: "rest",
    scroll: startsAtBottom ? { to: "bottom" } : undefined,
  }));

  function moveTo(next: readonly Row[]): View<Row> {
    const lastFirst = Math.max(0, next.length - view.seen);
    const stay = { ...view, rows: next, first: Math.min(view.first, lastFirst), scroll: undefined };
    const added = readAddedRows(view.rows, next, getRowKey);
    if (followNewest === "bottom" && view.isAtBottom && added?.at !== "top") {
      return { ...stay, first: lastFirst, pace: "rest", scroll: { to: "bottom" } };
    }
    if (followNewest === "top" && view.isAtTop) return { ...stay, pace: "rest" };
    if (added?.at !== "top") return stay;
    return { ...stay, first: view.first + added.count, scroll: { by: added.count * rowHeight } };
  }

  // Set while rendering, so that the rows and their window reach the page together.
  if (view.rows !== rows) setView(moveTo(rows));

  /** The scroll position at the end that is followed; nothing while the view is elsewhere. */
  const followedAt = useRef<number>(undefined);
  const look = useCallback(() => {
    const element = viewport.current;
    if (!element || !isOn) return;
    // A lower region and higher rows move the end, although nobody has scrolled away from it.
    if (element.scrollTop === followedAt.current) scrollToEnd(element);
    const { scrollTop, clientHeight, scrollHeight } = element;
    const seen = Math.ceil(clientHeight / rowHeight);
    const isAtTop = scrollTop < rowHeight / 2;
    const isAtBottom = scrollHeight - clientHeight - scrollTop < rowHeight / 2;
    const isBelow = followNewest === "bottom" && isAtBottom;
    followedAt.current = isBelow ? scrollTop : undefined;
    const isResting = isBelow || (followNewest === "top" && isAtTop);
    setView((now) => {
      const { length } = now.rows;
      // Counted from the end as when a row is added, so that following it does not draw twice.
      const first = isBelow ? Math.max(0, length - seen) : Math.floor(scrollTop / rowHeight);
      const pace = isResting ? "rest" : readPace(Math.abs(first - now.first), seen, now.pace);
      const before = readRowWindow(now.first, now.seen, length, now.pace);
      const after = readRowWindow(first, seen, length, pace);
      const isSame =
        before.start === after.start &&
        before.end === after.end &&
        now.isAtTop === isAtTop &&
        now.isAtBottom === isAtBottom;
      return isSame ? now : { ...now, first, seen, isAtTop, isAtBottom, pace, scroll: undefined };
    });
  }, [viewport, isOn, rowHeight, followNewest]);

  const { scroll } = view;
  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element || !isOn || !scroll) return;
    if ("to" in scroll) followedAt.current = scrollToEnd(element);
    else element.scrollTop += scroll.by;
  }, [scroll, isOn, viewport]);

  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element || !isOn) return;
    return observeSizes([element], look);
  }, [isOn, look, viewport]);

  return { ...readRowWindow(view.first, view.seen, rows.length, view.pace), onScroll: look };
}

/** Returns the scroll position at the end. */
function scrollToEnd(element: HTMLElement): number {
  // A number beyond the end is brought back to it, without asking for the height first.
  element.scrollTop = Number.MAX_SAFE_INTEGER;
  return element.scrollTop;
}

/** How somebody scrolls who came so many rows further. An event of a place that is known says nothing new. */
function readPace(moved: number, seen: number, before: Pace): Pace {
  if (moved === 0) return before;
  // What is seen holds one row less in whole, where it begins or ends within one.
  return moved >= seen - 1 ? "leaping" : "scrolling";
}
