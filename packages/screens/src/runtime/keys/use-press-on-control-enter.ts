import { type RefObject, useEffect, useRef } from "react";
import { isPressOf } from "./use-shortcut.ts";

/** Presses the button that takes the reference on Control+Enter, wherever in its dialog the focus is. */
export function usePressOnControlEnter(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Before what has the focus hears the key: "Cancel" would close the dialog.
    function press(event: KeyboardEvent) {
      const dialog = button.current?.closest('[role="dialog"]');
      if (!isPressOf("Control+Enter", event) || !dialog?.contains(event.target as Node)) return;
      event.preventDefault();
      event.stopPropagation();
      button.current?.click();
    }
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, []);
  return button;
}
