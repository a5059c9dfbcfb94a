import { type ReactNode, type Ref, useEffect, useId, useRef } from "react";
import { CheckIcon } from "../icons/index.ts";
import { joinClasses } from "../internal/join-classes.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { findFirstControl } from "./find-first-control.ts";
import * as css from "./StepList.css.ts";

/** How far a step is: its work is done, it is open now, or it is still to come. */
export type StepState = "done" | "now" | "next";

/** What a list of steps takes. */
export type StepListProps = {
  /** The name of the list: "Steps of the order". */
  label?: string | undefined;
  /** The list itself, to look for a step in it. */
  ref?: Ref<HTMLOListElement>;
  className?: string | undefined;
  /** A `StepListItem` for each step, in order. */
  children: ReactNode;
};

/** Holds the steps of a long form on one sheet. The open step shows its work, the others are one line each. */
export function StepList({ label, ref, className, children }: StepListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers Safari does not tell that it is a list
    <ol ref={ref} role="list" className={joinClasses(css.list, className)} aria-label={label}>
      {children}
    </ol>
  );
}

/** What a step takes. */
export type StepListItemProps = {
  /** Tells the step from the others in `data-step`. */
  name: string;
  number: number;
  state: StepState;
  /** The state in words: "Done", "Now", "To do". It is hidden and read aloud after the heading. */
  stateLabel: string;
  heading: string;
  /** What the step came to. */
  summary?: ReactNode;
  /** The button that opens the step again. */
  action?: ReactNode;
  /** Leaves the focus where it is if the step is open from the start. */
  keepsFocus?: boolean;
  /** Keeps the content of a closed step in the page, hidden. */
  keepsWork?: boolean;
  /**
   * Finds the element that takes the focus when the step opens: the first control when left out. The heading takes the
   * focus if it finds nothing.
   */
  findTarget?: (section: HTMLElement) => HTMLElement | null | undefined;
  children: ReactNode;
};

/** Shows one step of a `StepList`. */
export function StepListItem({
  name,
  number,
  state,
  stateLabel,
  heading,
  summary,
  action,
  keepsFocus = false,
  keepsWork = false,
  findTarget = findFirstControl,
  children,
}: StepListItemProps) {
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const isOpen = state === "now";
  const wasOpen = useRef(keepsFocus && isOpen);
  const find = useRef(findTarget);
  find.current = findTarget;
  // The focus moves into the step that has just opened, so that nobody has to look for it.
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    const part = section.current;
    if (!isOpen || !part) return;
    (find.current(part) ?? part.querySelector<HTMLElement>("h2"))?.focus({ preventScroll: true });
    part.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return (
    <li
      className={css.step}
      data-idd-part="step"
      data-step={name}
      data-state={state}
      aria-current={isOpen ? "step" : undefined}
    >
      <span className={css.sign} aria-hidden="true">
        {state === "done" ? <CheckIcon /> : number}
      </span>
      <section ref={section} aria-labelledby={headingId}>
        <div className={css.head}>
          <h2 id={headingId} className={css.heading} tabIndex={-1}>
            {heading}
            <VisuallyHidden>{` – ${stateLabel}`}</VisuallyHidden>
          </h2>
          {summary && <p className={css.summary}>{summary}</p>}
          {action && <span className={css.action}>{action}</span>}
        </div>
        {(isOpen || keepsWork) && (
          <div className={css.body} hidden={!isOpen}>
            {children}
          </div>
        )}
      </section>
    </li>
  );
}
