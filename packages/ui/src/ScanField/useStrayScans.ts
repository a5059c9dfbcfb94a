import { type RefObject, useEffect } from "react";
import { leastLength, longestGap } from "../internal/bursts.ts";
import { useRoot } from "../internal/root-context.ts";
import { isCovered, isTextEntry } from "../internal/surroundings.ts";
import { useLatest } from "../internal/useLatest.ts";
import { scanPlace } from "./scan-place.ts";

type Options = {
  input: RefObject<HTMLInputElement | null>;
  /** Where a scan belongs to the field although the focus is elsewhere. */
  scanAnywhere: boolean | RefObject<HTMLElement | null>;
  onStrayScan: ((text: string) => void) | undefined;
};

function putIn(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.setSelectionRange(text.length, text.length);
}

/**
 * Brings a scan that was made while the focus was elsewhere into the field, whole, also where the focus came back in
 * the middle of it. Under a dialog the field must not take it; there the scan goes nowhere, and its Enter presses no
 * button.
 */
export function useStrayScans({ input, scanAnywhere, onStrayScan }: Options) {
  const { bursts } = useRoot();
  const isOn = scanAnywhere !== false || onStrayScan !== undefined;
  const latest = useLatest({ scanAnywhere, onStrayScan });

  useEffect(() => {
    const field = input.current;
    if (!field || !isOn) return;
    const page = field.ownerDocument;
    let text = "";
    /** Another field in which the characters stand already, as long as it is there. */
    let entry: HTMLElement | null = null;
    let lastTime = Number.NEGATIVE_INFINITY;

    function belongsHere(target: EventTarget | null): boolean {
      const { scanAnywhere } = latest.current;
      if (scanAnywhere === false) return false;
      if (target === page.body || target === page.documentElement) return true;
      const region = scanAnywhere === true ? (field?.closest(scanPlace) ?? page.body) : scanAnywhere.current;
      return target instanceof Node && region?.contains(target) === true;
    }

    function onKeyDown(event: KeyboardEvent) {
      if (!field || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
      // The time of the key and not of this call: a busy page handles keys late, but in step.
      const isQuick = event.timeStamp - lastTime <= longestGap;
      if (event.target === field) {
        // A dialog that closed had what came before.
        if (isQuick && text !== "" && !entry?.isConnected) putIn(field, text + field.value);
        text = "";
        return;
      }
      const before = entry;
      entry = isTextEntry(event.target) ? event.target : null;
      if (event.key === "Enter" || event.key === "Tab") {
        if (!entry && isQuick && text.length >= leastLength) {
          event.preventDefault();
          event.stopPropagation();
          latest.current.onStrayScan?.(bursts.read(text));
        }
        text = "";
        return;
      }
      // Shift and the like are part of a scan, but no character of it.
      if (event.key.length !== 1) return;
      text = isQuick && entry === before ? text + event.key : event.key;
      lastTime = event.timeStamp;
      if (entry) return;
      if (isQuick && event.key === " ") event.preventDefault();
      if (text.length < leastLength || field.disabled || isCovered(field) || !belongsHere(event.target))
        return;
      event.preventDefault();
      field.focus();
      bursts.enter(field);
      putIn(field, field.value + text);
      text = "";
    }

    page.addEventListener("keydown", onKeyDown, { capture: true });
    return () => page.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [input, isOn, latest, bursts]);
}
