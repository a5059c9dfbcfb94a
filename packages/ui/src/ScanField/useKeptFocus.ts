import { type RefObject, useEffect } from "react";
import { isCovered, isTextEntry } from "../internal/surroundings.ts";

/**
 * Brings the focus back to a field when a dialog or a notice that had it is gone, and when it was lost to the page
 * by a press beside everything. Whoever tabs or presses elsewhere keeps it there, and selected text stays selected.
 */
export function useKeptFocus(input: RefObject<HTMLInputElement | null>, isOn: boolean) {
  useEffect(() => {
    const field = input.current;
    if (!field || !isOn) return;
    const page = field.ownerDocument;
    let before: Element | null = null;
    let isPressed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const isGone = (element: Element | null) =>
      element !== null && element !== page.body && !(element.isConnected && element.checkVisibility());
    // A menu gives the focus back to its button, where whoever closed it goes on.
    const isOfMenu = (element: Element | null) => element?.closest('[role="menu"]') != null;

    function comeBack(isWanted: () => boolean) {
      clearTimeout(timer);
      // What closes a dialog moves the focus by itself first.
      timer = setTimeout(() => {
        if (!field || field.disabled || !page.hasFocus() || isCovered(field) || !isWanted()) return;
        field.focus({ preventScroll: true });
      });
    }
    const isLost = () =>
      !isPressed && page.activeElement === page.body && page.getSelection()?.isCollapsed !== false;

    function onFocusIn({ target }: FocusEvent) {
      const wasGone = isGone(before) && !isOfMenu(before);
      before = target instanceof Element ? target : null;
      if (wasGone && !isTextEntry(target)) comeBack(() => page.activeElement === target || isLost());
    }
    function onFocusOut({ relatedTarget }: FocusEvent) {
      if (relatedTarget === null) comeBack(isLost);
    }
    function onPress() {
      isPressed = true;
    }
    function onRelease() {
      isPressed = false;
      comeBack(isLost);
    }

    const listeners = [
      ["focusin", onFocusIn],
      ["focusout", onFocusOut],
      ["pointerdown", onPress],
      ["pointerup", onRelease],
      ["pointercancel", onRelease],
    ] as const;
    for (const [name, listener] of listeners) page.addEventListener(name, listener as EventListener, true);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of listeners)
        page.removeEventListener(name, listener as EventListener, true);
    };
  }, [input, isOn]);
}
