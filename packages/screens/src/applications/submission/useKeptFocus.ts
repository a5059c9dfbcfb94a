import { type RefObject, useEffect } from "react";
import { watchLostFocus } from "../../runtime/frame/watch-lost-focus.ts";

/**
 * Gives the focus to the heading of the open section where what had it is gone: a button that was pressed, or a field whose
 * answer takes its place.
 *
 * @param standing another text once the page shows something else by itself.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, standing: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands there is what is watched.
  useEffect(() => {
    const sheet = list.current;
    if (!sheet) return undefined;
    const give = () =>
      sheet.querySelector<HTMLElement>('[aria-current="step"] h2')?.focus({ preventScroll: true });
    const stop = new AbortController();
    let end = watchLostFocus(give);
    const watch = () => {
      end();
      end = watchLostFocus(give);
    };
    sheet.addEventListener("click", watch, { signal: stop.signal });
    return () => {
      stop.abort();
      end();
    };
  }, [list, standing]);
}
