import { useEffect } from "react";

/**
 * Puts a region of notices below the others that stand in its corner, of whatever notifier: a page may show two
 * registries, and the words of one must not lie over the other's.
 */
export function useSharedCorner(region: HTMLElement | null): void {
  useEffect(() => {
    if (!region) return;
    const observer = new ResizeObserver(stackRegions);
    observer.observe(region);
    return () => {
      observer.disconnect();
      stackRegions();
    };
  }, [region]);
}

/** Asks the page, for a region may come from another copy of this package. */
function stackRegions(): void {
  const taken = new Map<string, number>();
  for (const region of document.querySelectorAll<HTMLElement>('[data-idd-part="notices"]')) {
    const { direction, rowGap } = getComputedStyle(region);
    const above = taken.get(direction) ?? 0;
    region.style.setProperty("--idd-notices-above", `${above}px`);
    taken.set(direction, above + region.offsetHeight + (Number.parseFloat(rowGap) || 0));
  }
}
