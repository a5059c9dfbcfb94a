import { cloneElement, type ReactElement, type ReactNode, useId } from "react";
import { joinClasses } from "../internal/join-classes.ts";
import { Floating } from "./Floating.tsx";
import type { Side } from "./place-beside.ts";
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
