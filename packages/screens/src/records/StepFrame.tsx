import { VisuallyHidden } from "@id-desk/ui";
import { CheckIcon } from "@id-desk/ui/icons";
import { type ReactNode, useEffect, useId, useRef } from "react";
import * as css from "./StepFrame.css.ts";

/** Where a section is: its work is done, it is open now, or it is still to come. */
export type StepState = "done" | "now" | "next";

/** One section of a sheet: open it shows its work, else its name and what it came to. */
export function StepFrame({
  name,
  number,
  state,
  stateWord,
  heading,
  summary,
  action,
  keepsFocus = false,
  keepsWork = false,
  findTarget = findFirst,
  children,
}: {
  /** Tells it from the other sections, for `data-step`. */
  readonly name: string;
  readonly number: number;
  readonly state: StepState;
  /** Heard after its heading. */
  readonly stateWord: string;
  readonly heading: string;
  readonly summary?: ReactNode;
  /** What opens it again. */
  readonly action?: ReactNode;
  /** The focus stays where it is, for a page that has just been opened. */
  readonly keepsFocus?: boolean;
  /** Keeps the content of the closed section, hidden. */
  readonly keepsWork?: boolean;
  /** Where the focus goes when it opens; to its heading where there is nothing. */
  readonly findTarget?: (section: HTMLElement) => HTMLElement | null | undefined;
  readonly children: ReactNode;
}) {
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const isOpen = state === "now";
  const wasOpen = useRef(keepsFocus && isOpen);
  const find = useRef(findTarget);
  find.current = findTarget;
  // Whoever has just done one section goes on in the next one without looking for it.
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
            <VisuallyHidden>{` – ${stateWord}`}</VisuallyHidden>
          </h2>
          {summary && <p className={css.outcome}>{summary}</p>}
          {action && <span className={css.edit}>{action}</span>}
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

/** Where the focus goes when a section opens: the first of these that exists. */
const firsts = [
  "[data-first] button",
  "[aria-invalid=true]",
  "input:not([type=hidden], [type=file], [type=radio]):enabled, input:checked:enabled, select:enabled, textarea:enabled",
  "button[type=submit]",
  "button",
];

/** Finds the element to focus in a part of the page: its first field, else its first button. */
export function findFirst(part: HTMLElement): HTMLElement | undefined {
  return firsts.flatMap((selector) => part.querySelector<HTMLElement>(selector) ?? [])[0];
}
