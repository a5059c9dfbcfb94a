import {
  type Batch,
  type BatchCard,
  type CsvValue,
  formatDisputeReason,
  readLineStatus,
  readRegistryMoment,
  type StatusLabels,
} from "@id-desk/core";
import { downloadCsv } from "../../lists/download-csv.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import type { cardsTableCopy } from "./cards-table.copy.ts";
import type { cardsToolbarCopy } from "./cards-toolbar.copy.ts";

/** What a file of cards is written with. */
export interface CardFileOptions {
  readonly t: Translate<typeof cardsTableCopy.texts>;
  readonly tToolbar: Translate<typeof cardsToolbarCopy.texts>;
  readonly statusLabels: StatusLabels;
  readonly reasonLabels: Readonly<Record<string, string>>;
  readonly timeZone: string;
}

/** Gives what the destination found of cards to staff as a file for spreadsheets, named after the batch. */
export function downloadCards(
  { batch_no }: Batch,
  cards: readonly BatchCard[],
  { t, tToolbar, statusLabels, reasonLabels, timeZone }: CardFileOptions,
): void {
  const time = (moment: string | null): string => {
    const read = moment ? readRegistryMoment(new Date(moment), timeZone) : undefined;
    return read ? `${read.day} ${read.time}` : "";
  };
  const columns: readonly (readonly [string, (card: BatchCard) => CsvValue])[] = [
    [t("serial"), ({ serial_number }) => serial_number],
    [t("idNumber"), ({ id_number }) => id_number],
    [t("name"), ({ name_en }) => name_en],
    [t("status"), ({ line_status }) => readLineStatus(line_status, statusLabels).label],
    [
      tToolbar("reason"),
      ({ resolution }) => resolution?.reason && formatDisputeReason(resolution.reason, reasonLabels),
    ],
    [tToolbar("cardInHand"), ({ resolution }) => resolution?.found_serial_number],
    [tToolbar("notes"), ({ resolution }) => resolution?.notes],
    [t("checked"), ({ resolved_at }) => time(resolved_at)],
    [tToolbar("checkedBy"), ({ resolved_by }) => resolved_by?.fullname],
  ];
  downloadCsv(`${batch_no}-discrepancies.csv`, [
    columns.map(([heading]) => heading),
    ...cards.map((card) => columns.map(([, read]) => read(card))),
  ]);
}
