import { type BatchCard, createCardSearch } from "@id-desk/core";
import { type CardRow, isScanRow } from "./card-rows.ts";

/** The rows that a search finds, a scan by its serial number; all of them where nothing is searched for. */
export function findCards(rows: readonly CardRow[], search: string): readonly CardRow[] {
  if (!search) return rows;
  const isFound = createCardSearch(search);
  return rows.filter((row) =>
    isFound(isScanRow(row) ? { id_number: "", name_en: "", name_dv: null, ...row.card, ...row } : row),
  );
}

/** How many of the cards have no row among those that are shown. */
export function countHidden(cards: readonly BatchCard[], shown: readonly CardRow[]): number {
  const serials = new Set(shown.map((row) => row.serial_number));
  return cards.filter((card) => !serials.has(card.serial_number)).length;
}
