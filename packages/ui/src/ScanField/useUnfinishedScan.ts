import { type RefObject, useEffect, useState } from "react";
import { leastLength, longestGap } from "../internal/bursts.ts";
import { useLatest } from "../internal/useLatest.ts";

/** How long a scan that has stopped may still go on, in milliseconds. */
const patience = 300;

/**
 * Whether a scan stands in the field that its scanner has not ended: many keys came as fast as no hand presses them,
 * and then none. `onUnfinished` hears of it once. `end` is for who knows better, because the scan was told.
 */
export function useUnfinishedScan(
  input: RefObject<HTMLInputElement | null>,
  isOn: boolean,
  onUnfinished: (() => void) | undefined,
) {
  const [isUnfinished, setUnfinished] = useState(false);
  const latest = useLatest(onUnfinished);

  useEffect(() => {
    const field = input.current;
    if (!field || !isOn) return;
    const gaps = { quick: 0, slow: 0 };
    let lastTime = Number.NEGATIVE_INFINITY;
    let isTold = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function look() {
      const isFilled = (field?.value.trim().length ?? 0) >= leastLength;
      const isStopped = isFilled && gaps.quick > 1 && gaps.quick > gaps.slow;
      setUnfinished(isStopped);
      if (isStopped && !isTold) latest.current?.();
      isTold = isStopped;
    }
    function onKeyDown(event: KeyboardEvent) {
      clearTimeout(timer);
      timer = setTimeout(look, patience);
      if (event.key.length !== 1 || event.ctrlKey || event.altKey || event.metaKey) return;
      if (field?.value === "") Object.assign(gaps, { quick: 0, slow: 0 });
      else if (event.timeStamp - lastTime <= longestGap && !event.repeat) gaps.quick += 1;
      else gaps.slow += 1;
      lastTime = event.timeStamp;
    }
    function onInput() {
      if (field?.value === "") look();
    }

    field.addEventListener("keydown", onKeyDown);
    field.addEventListener("input", onInput);
    return () => {
      clearTimeout(timer);
      field.removeEventListener("keydown", onKeyDown);
      field.removeEventListener("input", onInput);
    };
  }, [input, isOn, latest]);

  return { isUnfinished, end: () => setUnfinished(false) };
}
