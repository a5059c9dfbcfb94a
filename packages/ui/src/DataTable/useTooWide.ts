import { type RefObject, useLayoutEffect, useState } from "react";

/** Whether the table is wider than its region, which then scrolls sideways and takes the focus. */
export function useTooWide(
  region: RefObject<HTMLElement | null>,
  table: RefObject<HTMLElement | null>,
): boolean {
  const [isTooWide, setIsTooWide] = useState(false);
  useLayoutEffect(() => {
    const [outer, inner] = [region.current, table.current];
    if (!outer || !inner) return;
    const observer = new ResizeObserver(() => setIsTooWide(inner.offsetWidth > outer.clientWidth + 1));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [region, table]);
  return isTooWide;
}
