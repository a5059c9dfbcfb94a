import type { IssuanceStep } from "@id-desk/core";
import { Button, VisuallyHidden } from "@id-desk/ui";
import { CheckIcon } from "@id-desk/ui/icons";
import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import type { Translate } from "../../../runtime/words/copy.ts";
import type { newIssuanceCopy } from "../NewIssuance.copy.ts";
import * as css from "./Step.css.ts";

/** How a section stands: behind the clerk, in front of them, or to come. */
export type StepState = "done" | "now" | "next";

/** What a section shows around its own work. */
export interface StepProps {
  readonly step: IssuanceStep;
  /** From 1. */
  readonly number: number;
  readonly state: StepState;
  /** What it came to, once it is done. */
  readonly summary?: ReactNode;
  /** Opens it again; left out where nothing can be put right. */
  readonly onEdit?: (() => void) | undefined;
  readonly editLabel?: string | undefined;
  /** Where the focus goes when it opens: to its first field or button, or to its heading. */
  readonly opensAt?: "field" | "heading";
  /** The focus stays where it is, for a page that has just been opened. */
  readonly keepsFocus: boolean;
  readonly t: Translate<typeof newIssuanceCopy.texts>;
  readonly children?: ReactNode;
}

/** One section of a hand-over: open it shows its work, done one line, and to come its name alone. */
export function Step({
  step,
  number,
  state,
  summary,
  onEdit,
  editLabel,
  opensAt = "field",
  keepsFocus,
  t,
  children,
}: StepProps) {
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const heading = t(step);
  useFocusWhenOpened(section, state === "now", keepsFocus, opensAt);
  return (
    <li
      className={css.step}
      data-idd-part="step"
      data-step={step}
      data-state={state}
      aria-current={state === "now" ? "step" : undefined}
    >
      <span className={css.sign} aria-hidden="true">
        {state === "done" ? <CheckIcon /> : number}
      </span>
      <section ref={section} className={css.section} aria-labelledby={headingId}>
        <div className={css.head}>
          <h2 id={headingId} className={css.heading} tabIndex={-1}>
            {heading}
            <VisuallyHidden>{` – ${t(state)}`}</VisuallyHidden>
          </h2>
          {state === "done" && summary && <p className={css.outcome}>{summary}</p>}
          {state === "done" && onEdit && (
            <Button
              size="sm"
              variant="quiet"
              className={css.edit}
              aria-label={editLabel ?? t("editStep", { step: heading })}
              onPress={onEdit}
            >
              {editLabel ?? t("edit")}
            </Button>
          )}
        </div>
        {state === "now" && <div className={css.body}>{children}</div>}
      </section>
    </li>
  );
}

const field =
  "input:not([type=hidden], [type=file], [type=radio]):enabled, input:checked:enabled, select:enabled, textarea:enabled";

/** What the next key belongs to in a part of the page: its first field, else its first button. */
export function findFirst(part: HTMLElement): HTMLElement | null {
  return (
    part.querySelector<HTMLElement>("[data-first] button") ??
    part.querySelector<HTMLElement>("[aria-invalid=true]") ??
    part.querySelector<HTMLElement>(field) ??
    part.querySelector<HTMLElement>("button[type=submit]") ??
    part.querySelector<HTMLElement>("button")
  );
}

/** Whoever has just done one section goes on in the next one without looking for it. */
function useFocusWhenOpened(
  section: RefObject<HTMLElement | null>,
  isOpen: boolean,
  keepsFocus: boolean,
  opensAt: "field" | "heading",
): void {
  const wasOpen = useRef(keepsFocus && isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    const part = section.current;
    if (!isOpen || !part) return;
    const target = opensAt === "field" ? findFirst(part) : null;
    (target ?? part.querySelector<HTMLElement>("h2"))?.focus({ preventScroll: true });
    part.scrollIntoView({ block: "nearest" });
  }, [section, isOpen, opensAt]);
}
