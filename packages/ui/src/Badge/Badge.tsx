import type { ReactNode } from "react";
import { joinClasses } from "../internal/join-classes.ts";
import { ToneIcon } from "../internal/ToneIcon.tsx";
import type { Tone } from "../theme/index.ts";
import * as css from "./Badge.css.ts";

/** What a badge says and how. */
export type BadgeProps = {
  /** What kind of state it is; told by colour and by sign. */
  tone?: Tone | undefined;
  /** The state in words. */
  children: ReactNode;
  /** A sign of its own in place of the tone's. */
  icon?: ReactNode;
  className?: string | undefined;
};

/** The state of a thing, in a word, a sign and a colour. */
export function Badge({ tone = "neutral", children, icon, className }: BadgeProps) {
  return (
    <span className={joinClasses(css.tone[tone], className)} data-tone={tone}>
      {icon ? <span className={css.sign}>{icon}</span> : <ToneIcon tone={tone} className={css.sign} />}
      <bdi className={css.words}>{children}</bdi>
    </span>
  );
}
