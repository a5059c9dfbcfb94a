import { useCallback, useEffect, useRef } from "react";
import { useLatest } from "../../runtime/registry/use-latest.ts";

/** How long lies between two questions at least, in milliseconds: a burst of scans is no burst of questions. */
const pace = 1000;

/**
 * Asks for a record again where the answer to a write did not hold it: at once, and then once a second at most.
 *
 * @param reread asks for it; gives false when a write that was answered meanwhile has stopped the question.
 */
export function useReread(reread: () => Promise<boolean>): () => void {
  const latest = useLatest(reread);
  const state = useRef({ isWanted: false, isBusy: false, isGone: false });
  useEffect(() => {
    state.current.isGone = false;
    return () => {
      state.current.isGone = true;
    };
  }, []);
  return useCallback(async () => {
    const now = state.current;
    now.isWanted = true;
    if (now.isBusy) return;
    now.isBusy = true;
    while (now.isWanted && !now.isGone) {
      now.isWanted = false;
      const [isAnswered] = await Promise.all([latest.current(), rest()]);
      now.isWanted ||= !isAnswered;
    }
    now.isBusy = false;
  }, [latest]);
}

const rest = () => new Promise<void>((resolve) => setTimeout(resolve, pace));
