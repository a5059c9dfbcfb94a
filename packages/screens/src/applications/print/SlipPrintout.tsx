import { type Application, findLabel, formatIdNumber } from "@id-desk/core";
import type { ReactNode } from "react";
import { PaperFacts, PaperHead } from "../../print/PaperParts.tsx";
import { Printout, type PrintoutFrame } from "../../print/Printout.tsx";
import type { Printed } from "../../print/use-printing.ts";
import { codeFinger, useFingerNames } from "../../records/useFingerNames.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useListText } from "../../runtime/words/use-list-text.ts";
import { useApplicationRules } from "../parts/useApplicationRules.ts";
import { slipCopy } from "./slip.copy.ts";
import { fitRoll, paperSheets, type SlipPaper, slipSheet } from "./slip-sheet.ts";

/** One slip: its application, and which print of it this is. */
export interface Slip extends Pick<Printed, "copy" | "answeredAt"> {
  readonly application: Application;
}

/** The slips of one print run. */
export interface SlipRun extends Printed {
  readonly slips: readonly Slip[];
  readonly paper: SlipPaper;
}

/** Slips in a frame of their own, each on a page of its own, ready to be printed. */
export function SlipPrintout({ run, onReady, ...frame }: PrintoutFrame & { readonly run: SlipRun }) {
  const t = useCopy(slipCopy);
  const { slips, paper } = run;
  const isRoll = paper === "roll";
  return (
    <Printout
      {...frame}
      number={slips[0]?.application.application_no ?? ""}
      what={t("slip")}
      printed={run}
      words={t}
      look={slipSheet + paperSheets[paper]}
      onReady={(view) => {
        if (isRoll) fitRoll(view as Window & typeof globalThis);
        onReady?.(view);
      }}
      draw={([, by = ""]) => (
        <main>
          {slips.map((slip) => (
            <ApplicationSlip key={slip.application.id} slip={slip} by={by} />
          ))}
        </main>
      )}
    />
  );
}

type FactName =
  | "name"
  | "idNumber"
  | "type"
  | "center"
  | "submitted"
  | "made"
  | "collectAt"
  | "expected"
  | "phone"
  | "notTaken";

/** What an applicant takes home: which application of whose, where and when the card is there, and what to bring. */
function ApplicationSlip({
  slip: { application, copy, answeredAt },
  by,
}: {
  readonly slip: Slip;
  /** Who printed it, where and when. */
  readonly by: string;
}) {
  const t = useCopy(slipCopy);
  const dates = useDates();
  const list = useListText();
  const { types, bring } = useApplicationRules();
  const nameFinger = useFingerNames();
  const {
    application_no: number,
    applicant,
    submitted_at: submittedAt,
    expected_on: expectedOn,
    exceptions = [],
  } = application;
  const { collection_center: collection, created_center: created } = application;
  // Without the reason, which may be an illness: the slip is shown to others.
  const notTaken = exceptions.map(({ kind, hand, finger, lasts }) => {
    const item = kind === "finger" ? nameFinger(codeFinger({ hand, finger })) : t("signature");
    return t(lasts === "permanent" ? "notTakenPermanent" : "notTakenTemporary", { item });
  });
  const fact = (key: FactName, value: ReactNode, isWhole = false) => ({ term: t(key), value, isWhole });
  const day = (text: string) => (
    <bdi dir="ltr" className="number">
      {dates.date(text)}
    </bdi>
  );
  return (
    <article className="slip">
      <PaperHead title={t("slip")} number={number} copy={copy} words={t} />
      <PaperFacts
        facts={[
          fact(
            "name",
            <>
              <p className="strong">
                <AnyScript>{applicant.name_en}</AnyScript>
              </p>
              {applicant.name_dv && (
                <p className="strong">
                  <AnyScript>{applicant.name_dv}</AnyScript>
                </p>
              )}
            </>,
            true,
          ),
          fact(
            "idNumber",
            <bdi className="number strong">{formatIdNumber(applicant.id_number).join("\u00a0")}</bdi>,
          ),
          fact("type", findLabel(types, application.type)),
          submittedAt ? fact("submitted", day(submittedAt)) : fact("made", day(application.created_at)),
          fact("center", created ? <AnyScript>{created.name}</AnyScript> : t("online")),
          fact(
            "collectAt",
            <span className="strong">
              <AnyScript>{collection.name}</AnyScript>
            </span>,
          ),
          expectedOn && fact("expected", <span className="strong">{day(expectedOn)}</span>),
          collection.phone &&
            fact(
              "phone",
              <bdi dir="ltr" className="number strong">
                {collection.phone}
              </bdi>,
            ),
          notTaken.length > 0 && fact("notTaken", <bdi>{list(notTaken)}</bdi>, true),
        ]}
      />
      {bring.length > 0 && (
        <section className="bring">
          <h2>{t("bring")}</h2>
          <ul>
            {bring.map((line) => (
              <li key={line}>
                <AnyScript>{line}</AnyScript>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="someone">{t("someoneElse")}</p>
      {answeredAt && (
        <p className="remark">{t("asItWas", { at: dates.dateTime(answeredAt.toISOString()) })}</p>
      )}
      <footer className="foot">{by}</footer>
    </article>
  );
}
