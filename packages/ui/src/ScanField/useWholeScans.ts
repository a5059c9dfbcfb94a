import { useEffect } from "react";
import { useLatest } from "../internal/useLatest.ts";

/** Hears a scan; true where it is taken. */
type TakeWhole = (text: string) => boolean;

const takers = new Set<{ readonly current: TakeWhole }>();

/** Hears each scan of a scanner that is no keyboard, wherever the focus is. No field is typed into. */
export function useWholeScans(take: TakeWhole): void {
  const latest = useLatest(take);
  useEffect(() => {
    takers.add(latest);
    return () => void takers.delete(latest);
  }, [latest]);
}

/** Gives the page a scan of a scanner that is no keyboard. Returns whether an open dialog or the page took it. */
export function giveScan(text: string): boolean {
  // A dialog came after the page under it.
  return [...takers].reverse().some(({ current }) => current(text));
}
