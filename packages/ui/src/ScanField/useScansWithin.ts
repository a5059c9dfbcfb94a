import { type RefObject, useEffect } from "react";
import { useLatest } from "../internal/useLatest.ts";
import { isCovered, isTextEntry } from "./surroundings.ts";
import { leastLength, longestGap } from "./wedge.ts";

/**
 * Hears what a scanner types while the focus is within a part of a page and in no field, for a page that shows no
 * field for scans at that moment. The Enter that ends a scan presses no button there. Give nothing for as long as a
 * field takes the scans itself.
 */
export function useScansWithin(
  region: RefObject<HTMLElement | null>,
  onScan: ((text: string) => void) | undefined,
): void {
  const latest = useLatest(onScan);
  const isOn = onScan !== undefined;

  useEffect(() => {
    const element = region.current;
    if (!element || !isOn) return;
    let text = "";
    let lastTime = Number.NEGATIVE_INFINITY;

    function onKeyDown(event: KeyboardEvent) {
      if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
      if (!element || isTextEntry(event.target) || isCovered(element)) {
        text = "";
        return;
      }
      const isQuick = event.timeStamp - lastTime < longestGap;
      const isEnd = event.key === "Enter" || event.key === "Tab";
      if (isEnd && isQuick && text.length >= leastLength) {
        event.preventDefault();
        event.stopPropagation();
        latest.current?.(text);
      }
      if (isEnd) text = "";
      if (event.key.length !== 1) return;
      text = isQuick ? text + event.key : event.key;
      lastTime = event.timeStamp;
      // A space would press what has the focus.
      if (isQuick && event.key === " ") event.preventDefault();
    }

    element.addEventListener("keydown", onKeyDown, { capture: true });
    return () => element.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [region, isOn, latest]);
}
