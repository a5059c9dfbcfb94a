import { type Batch, type BatchCard, countCards, countInWords, hideIdNumber } from "@id-desk/core";
import type { ComponentProps, ReactNode } from "react";
import { PaperFacts, PaperHead } from "../../print/PaperParts.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { cardsTableCopy } from "../cards/cards-table.copy.ts";
import type { Paper, PaperProps } from "./paper.ts";
import { printCopy } from "./print.copy.ts";

interface PrintDocumentProps extends PaperProps {
  readonly facts: ComponentProps<typeof PaperFacts>["facts"];
  readonly cards: readonly BatchCard[];
  /** The columns after those that identify the card. */
  readonly columns: readonly PaperColumn[];
  /** Those who answer for it, and sign it. */
  readonly signers?: readonly string[];
  /** What stands above the list. */
  readonly children?: ReactNode;
}

/** A paper of A4: what it is, which batch, from where to where, its facts, its cards, and who signs it. */
export function PrintDocument({
  paper,
  lines,
  facts,
  cards,
  columns,
  signers,
  children,
}: PrintDocumentProps) {
  const t = useCopy(printCopy);
  const dates = useDates();
  const { batch, document, copy, answeredAt, waiting } = paper;
  const count = cards.length;
  const parties = [
    ["from", batch.origin_center],
    ["to", batch.destination_center],
  ] as const;
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
        {parties.map(([term, { name, phone }]) => (
          <div key={term}>
            <p className="term">{t(term)}</p>
            <p className="party">
              <AnyScript>{name}</AnyScript>
            </p>
            {phone && (
              <p>
                <bdi className="number">{t("phone", { phone: `\u2066${phone}\u2069` })}</bdi>
              </p>
            )}
          </div>
        ))}
      </div>
      <PaperFacts facts={facts} />
      {answeredAt && (
        <p className="remark">{t("asItWas", { at: dates.dateTime(answeredAt.toISOString()) })}</p>
      )}
      {waiting > 0 && <p className="remark">{t("scansLeftOut", { count: waiting })}</p>}
      <p className="count">{t("count", { count, words: countInWords(count) })}</p>
      {children}
      <CardList paper={paper} lines={lines} cards={cards} isWhole columns={columns} />
      {signers && (
        <>
          <PaperNotes {...paper} />
          <Signatures labels={signers} />
        </>
      )}
    </main>
  );
}

/** The notes of a batch; none on a paper without names, for one may stand in them. */
function PaperNotes({ batch, hidesNames }: Paper) {
  const t = useCopy(printCopy);
  const dates = useDates();
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

function Signatures({ labels }: { readonly labels: readonly string[] }) {
  const t = useCopy(printCopy);
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
export function Totals({ batch }: { readonly batch: Batch }) {
  const t = useCopy(printCopy);
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

/** A column of a paper's table. */
export interface PaperColumn {
  readonly header: string;
  readonly className?: string;
  readonly cell: (card: BatchCard, index: number) => ReactNode;
}

/** Cards in a ruled table, each on one line, under headings that each page repeats. */
export function CardList({
  paper: { hidesNames },
  cards,
  columns,
  lines,
  isWhole = false,
}: Pick<PrintDocumentProps, "paper" | "cards" | "columns" | "lines"> & {
  /** This is the whole list of the paper. A last line gives the count, so that nobody can add a card unnoticed. */
  readonly isWhole?: boolean;
}) {
  const t = useCopy(printCopy);
  const tTable = useCopy(cardsTableCopy);
  const writeType = ({ card_type: code }: BatchCard) =>
    code === "standard" || code === "senior" || code === "minor" ? tTable(code) : code;
  const code = (text: string) => <bdi dir="ltr">{text}</bdi>;
  const names: PaperColumn = {
    header: t("name"),
    className: "who",
    cell: ({ name_en, name_dv }) => (
      <span className="names">
        <AnyScript>{name_en}</AnyScript>
        {name_dv && <AnyScript>{name_dv}</AnyScript>}
      </span>
    ),
  };
  const all: readonly PaperColumn[] = [
    { header: t("place"), className: "narrow end number", cell: (_, index) => index + 1 },
    { header: t("serial"), className: "narrow number", cell: (card) => code(card.serial_number) },
    {
      header: t("idNumber"),
      className: "narrow number",
      cell: ({ id_number }) => code(hidesNames ? hideIdNumber(id_number) : id_number),
    },
    ...(hidesNames ? [] : [names]),
    { header: t("type"), className: "narrow", cell: writeType },
    ...columns,
  ];
  return (
    <table>
      <thead>
        <tr className="running">
          <th colSpan={all.length}>{lines[0]}</th>
        </tr>
        <tr>
          {all.map(({ header, className }) => (
            <th key={header} className={className}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tfoot className="running">
        <tr>
          <td colSpan={all.length}>{lines[1]}</td>
        </tr>
      </tfoot>
      <tbody>
        {cards.map((card, index) => (
          <tr key={card.id}>
            {all.map(({ header, className, cell }) => (
              <td key={header} className={className}>
                {cell(card, index)}
              </td>
            ))}
          </tr>
        ))}
        {isWhole && (
          <tr>
            <td colSpan={all.length} className="last">
              {t("endOfList", { count: cards.length })}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
