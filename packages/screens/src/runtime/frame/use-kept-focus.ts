import { type RefObject, useEffect, useRef } from "react";
import { watchLostFocus } from "./watch-lost-focus.ts";

/**
 * Gives the focus back to the open section where what had it is gone: a button that was pressed, or a field whose answer
 * takes its place.
 *
 * @param standing another text once the page shows something else by itself.
 * @param findTarget finds what takes the focus in a section; its heading does where nothing is found.
 */
export function useKeptFocus(
  list: RefObject<HTMLElement | null>,
  standing: string,
  findTarget: (section: HTMLElement) => HTMLElement | null | undefined,
): void {
  const before = useRef(standing);
  const find = useRef(findTarget);
  find.current = findTarget;
  useEffect(() => {
    const sheet = list.current;
    if (!sheet) return undefined;
    function give(): void {
      const section = sheet?.querySelector<HTMLElement>('[aria-current="step"] section');
      const target = section && (find.current(section) ?? section.querySelector<HTMLElement>("h2"));
      target?.focus({ preventScroll: true });
    }
    const watch = () => {
      end();
      end = watchLostFocus(give);
    };
    let end = (): void => {};
    // On a page that was just opened nothing has had the focus yet.
    if (before.current !== standing) watch();
    before.current = standing;
    const stop = new AbortController();
    sheet.addEventListener("click", watch, { signal: stop.signal });
    return () => {
      stop.abort();
      end();
    };
  }, [list, standing]);
}
