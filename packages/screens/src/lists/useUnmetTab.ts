import { useEffect, useLayoutEffect, useState } from "react";
import { useRegistry } from "../runtime/registry/registry-context.ts";
import type { ListLimits } from "./list-limits.ts";
import type { ListReading } from "./useListReading.ts";

/** A tab by a filter that a server may not know. */
export interface WishedTab<Answer> {
  /** It is the tab that is asked for, in silence. */
  readonly isChosen: boolean;
  /** The parameter of the filter. */
  readonly wish: string;
  readonly reading: Pick<ListReading<Answer>, "data" | "error">;
  /** Whether an answer holds what the filter lets through, and nothing else. */
  readonly isMet: (answer: Answer) => boolean;
}

/** Takes a tab away where the server refuses its filter or takes no heed of it. */
export function useUnmetTab<Answer>(
  { isChosen, wish, reading: { data, error }, isMet }: WishedTab<Answer>,
  { remember }: ListLimits,
): { readonly isWithdrawn: boolean; readonly isUnmet: boolean } {
  const registry = useRegistry();
  const [isWithdrawn, setWithdrawn] = useState(false);
  const isRefused = error?.code === "validation";
  const isUnmet = isChosen && (isRefused || (data !== undefined && !isMet(data)));
  // Before it is painted: nobody is to see what is wrong with a tab that is about to go.
  useLayoutEffect(() => {
    if (!isUnmet) return;
    remember(wish);
    setWithdrawn(true);
  }, [isUnmet, remember, wish]);
  useEffect(() => {
    // Asked for in silence, and this is no refusal of the filter.
    if (isChosen && error && !isRefused && error.code !== "unauthenticated")
      registry.notify({ tone: "error", message: error.message, error });
  }, [isChosen, isRefused, error, registry]);
  return { isWithdrawn, isUnmet };
}
