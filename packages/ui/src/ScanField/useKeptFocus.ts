import { type RefObject, useEffect } from "react";
import { isCovered } from "../internal/surroundings.ts";

/**
 * Gives the focus to a field when nothing else has it: after a dialog whose button is gone, and after a press beside
 * everything while the field is in sight. A button that opened a dialog keeps the focus, and selected text stays
 * selected.
 */
export function useKeptFocus(input: RefObject<HTMLInputElement | null>, isOn: boolean) {
  useEffect(() => {
    const field = input.current;
    if (!field || !isOn) return;
    const page = field.ownerDocument;
    let isPressed = false;
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function stop() {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    }
    function comeBack(isAfterPress: boolean) {
      stop();
      // A dialog that closes gives the focus back within a frame.
      frame = requestAnimationFrame(() => {
        timer = setTimeout(() => {
          if (!field || field.disabled || !page.hasFocus() || isCovered(field) || !isLost()) return;
          // Whoever presses beside everything reads there, and the page must not move away.
          if (isAfterPress && !isInSight(field)) return;
          field.focus();
        });
      });
    }
    const isLost = () =>
      !isPressed && page.activeElement === page.body && page.getSelection()?.isCollapsed !== false;

    function onFocusOut({ relatedTarget }: FocusEvent) {
      if (relatedTarget === null) comeBack(isPressed);
    }
    function onPress() {
      isPressed = true;
    }
    function onRelease() {
      isPressed = false;
      comeBack(true);
    }

    const listeners = [
      ["focusout", onFocusOut],
      ["pointerdown", onPress],
      ["pointerup", onRelease],
      ["pointercancel", onRelease],
    ] as const;
    for (const [name, listener] of listeners) page.addEventListener(name, listener as EventListener, true);
    return () => {
      stop();
      for (const [name, listener] of listeners)
        page.removeEventListener(name, listener as EventListener, true);
    };
  }, [input, isOn]);
}

function isInSight(field: HTMLElement): boolean {
  const { top, bottom } = field.getBoundingClientRect();
  return top >= 0 && bottom <= document.documentElement.clientHeight;
}
