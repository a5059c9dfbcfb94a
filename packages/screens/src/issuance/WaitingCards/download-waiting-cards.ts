import { readWaiting, todayIn, type WaitingAge, type WaitingCard } from "@id-desk/core";
import { downloadCsv, type FileColumn } from "../../lists/download-csv.ts";
import { nameCardType, type WaitingWords } from "./waiting-columns.tsx";

/**
 * Gives waiting cards to staff as a file for spreadsheets, named after how long they have waited and the registry's day. It
 * says nothing of any person.
 */
export function downloadWaitingCards(
  cards: readonly WaitingCard[],
  age: WaitingAge,
  clock: { readonly timeZone: string; readonly now: Date },
  t: WaitingWords,
): void {
  const columns: readonly FileColumn<WaitingCard>[] = [
    [t("serial"), ({ serial_number }) => serial_number],
    [t("type"), ({ card_type }) => nameCardType(card_type, t)],
    [t("arrived"), ({ arrived_at }) => todayIn(clock.timeZone, new Date(arrived_at))],
    [t("daysWaiting"), (card) => readWaiting(card, clock)?.days],
  ];
  downloadCsv(`waiting-cards-${age}-${todayIn(clock.timeZone, clock.now)}.csv`, columns, cards);
}
