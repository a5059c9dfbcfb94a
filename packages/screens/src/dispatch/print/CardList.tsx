import { type BatchCard, hideIdNumber } from "@id-desk/core";
import type { ReactNode } from "react";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { cardsTableCopy } from "../cards/cards-table.copy.ts";
import type { PrintWords } from "./PrintDocument.tsx";
import type { Paper } from "./paper.ts";

/** A column of a paper's table beside those that say which card it is. */
export interface PaperColumn {
  readonly header: string;
  readonly className?: string;
  readonly cell: (card: BatchCard) => ReactNode;
}

/** Cards in a ruled table, each on one line, under headings that each page repeats. */
export function CardList({
  paper,
  cards,
  columns,
  lines,
  isWhole = false,
  t,
}: {
  readonly paper: Paper;
  readonly cards: readonly BatchCard[];
  readonly columns: readonly PaperColumn[];
  /** What margins say, for browsers whose pages have no words in them. */
  readonly lines: readonly string[];
  /** It is all cards of the batch: nothing can be written below it unseen. */
  readonly isWhole?: boolean;
  readonly t: PrintWords;
}) {
  const tTable = useCopy(cardsTableCopy);
  const { hidesNames } = paper;
  const span = columns.length + (hidesNames ? 4 : 5);
  return (
    <table>
      <thead>
        <tr className="running">
          <th colSpan={span}>{lines[0]}</th>
        </tr>
        <tr>
          <th className="narrow end">{t("place")}</th>
          <th className="narrow">{t("serial")}</th>
          <th className="narrow">{t("idNumber")}</th>
          {!hidesNames && <th className="who">{t("name")}</th>}
          <th className="narrow">{t("type")}</th>
          {columns.map(({ header, className }) => (
            <th key={header} className={className}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tfoot className="running">
        <tr>
          <td colSpan={span}>{lines[1]}</td>
        </tr>
      </tfoot>
      <tbody>
        {cards.map((card, index) => (
          <tr key={card.id}>
            <td className="narrow end number">{index + 1}</td>
            <td className="narrow number">
              <bdi dir="ltr">{card.serial_number}</bdi>
            </td>
            <td className="narrow number">
              <bdi dir="ltr">{hidesNames ? hideIdNumber(card.id_number) : card.id_number}</bdi>
            </td>
            {!hidesNames && (
              <td className="who">
                <span className="names">
                  <AnyScript>{card.name_en}</AnyScript>
                  {card.name_dv && <AnyScript>{card.name_dv}</AnyScript>}
                </span>
              </td>
            )}
            <td className="narrow">{writeType(card.card_type)}</td>
            {columns.map(({ header, className, cell }) => (
              <td key={header} className={className}>
                {cell(card)}
              </td>
            ))}
          </tr>
        ))}
        {isWhole && (
          <tr>
            <td colSpan={span} className="last">
              {t("endOfList", { count: cards.length })}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );

  function writeType(code: string): string {
    return code === "standard" || code === "senior" || code === "minor" ? tTable(code) : code;
  }
}
