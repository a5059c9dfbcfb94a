import { type RefObject, useLayoutEffect, useState } from "react";
import { observeSizes } from "../internal/observe-sizes.ts";

type Parts = {
  frame: RefObject<HTMLElement | null>;
  region: RefObject<HTMLElement | null>;
  table: RefObject<HTMLElement | null>;
};

/** How much of the region what names the row may take; were it more, the columns beside it could not be read. */
const mostForNames = 0.6;

/**
 * Whether the table is wider than its region, which then scrolls sideways and takes the focus. While it does, the
 * frame says at which edges the table goes on. Both are read when something changes its size or is scrolled, and
 * never for a row.
 */
export function useSideways({ frame, region, table }: Parts): boolean {
  const [isTooWide, setIsTooWide] = useState(false);
  useLayoutEffect(() => {
    const [outer, inner] = [region.current, table.current];
    if (!outer || !inner) return;
    return observeSizes([outer, inner], () => setIsTooWide(inner.offsetWidth > outer.clientWidth + 1));
  }, [region, table]);

  useLayoutEffect(() => {
    const [around, outer, inner] = [frame.current, region.current, table.current];
    if (!isTooWide || !around || !outer || !inner) return;
    const mark = () => {
      // Below zero from right to left.
      const passed = Math.abs(outer.scrollLeft);
      around.toggleAttribute("data-more-before", passed > 1);
      around.toggleAttribute("data-more-after", passed < outer.scrollWidth - outer.clientWidth - 1);
    };
    const place = () => {
      const [before, after] = [...around.children].slice(1) as HTMLElement[];
      const naming = inner.querySelector<HTMLElement>("thead [data-names-row]");
      const width = naming?.offsetWidth ?? 0;
      const keepsNames = width <= outer.clientWidth * mostForNames;
      around.toggleAttribute("data-keeps-names", keepsNames);
      // What is scrolled into sight is not to lie under what stays.
      outer.style.scrollPaddingInlineStart = keepsNames ? `${width}px` : "";
      if (before) before.style.insetInlineStart = `${outer.clientTop + (keepsNames ? width : 0)}px`;
      // Beside the bar that scrolls the rows, not over it.
      if (after) after.style.insetInlineEnd = `${outer.offsetWidth - outer.clientWidth - outer.clientTop}px`;
      mark();
    };
    // A browser leaves what is seen in part where it is. What is pressed must not move under the pointer.
    const show = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target === outer || !target.matches(":focus-visible")) return;
      const stays = around.hasAttribute("data-keeps-names") && target.closest("[data-names-row]");
      if (!stays) target.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
    const stop = observeSizes([outer, inner], place);
    outer.addEventListener("scroll", mark, { passive: true });
    outer.addEventListener("focusin", show);
    return () => {
      stop();
      outer.style.scrollPaddingInlineStart = "";
      outer.removeEventListener("focusin", show);
      outer.removeEventListener("scroll", mark);
    };
  }, [isTooWide, frame, region, table]);
  return isTooWide;
}
