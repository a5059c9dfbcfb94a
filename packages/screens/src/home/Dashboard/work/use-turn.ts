import { useEffect } from "react";
import { useLatest } from "../../../runtime/registry/use-latest.ts";

/** Asks again when the page was refreshed, and not when it is opened. */
export function useTurn(turn: number, refresh: () => void): void {
  const latest = useLatest(refresh);
  useEffect(() => {
    if (turn > 0) latest.current();
  }, [turn, latest]);
}
