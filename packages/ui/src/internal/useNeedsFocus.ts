import { type RefObject, useLayoutEffect, useState } from "react";
import { observeSizes } from "./observe-sizes.ts";

const focusable =
  'a[href], :is(button, input, select, textarea):not(:disabled), [tabindex]:not([tabindex="-1"])';

/** Whether a box is scrolled although nothing in it takes the focus, so that the keyboard scrolls it by itself alone. */
export function useNeedsFocus(box: RefObject<HTMLElement | null>): boolean {
  const [isNeeded, setNeeded] = useState(false);
  // What stands in the box may be another at every drawing.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () =>
      setNeeded(element.scrollHeight > element.clientHeight && element.querySelector(focusable) === null);
    // Before it is seen: who tabs at once would not find it.
    look();
    return observeSizes([element, ...element.children], look);
  });
  return isNeeded;
}
