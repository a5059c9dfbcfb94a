import type { PersonStatus } from "@id-desk/core";
import type { ReactNode } from "react";
import { PaperFacts, PaperHead } from "../../print/PaperParts.tsx";
import { Printout, type PrintoutFrame } from "../../print/Printout.tsx";
import type { Printed } from "../../print/use-printing.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useStatusSentences } from "../parts/useStatusSentences.ts";
import { useStatusSteps } from "../parts/useStatusSteps.tsx";
import { statusSheetCopy } from "./status-sheet.copy.ts";
import { statusSheetLook } from "./status-sheet-look.ts";

/** One printed sheet with a person's status: what it shows, and what it says about itself. */
export interface StatusSheet extends Printed {
  readonly status: PersonStatus;
  /** When the registry gave the status. */
  readonly readAt: Date;
}

/** The sheet with a person's status in a frame of its own, ready to be printed. */
export function StatusSheetPrintout({ sheet, ...frame }: PrintoutFrame & { readonly sheet: StatusSheet }) {
  const t = useCopy(statusSheetCopy);
  const { applications, cards } = sheet.status;
  return (
    <Printout
      {...frame}
      number={applications[0]?.application_no ?? cards[0]?.serial_number ?? ""}
      what={t("sheet")}
      printed={sheet}
      words={t}
      sheet="A5"
      look={statusSheetLook}
      draw={(lines) => <Sheet sheet={sheet} lines={lines} />}
    />
  );
}

/** What a person takes home: where their card is in a few sentences, and the steps so far. */
function Sheet({
  sheet: { status, readAt, center, copy },
  lines,
}: {
  readonly sheet: StatusSheet;
  /** What the margins of its pages say, for browsers whose margins hold no words. */
  readonly lines: readonly string[];
}) {
  const t = useCopy(statusSheetCopy);
  const dates = useDates();
  const [sentence] = useStatusSentences(status) ?? [];
  const steps = useStatusSteps(status);
  const { person, applications, cards } = status;
  const fact = (term: "person" | "idNumber" | "center" | "asOf", value: ReactNode) => ({
    term: t(term),
    value,
  });
  return (
    <main className="status">
      <PaperHead
        title={t("sheet")}
        number={applications[0]?.application_no ?? cards[0]?.serial_number}
        copy={copy}
        words={t}
      />
      <PaperFacts
        facts={[
          fact(
            "person",
            <>
              <p className="strong">
                <AnyScript>{person.name_en}</AnyScript>
              </p>
              {person.name_dv && (
                <p>
                  <AnyScript>{person.name_dv}</AnyScript>
                </p>
              )}
            </>,
          ),
          fact("idNumber", <bdi className="number strong">{person.id_number}</bdi>),
          fact("center", <AnyScript>{center}</AnyScript>),
          fact(
            "asOf",
            <bdi dir="ltr" className="number">
              {dates.dateTime(readAt.toISOString())}
            </bdi>,
          ),
        ]}
      />
      <p className="answer" lang={sentence?.language}>
        <bdi>{sentence?.text}</bdi>
      </p>
      <h2 className="heading">{t("progress")}</h2>
      <ol className="steps">
        {steps.map(({ id, label, state, stateLabel, at, place, note }) => (
          <li key={id} className={`step ${state}`}>
            <span className="mark" aria-hidden="true">
              {marks[state]}
            </span>
            <span className="what">
              {label}
              {note && <span className="muted">{note}</span>}
            </span>
            <span className="number">
              {(state !== "done" || !at) && <span className="state">{stateLabel}</span>}
              {at}
            </span>
            <span className="where">{place}</span>
          </li>
        ))}
      </ol>
      <footer className="running">
        {lines.map((line) => (
          <p key={line} className="muted">
            {line}
          </p>
        ))}
      </footer>
    </main>
  );
}

/** Seen without colour, on any printer. */
const marks = { done: "✓", current: "○", waiting: "○", problem: "!" } as const;
