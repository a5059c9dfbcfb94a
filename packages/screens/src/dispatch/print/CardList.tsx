import { type BatchCard, hideIdNumber } from "@id-desk/core";
import type { ReactNode } from "react";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { cardsTableCopy } from "../cards/cards-table.copy.ts";
import type { PrintWords } from "./PrintDocument.tsx";
import type { Paper } from "./paper.ts";

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
  t,
}: {
  readonly paper: Paper;
  readonly cards: readonly BatchCard[];
  /** Beside those that say which card it is. */
  readonly columns: readonly PaperColumn[];
  /** What margins say, for browsers whose pages have no words in them. */
  readonly lines: readonly string[];
  /** It is all cards of the batch: nothing can be written below it unseen. */
  readonly isWhole?: boolean;
  readonly t: PrintWords;
}) {
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
