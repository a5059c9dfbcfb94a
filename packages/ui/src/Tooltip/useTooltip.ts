import { type FocusEvent, useCallback, useEffect, useRef, useState } from "react";

/** Long enough that a pointer passing over a row of buttons wakes none of them. */
const restBeforeOpening = 500;
/** Long enough to cross the gap between the control and its tooltip. */
const graceBeforeClosing = 150;

/** When a tooltip shows: after a rest of the pointer, at once with the keyboard; until Escape, a press or leaving. */
export function useTooltip() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = useCallback((next: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delay);
  }, []);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(false);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // The first Escape is for the tooltip, the next for the dialog around it.
      event.stopPropagation();
      close();
    };
    document.addEventListener("keydown", dismiss, true);
    return () => document.removeEventListener("keydown", dismiss, true);
  }, [isOpen, close]);

  return {
    isOpen,
    close,
    anchorProps: {
      onPointerEnter: (event: { pointerType: string }) => {
        if (event.pointerType !== "touch") change(true, restBeforeOpening);
      },
      onPointerLeave: () => change(false, graceBeforeClosing),
      onPointerDown: close,
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(":focus-visible")) change(true, 0);
      },
      onBlur: close,
    },
  };
}
