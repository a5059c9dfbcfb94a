import {
  type PersonStatus,
  readApplicationStatus,
  readCardStatus,
  type StatusStep,
  statusTimeline,
} from "@id-desk/core";
import type { TimelineStep } from "@id-desk/ui";
import { Fragment, useMemo } from "react";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { applicationBadgeCopy } from "./application-badge.copy.ts";
import { cardStatusCopy } from "./card-status.copy.ts";
import { statusStepsCopy } from "./status-steps.copy.ts";

/** Statuses of a step that is waited for, of which the step before has said everything. */
const saidBefore: readonly string[] = [
  "submitted",
  "approved",
  "printed",
  "dispatched",
  "ready",
  "at_center",
];

/** The way of somebody's card in words, step by step, for a timeline or for paper. */
export function useStatusSteps(status: PersonStatus): readonly TimelineStep[] {
  const t = useCopy(statusStepsCopy);
  const applicationWords = useWords(applicationBadgeCopy);
  const cardWords = useWords(cardStatusCopy);
  const dates = useDates();
  return useMemo(() => {
    /** A moment, or a day of which nobody knows the time. */
    const writeTime = (at: string) => (at.length > 10 ? dates.dateTime(at) : dates.date(at));
    function readWord({ id, status: word }: StatusStep): string {
      if (!word) return "";
      const isOfApplication = id === "submitted" || id === "reviewed";
      const asApplication = readApplicationStatus(word, applicationWords).label;
      const asCard = readCardStatus(word, cardWords).label;
      // A card's status has other words; without a card the application's is shown.
      return isOfApplication || asCard === word ? asApplication : asCard;
    }
    function listNotes(step: StatusStep) {
      const { state, reasons, expected_on: expected } = step;
      const word = state === "current" && !saidBefore.includes(step.status ?? "") ? readWord(step) : "";
      return [
        ...(word ? [word] : []),
        ...(expected ? [t("expected", { day: `\u2066${dates.date(expected)}\u2069` })] : []),
        ...reasons.map(({ code, text }) => text || code),
      ];
    }
    return statusTimeline(status).map((step) => {
      const { id, state, at, center } = step;
      const notes = listNotes(step);
      return {
        id,
        label: t(id),
        state,
        stateLabel: state === "problem" ? readWord(step) : t(state === "done" ? "done" : "notYet"),
        at: at && (
          <time dateTime={at} dir="ltr">
            {writeTime(at)}
          </time>
        ),
        place: center && <AnyScript>{center.name}</AnyScript>,
        // Inline, so that each line keeps to the page's start and its words to their own way.
        note:
          notes.length > 0 &&
          notes.map((note, index) => (
            <Fragment key={note}>
              {index > 0 && <br />}
              <AnyScript>{note}</AnyScript>
            </Fragment>
          )),
      };
    });
  }, [status, t, applicationWords, cardWords, dates]);
}
