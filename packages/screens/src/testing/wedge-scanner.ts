import { act } from "@testing-library/react";

/** How a scanner is set up. */
export interface WedgeScannerOptions {
  /** The key that it types after a code; a scanner that is not set up well types none. */
  readonly suffix?: "Enter" | "Tab" | "none" | undefined;
}

/** A barcode scanner that types like a keyboard into whatever has the focus. */
export interface WedgeScanner {
  /** Types a code and its suffix. */
  readonly scan: (code: string) => void;
}

/** Makes a scanner for tests: each key goes down, is typed unless the page prevents it, and comes up. */
export function createWedgeScanner({ suffix = "Enter" }: WedgeScannerOptions = {}): WedgeScanner {
  return {
    scan(code) {
      act(() => {
        for (const key of code) type(key);
        if (suffix !== "none") press(suffix);
      });
    },
  };
}

function press(key: string): boolean {
  const target = document.activeElement ?? document.body;
  const options = { key, bubbles: true, cancelable: true };
  const isWanted = target.dispatchEvent(new KeyboardEvent("keydown", options));
  target.dispatchEvent(new KeyboardEvent("keyup", options));
  return isWanted;
}

function type(key: string): void {
  if (!press(key)) return;
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  // Past React's own setter, which would take the change for one that it has made.
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, field.value + key);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, data: key, inputType: "insertText" }));
}
