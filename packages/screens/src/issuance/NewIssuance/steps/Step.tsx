import type { IssuanceStep } from "@id-desk/core";
import { Button, VisuallyHidden } from "@id-desk/ui";
import { CheckIcon } from "@id-desk/ui/icons";
import { type ReactNode, useEffect, useId, useRef } from "react";
import type { Translate } from "../../../runtime/words/copy.ts";
import type { newIssuanceCopy } from "../NewIssuance.copy.ts";
import * as css from "./Step.css.ts";

/** One section of a hand-over: open it shows its work, done one line, and to come its name alone. */
export function Step({
  step,
  number,
  state,
  summary,
  onEdit,
  keepsFocus,
  t,
  children,
}: {
  readonly step: IssuanceStep;
  readonly number: number;
  readonly state: "done" | "now" | "next";
  readonly summary: ReactNode;
  /** Opens it again; left out where nothing can be put right. */
  readonly onEdit: (() => void) | undefined;
  /** The focus stays where it is, for a page that has just been opened. */
  readonly keepsFocus: boolean;
  readonly t: Translate<typeof newIssuanceCopy.texts>;
  readonly children: ReactNode;
}) {
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const heading = t(step);
  const isOpen = state === "now";
  const wasOpen = useRef(keepsFocus && isOpen);
  // Whoever has just done one section goes on in the next one without looking for it.
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    const part = section.current;
    if (!isOpen || !part) return;
    const target = step === "handOver" ? undefined : findFirst(part);
    (target ?? part.querySelector<HTMLElement>("h2"))?.focus({ preventScroll: true });
    part.scrollIntoView({ block: "nearest" });
  }, [isOpen, step]);
  const [name, words] =
    step === "find" ? [t("anotherCard"), t("anotherCard")] : [t("editStep", { step: heading }), t("edit")];
  return (
    <li
      className={css.step}
      data-idd-part="step"
      data-step={step}
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
            <VisuallyHidden>{` – ${t(state)}`}</VisuallyHidden>
          </h2>
          {state === "done" && summary && <p className={css.outcome}>{summary}</p>}
          {state === "done" && onEdit && (
            <Button size="sm" variant="quiet" className={css.edit} aria-label={name} onPress={onEdit}>
              {words}
            </Button>
          )}
        </div>
        {isOpen && <div className={css.body}>{children}</div>}
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
