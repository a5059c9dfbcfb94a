import type { ReactNode } from "react";
import { joinClasses } from "../internal/join-classes.ts";
import type { Tone } from "../theme/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as css from "./Chip.css.ts";

/** What a chip takes. */
export type ChipProps = {
  children: ReactNode;
  /** What the words are, for those who only hear them: "Current centre:". */
  prefix?: string | undefined;
  tone?: Tone | undefined;
  variant?: "filled" | "outlined" | undefined;
  /** 16 px high, or 24 px. */
  size?: "sm" | "md" | undefined;
  /** A picture or a letter before the words. */
  avatar?: ReactNode;
  className?: string | undefined;
};

/**
 * A small label that belongs to something larger.
 *
 * @see Spec 9, "centre chip height"
 */
export function Chip({
  children,
  prefix,
  tone = "neutral",
  variant = "filled",
  size = "sm",
  avatar,
  className,
}: ChipProps) {
  return (
    <span
      className={joinClasses(css.chip[tone], css.variant[variant], css.size[size], className)}
      data-idd-part="chip"
    >
      {prefix && <VisuallyHidden>{prefix} </VisuallyHidden>}
      {avatar && (
        <span className={css.avatar} aria-hidden="true">
          {avatar}
        </span>
      )}
      <bdi className={css.words}>{children}</bdi>
    </span>
  );
}
