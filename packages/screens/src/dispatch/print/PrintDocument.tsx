import { type Batch, countCards, countInWords } from "@id-desk/core";
import type { ComponentProps, ReactNode } from "react";
import { PaperFacts, PaperHead } from "../../print/PaperParts.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import type { Translate } from "../../runtime/words/copy.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import type { Paper } from "./paper.ts";
import { printCopy } from "./print.copy.ts";

/** The words of the papers, translated. */
export type PrintWords = Translate<typeof printCopy.texts>;

/** A paper of A4: what it is, which batch, from where to where, its facts, and whatever it is for. */
export function PrintDocument({
  paper,
  facts,
  count,
  children,
}: {
  readonly paper: Paper;
  readonly facts: ComponentProps<typeof PaperFacts>["facts"];
  /** How many cards it lists. */
  readonly count: number;
  readonly children: ReactNode;
}) {
  const t = useCopy(printCopy);
  const dates = useDates();
  const { batch, document, copy, answeredAt, waiting } = paper;
  return (
    <main>
      <PaperHead title={t(document)} number={batch.batch_no} copy={copy} words={t}>
        {batch.name && (
          <p className="label">
            <AnyScript>{batch.name}</AnyScript>
          </p>
        )}
      </PaperHead>
      <div className="parties">
        <Party term={t("from")} center={batch.origin_center} t={t} />
        <Party term={t("to")} center={batch.destination_center} t={t} />
      </div>
      <PaperFacts facts={facts} />
      {answeredAt && (
        <p className="remark">{t("asItWas", { at: dates.dateTime(answeredAt.toISOString()) })}</p>
      )}
      {waiting > 0 && <p className="remark">{t("scansLeftOut", { count: waiting })}</p>}
      <p className="count">{t("count", { count, words: countInWords(count) })}</p>
      {children}
    </main>
  );
}

function Party({
  term,
  center: { name, phone },
  t,
}: {
  readonly term: string;
  readonly center: Batch["origin_center"];
  readonly t: PrintWords;
}) {
  return (
    <div>
      <p className="term">{term}</p>
      <p className="party">
        <AnyScript>{name}</AnyScript>
      </p>
      {phone && (
        <p>
          <bdi className="number">{t("phone", { phone: `\u2066${phone}\u2069` })}</bdi>
        </p>
      )}
    </div>
  );
}

/** Who did something and when, as papers say it. */
export function WhoAndWhen({
  by,
  at,
}: {
  readonly by: { readonly fullname: string } | null | undefined;
  readonly at: string | null | undefined;
}) {
  const dates = useDates();
  return (
    <>
      {at && (
        <bdi dir="ltr" className="number">
          {dates.dateTime(at)}
        </bdi>
      )}
      {at && by && <br />}
      {by && <AnyScript>{by.fullname}</AnyScript>}
    </>
  );
}

/** The notes of a batch; none on a paper without names, for one may stand in them. */
export function PaperNotes({ paper, t }: { readonly paper: Paper; readonly t: PrintWords }) {
  const dates = useDates();
  const { batch, hidesNames } = paper;
  if (hidesNames || batch.notes.length === 0) return null;
  return (
    <section>
      <h2 className="heading">{t("notes")}</h2>
      <ul>
        {batch.notes.map(({ id, body, author, center, at }) => (
          <li key={id} className="note">
            <p>
              <AnyScript>{body}</AnyScript>
            </p>
            <p className="muted">
              <bdi>{author.fullname}</bdi>, <bdi>{center.name}</bdi>,{" "}
              <bdi dir="ltr">{dates.dateTime(at)}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where those who answer for a paper sign it. */
export function Signatures({ labels, t }: { readonly labels: readonly string[]; readonly t: PrintWords }) {
  return (
    <section className="signatures">
      {labels.map((label) => (
        <div key={label}>
          <h3>{label}</h3>
          <Line label={t("signName")} />
          <Line label={t("signature")} />
          <div className="pair">
            <Line label={t("signDate")} />
            <Line label={t("signTime")} />
          </div>
        </div>
      ))}
    </section>
  );
}

function Line({ label }: { readonly label: string }) {
  return (
    <p className="line">
      <span>{label}</span>
      <span />
    </p>
  );
}

/** How many cards of a batch stand where, in a row of large figures. */
export function Totals({ batch, t }: { readonly batch: Batch; readonly t: PrintWords }) {
  const { total, received, missing, disputed } = countCards(batch);
  const figures = [
    [t("expectedCards"), total],
    [t("received"), received],
    [t("missing"), missing],
    [t("disputed"), disputed],
  ] as const;
  return (
    <dl className="totals">
      {figures.map(([term, figure]) => (
        <div key={term}>
          <dt className="term">{term}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
