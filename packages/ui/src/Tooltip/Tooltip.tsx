import { cloneElement, type ReactElement, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { joinClasses } from "../internal/join-classes.ts";
import { placeBeside, type Side } from "./place-beside.ts";
import * as css from "./Tooltip.css.ts";
import { useTooltip } from "./useTooltip.ts";

/** What a tooltip takes. */
export type TooltipProps = {
  /** A few words; nothing that somebody needs to know to go on. */
  content: ReactNode;
  side?: Side | undefined;
  /** True where the control already has these words as its name, so that they are not spoken twice. */
  isNameOnly?: boolean | undefined;
  /** The one control that it explains; it can take the keyboard's focus. */
  children: ReactElement<{ "aria-describedby"?: string | undefined }>;
};

/**
 * Explains a control to whoever rests on it or reaches it with the keyboard. It can be dismissed with Escape, and
 * stays while the pointer is on it.
 */
export function Tooltip({ content, side = "top", isNameOnly = false, children }: TooltipProps) {
  const id = useId();
  const { isOpen, anchorProps, close } = useTooltip();
  const isDescribing = isOpen && !isNameOnly;
  return (
    <span {...anchorProps} className={css.anchor}>
      {isDescribing
        ? cloneElement(children, {
            "aria-describedby": joinClasses(children.props["aria-describedby"], id),
          })
        : children}
      {isOpen && (
        <Floating id={id} side={side} onLost={close} isSilent={isNameOnly}>
          {content}
        </Floating>
      )}
    </span>
  );
}

type FloatingProps = {
  id: string;
  side: Side;
  isSilent: boolean;
  onLost: () => void;
  children: ReactNode;
};

function Floating({ id, side, isSilent, onLost, children }: FloatingProps) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const anchor = element?.parentElement?.firstElementChild;
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
