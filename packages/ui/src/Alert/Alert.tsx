import { type ReactNode, useId } from "react";
import { joinClasses } from "../internal/join-classes.ts";
import { ToneIcon } from "../internal/ToneIcon.tsx";
import { toneSign, toneText } from "../internal/tones.css.ts";
import type { Tone } from "../theme/index.ts";
import * as css from "./Alert.css.ts";

/** What a message on a page takes. */
export type AlertProps = {
  /** What kind of message it is; told by colour and by sign. */
  tone?: Tone | undefined;
  heading?: ReactNode;
  /** What happened and what to do. */
  children?: ReactNode;
  /** Buttons and links that help. */
  actions?: ReactNode;
  /** Stands across the page, above everything, as a region of its own; needs a heading or a label. */
  isBanner?: boolean | undefined;
  /** The name of the region, where a banner has no heading. */
  "aria-label"?: string | undefined;
  /**
   * For a message that appears while somebody is at work: spoken at the next pause, or at once. One that is there
   * from the start stays silent.
   */
  announce?: "politely" | "at once" | undefined;
  className?: string | undefined;
};

/** A message that stays on the page until what it tells is no longer so. */
export function Alert({
  tone = "info",
  heading,
  children,
  actions,
  isBanner = false,
  "aria-label": label,
  announce,
  className,
}: AlertProps) {
  const headingId = useId();
  const spoken = announce && { role: announce === "at once" ? "alert" : "status" };
  const region = isBanner && {
    "aria-label": label,
    "aria-labelledby": heading && !label ? headingId : undefined,
  };
  const Wrapper = isBanner ? "section" : "div";
  return (
    <Wrapper
      {...region}
      data-tone={tone}
      className={joinClasses(css.tone[tone], isBanner && css.banner, className)}
    >
      <span className={joinClasses(toneSign, toneText[tone])}>
        <ToneIcon tone={tone} />
      </span>
      <div className={css.content}>
        <div {...spoken}>
          {heading && (
            <p id={headingId} className={css.heading}>
              <bdi>{heading}</bdi>
            </p>
          )}
          {/* What a server says may run the other way than the page: its full stop stays at its own end. */}
          {children && <div>{typeof children === "string" ? <bdi>{children}</bdi> : children}</div>}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </Wrapper>
  );
}
