import { type RefObject, useLayoutEffect } from "react";
import { observeSizes } from "../internal/observe-sizes.ts";

const name = "--idd-row";

/**
 * In tables narrower than this, in pixels, each row is a block of lines and has its own height. With one height for all,
 * most rows would be half empty.
 */
const least = 480;

/** Where the highest row is more than this many times as high as the lowest, rows keep their own heights for the same reason. */
const mostUneven = 1.4;

/** Makes all rows as high as the highest, where some of them tell more than others. */
export function useEvenRows(
  body: RefObject<HTMLTableSectionElement | null>,
  isOn: boolean,
  /** Drawn anew, rows may have another height. */
  ...drawn: readonly [rows: readonly unknown[], columns: readonly unknown[]]
) {
  const [rows, columns] = drawn;
  useLayoutEffect(() => {
    const element = body.current;
    const head = element?.parentElement?.querySelector("thead");
    if (!element || !head || !isOn || rows.length + columns.length === 0) return;
    const even = () => {
      element.style.removeProperty(name);
      if (head.clientWidth < least) return;
      const heights = [...element.children].map((row) => row.getBoundingClientRect().height);
      const highest = Math.max(...heights);
      if (highest > Math.min(...heights) * mostUneven) return;
      element.style.setProperty(name, `${highest}px`);
    };
    // The head has the width of the rows, and never their height.
    const stop = observeSizes([head], even);
    even();
    return () => {
      stop();
      element.style.removeProperty(name);
    };
  }, [body, isOn, rows, columns]);
}
