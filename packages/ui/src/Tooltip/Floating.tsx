import { type ReactNode, useLayoutEffect, useRef } from "react";
import { placeBeside, type Side } from "./place-beside.ts";
import * as css from "./Tooltip.css.ts";

type FloatingProps = {
  id?: string | undefined;
  side: Side;
  /** The words are heard elsewhere. */
  isSilent: boolean;
  /** The page was scrolled away under it. */
  onLost: () => void;
  children: ReactNode;
};

/**
 * A few words that float over everything else: beside the first thing in what holds them, or beside the thing before
 * a holder with `data-beside`.
 */
export function Floating({ id, side, isSilent, onLost, children }: FloatingProps) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const anchor = readAnchor(element);
    if (!element || !anchor) return;
    // In the browser's top layer nothing clips it, and it keeps the variables of the root around it.
    element.showPopover?.();
    const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const direction = getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr";
    const place = placeBeside(
      anchor.getBoundingClientRect(),
      element.getBoundingClientRect(),
      room,
      side,
      direction,
    );
    element.style.left = `${place.x}px`;
    element.style.top = `${place.y}px`;
    window.addEventListener("scroll", onLost, { capture: true, passive: true });
    return () => window.removeEventListener("scroll", onLost, { capture: true });
  }, [side, onLost]);
  return (
    <span
      ref={box}
      id={id}
      role="tooltip"
      popover="manual"
      aria-hidden={isSilent || undefined}
      className={css.tooltip}
    >
      {children}
    </span>
  );
}

/** What stands before the words, or before what holds only them. */
function readAnchor(element: Element | null): Element | null | undefined {
  const holder = element?.parentElement;
  return holder?.hasAttribute("data-beside") ? holder.previousElementSibling : holder?.firstElementChild;
}
