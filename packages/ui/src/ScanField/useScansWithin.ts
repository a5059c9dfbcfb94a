import { type RefObject, useEffect } from "react";
import { useRoot } from "../internal/root-context.ts";
import { isCovered, isTextEntry } from "../internal/surroundings.ts";
import { useLatest } from "../internal/useLatest.ts";
import { useWholeScans } from "./useWholeScans.ts";

/**
 * Hears what a scanner types while the focus is within a part of a page, or the AppShell around it, and in no field,
 * for a page that shows no field for scans at that moment. The Enter that ends a scan presses no button there. A scanner
 * that is no keyboard is heard wherever the focus is. Give nothing for as long as a field takes the scans itself.
 */
export function useScansWithin(
  region: RefObject<HTMLElement | null>,
  onScan: ((text: string) => void) | undefined,
): void {
  const { bursts } = useRoot();
  const latest = useLatest(onScan);
  const isOn = onScan !== undefined;
  useWholeScans((text) => {
    if (!onScan || !region.current || isCovered(region.current)) return false;
    onScan(text);
    return true;
  });

  useEffect(() => {
    const element = region.current?.closest<HTMLElement>("[data-drawer]") ?? region.current;
    if (!element || !isOn) return;

    function onKeyDown(event: KeyboardEvent) {
      if (!element || isTextEntry(event.target) || isCovered(element)) return;
      if (bursts.isStrayEnd()) {
        event.preventDefault();
        event.stopPropagation();
        latest.current?.(bursts.read());
      }
      // A space would press what has the focus.
      if (event.key === " " && bursts.isGoingOn()) event.preventDefault();
    }

    element.addEventListener("keydown", onKeyDown, { capture: true });
    return () => element.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [region, isOn, latest, bursts]);
}
