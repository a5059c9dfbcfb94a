import { forwardRef } from "react";
import { CircleAlertIcon, CircleCheckIcon, CircleDashedIcon } from "../icons/index.ts";
import { joinClasses } from "../internal/join-classes.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as css from "./PhotoVerdict.css.ts";

/** What a look at a photograph has shown. */
export type VerdictState = "passed" | "failed" | "notChecked";

/** One line of the list. */
export type Verdict = {
  readonly id: string;
  /** What was looked at: "Sharpness". */
  readonly text: string;
  readonly state: VerdictState;
  /** The figure that was measured, or what to do. */
  readonly detail?: string | undefined;
};

/** What the list takes. */
export type PhotoVerdictProps = {
  /** The name of the list. */
  label: string;
  verdicts: readonly Verdict[];
  words: {
    states: Readonly<Record<VerdictState, string>>;
    /** Spoken at a pause once the photograph was looked at. */
    summary: (counts: Readonly<Record<VerdictState, number>>) => string;
  };
  className?: string | undefined;
};

const signs = { passed: CircleCheckIcon, failed: CircleAlertIcon, notChecked: CircleDashedIcon };

/** Lists what was looked at in a photograph, each with a sign and a word for what it has shown. */
export const PhotoVerdict = forwardRef<HTMLDivElement, PhotoVerdictProps>(function PhotoVerdict(
  { label, verdicts, words, className },
  ref,
) {
  const count = (state: VerdictState) => verdicts.filter((each) => each.state === state).length;
  const counts = { passed: count("passed"), failed: count("failed"), notChecked: count("notChecked") };
  return (
    <div ref={ref} className={joinClasses(css.place, className)} data-idd-part="photo-verdict">
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers Safari does not tell that it is a list */}
      <ul role="list" aria-label={label} className={css.list}>
        {verdicts.map(({ id, text, state, detail }) => {
          const Sign = signs[state];
          return (
            <li key={id} className={css.line} data-state={state}>
              <Sign className={css.sign} />
              <span className={css.text}>
                {text}
                {detail && " "}
                {detail && <span className={css.detail}>{detail}</span>}
              </span>
              <span className={css.word}>{words.states[state]}</span>
            </li>
          );
        })}
      </ul>
      <VisuallyHidden role="status">{verdicts.length > 0 && words.summary(counts)}</VisuallyHidden>
    </div>
  );
});
