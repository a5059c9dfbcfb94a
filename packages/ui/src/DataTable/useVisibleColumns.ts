import { useMemo, useSyncExternalStore } from "react";
import { breakpoints, media } from "../theme/index.ts";
import type { Column } from "./column.ts";

const names = ["sm", "md", "lg", "xl"] as const;
const queries = new Map<string, MediaQueryList>();

function queryFor(name: (typeof names)[number]): MediaQueryList {
  const known = queries.get(name);
  if (known) return known;
  const made = window.matchMedia(media[name]);
  queries.set(name, made);
  return made;
}

function subscribe(onChange: () => void): () => void {
  for (const name of names) queryFor(name).addEventListener("change", onChange);
  return () => {
    for (const name of names) queryFor(name).removeEventListener("change", onChange);
  };
}

/** The widest breakpoint that the window reaches, in pixels. */
function readReached(): number {
  let reached = 0;
  for (const name of names) if (queryFor(name).matches) reached = breakpoints[name];
  return reached;
}

/** The columns that this width of window has room for. */
export function useVisibleColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const reached = useSyncExternalStore(subscribe, readReached, () => breakpoints.xl);
  return useMemo(
    () => columns.filter(({ hideBelow }) => !hideBelow || breakpoints[hideBelow] <= reached),
    [columns, reached],
  );
}
