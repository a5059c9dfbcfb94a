import type { PressedKey } from "@id-desk/core";
import { type KeyboardLayout, pressKeys } from "@id-desk/core/testing";
import { act } from "@testing-library/react";
import * as React from "react";

/** How a scanner is set up. */
export interface WedgeScannerOptions {
  /** The key that it types after a code; a scanner that is not set up well types none. */
  readonly suffix?: "Enter" | "Tab" | "none" | undefined;
  /** The time between two keys, in milliseconds; 0.1 by default, for a slow page does not make a scanner slow. */
  readonly gap?: number | undefined;
  /** The keyboard layout that the computer is set to; that of the US by default. */
  readonly layout?: KeyboardLayout | undefined;
}

/** A React built for production, as in the built Storybook, has no `act`, and needs none. */
const inAct = (work: () => void) => ("act" in React ? act(work) : work());

/** A barcode scanner that types like a keyboard into whatever has the focus. */
export interface WedgeScanner {
  /** Types a code and its suffix. */
  readonly scan: (code: string) => void;
}

/** Makes a scanner for tests: each key goes down, is typed unless the page prevents it, and comes up. */
export function createWedgeScanner({
  suffix = "Enter",
  layout = "us",
  gap = usualGap,
}: WedgeScannerOptions = {}): WedgeScanner {
  return {
    scan(code) {
      inAct(() => {
        for (const [place, key] of pressKeys(code, { layout }).entries()) type(key, place === 0 ? 0 : gap);
        if (suffix !== "none") press({ key: suffix, code: suffix, isShifted: false }, gap);
      });
    },
  };
}

const usualGap = 0.1;
let lastKeyAt = 0;

/** Presses a key some milliseconds after the one before; 0 for the first of a scan. */
function press({ key, code, isShifted }: PressedKey, gap: number): boolean {
  const target = document.activeElement ?? document.body;
  const options = { key, code, shiftKey: isShifted, bubbles: true, cancelable: true };
  const down = new KeyboardEvent("keydown", options);
  lastKeyAt = gap === 0 ? down.timeStamp : lastKeyAt + gap;
  Object.defineProperty(down, "timeStamp", { value: lastKeyAt });
  const isWanted = target.dispatchEvent(down);
  target.dispatchEvent(new KeyboardEvent("keyup", options));
  return isWanted;
}

function type(pressed: PressedKey, gap: number): void {
  const { key } = pressed;
  if (!press(pressed, gap)) return;
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  // Past React's own setter, which would take the change for one that it has made.
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, field.value + key);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, data: key, inputType: "insertText" }));
}
