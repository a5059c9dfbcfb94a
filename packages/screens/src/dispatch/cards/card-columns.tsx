import { type BatchCard, type CardAction, formatDisputeReason } from "@id-desk/core";
import { Button, CodeText, type Column, type SortValue } from "@id-desk/ui";
import type { ReactNode } from "react";
import { AnyScript, AnyScriptLine, readLanguage } from "../../runtime/words/AnyScript.tsx";
import type { Translate } from "../../runtime/words/copy.ts";
import type { Dates } from "../../runtime/words/use-dates.ts";
import * as css from "./CardsTable.css.ts";
import { type CardRow, isScanRow, readRowStatus } from "./card-rows.ts";
import type { cardsTableCopy } from "./cards-table.copy.ts";
import { LineStatusBadge } from "./LineStatusBadge.tsx";

/** The columns that a table of cards can have. */
export type CardColumn =
  | "serial"
  | "idNumber"
  | "name"
  | "dateOfBirth"
  | "cardType"
  | "added"
  | "status"
  | "outcome"
  | "checked"
  | "actions";

/** What the columns write with, and what can be done in them. */
export interface CardColumnOptions {
  readonly t: Translate<typeof cardsTableCopy.texts>;
  readonly reasonLabels: Readonly<Record<string, string>>;
  readonly dates: Dates;
  /** What may be done with a card now. */
  readonly listActions: (card: BatchCard) => readonly CardAction[];
  readonly onAction: (action: CardAction, card: BatchCard) => void;
  /** Draws what opens a card's photograph, if anything. */
  readonly photoOf?: ((card: BatchCard) => ReactNode) | undefined;
  /** The room for the actions of a row, in pixels. */
  readonly actionsWidth: number;
}

/** Makes the columns of a table of cards. They stay the same objects as long as what they write with does. */
export function createCardColumns(
  names: readonly CardColumn[],
  options: CardColumnOptions,
): readonly Column<CardRow>[] {
  const columns = describeColumns(options);
  return names.map((name) => ({ ...columns[name], id: name }));
}

/** The least room for one action of several, in pixels. */
const leastPlace = 104;

type ColumnParts = Omit<Column<CardRow>, "id">;

function describeColumns({
  t,
  reasonLabels,
  dates,
  listActions,
  onAction,
  photoOf,
  actionsWidth,
}: CardColumnOptions): Record<CardColumn, ColumnParts> {
  /** A cell that says something of the card once the batch has it. */
  const ofCard = (write: (card: BatchCard) => ReactNode) => (row: CardRow) => {
    const card = isScanRow(row) ? row.card : row;
    return card && write(card);
  };
  const writeIdNumber = ofCard((card) => <CodeText>{card.id_number}</CodeText>);
  const writeMoment = (at: string | null, by: { readonly fullname: string } | null, isManual: boolean) =>
    at && (
      <div className={css.lines}>
        <bdi dir="ltr">{dates.dateTime(at)}</bdi>
        {(by || isManual) && (
          <div className={css.by}>
            {by && (
              <span className={css.person}>
                <AnyScriptLine>{by.fullname}</AnyScriptLine>
              </span>
            )}
            {isManual && <bdi className={css.typed}>{by ? ` · ${t("typed")}` : t("typed")}</bdi>}
          </div>
        )}
      </div>
    );
  const isPlaced = actionsWidth > 2 * leastPlace;
  const writeActions = (row: CardRow, className: string) => {
    const actions = isScanRow(row) ? [] : listActions(row);
    if (isScanRow(row) || actions.length === 0) return null;
    return (
      <span className={isPlaced ? css.placedActions : className}>
        {actions.map((action) => (
          <Button
            key={action}
            size="sm"
            variant="quiet"
            className={isPlaced ? css.place[action] : undefined}
            aria-label={t(`${action}Of`, { serial: row.serial_number })}
            onPress={() => onAction(action, row)}
          >
            {t(action)}
          </Button>
        ))}
      </span>
    );
  };
  return {
    serial: {
      header: t("serial"),
      isRowHeader: true,
      // Also where letters stand on whole pixels, as in many browsers at 100 %.
      width: 134,
      sortValue: (row) => row.serial_number,
      cell: (row) => <CodeText>{row.serial_number}</CodeText>,
    },
    idNumber: {
      header: t("idNumber"),
      width: 108,
      hideBelow: "sm",
      sortValue: readCard(({ id_number }) => id_number),
      cell: writeIdNumber,
      whenLeftOut: writeIdNumber,
    },
    name: {
      header: t("name"),
      cell: ofCard((card) => (
        <div className={css.lines}>
          <bdi className={css.firstName}>{card.name_en}</bdi>
          {card.name_dv && (
            <bdi lang={readLanguage(card.name_dv)} className={css.secondName}>
              {card.name_dv}
            </bdi>
          )}
        </div>
      )),
      whenLeftOut: ofCard((card) => (
        <>
          <bdi>{card.name_en}</bdi>
          {card.name_dv && " "}
          {card.name_dv && <AnyScript>{card.name_dv}</AnyScript>}
        </>
      )),
    },
    dateOfBirth: {
      header: t("dateOfBirth"),
      width: 128,
      hideBelow: "md",
      cell: ofCard((card) => dates.date(card.date_of_birth)),
    },
    cardType: {
      header: t("cardType"),
      width: 112,
      hideBelow: "xl",
      cell: ofCard((card) => writeCardType(card.card_type, t)),
    },
    added: {
      header: t("added"),
      width: 176,
      hideBelow: "lg",
      // The order of scanning, which two cards of one second have too.
      sortValue: ({ sequence }) => sequence,
      cell: ofCard((card) => writeMoment(card.added_at, card.added_by, card.added_method === "manual")),
    },
    status: {
      keep: true,
      header: t("status"),
      // With the serial as wide as the table is on a window of 320 px.
      width: 150,
      sortValue: (row) => readRowStatus(row) ?? "",
      cell: (row) => <LineStatusBadge status={readRowStatus(row)} />,
    },
    outcome: {
      header: t("outcome"),
      cell: ofCard((card) => writeOutcome(readOutcome(card, { t, reasonLabels }), photoOf?.(card))),
      whenLeftOut: ofCard((card) =>
        writeOutcomeWhole(readOutcome(card, { t, reasonLabels }), photoOf?.(card)),
      ),
    },
    checked: {
      header: t("checked"),
      width: 176,
      hideBelow: "lg",
      sortValue: readCard(({ resolved_at }) => resolved_at),
      cell: ofCard((card) => writeMoment(card.resolved_at, card.resolved_by, isReceivedByHand(card))),
    },
    actions: {
      keep: true,
      header: t("actions"),
      isHeaderHidden: true,
      align: "end",
      width: isPlaced ? Math.max(actionsWidth, 3 * leastPlace) : actionsWidth,
      hideBelow: "sm",
      cell: (row) => writeActions(row, css.actions),
      whenLeftOut: (row) => writeActions(row, css.actionsLine),
      hasOwnLine: true,
    },
  };
}

/** Reads something of a card by which rows are ordered; nothing as long as the batch does not have the card. */
function readCard(read: (card: BatchCard) => SortValue): (row: CardRow) => SortValue {
  return (row) => {
    const card = isScanRow(row) ? row.card : row;
    return card && read(card);
  };
}

/** What the destination found: the reason in words with the serial in hand where it was another, and the notes. */
function readOutcome(
  { resolution }: BatchCard,
  { t, reasonLabels }: Pick<CardColumnOptions, "t" | "reasonLabels">,
): { readonly what: string; readonly notes: string | null | undefined } {
  const { reason, notes, found_serial_number } = resolution ?? {};
  const found = found_serial_number && t("foundSerial", { serial: found_serial_number });
  const label = reason && formatDisputeReason(reason, reasonLabels);
  return { what: [label, found].filter(Boolean).join(" – "), notes };
}

/** The reason over the notes, each cut where the cell ends, and the photograph beside them. */
function writeOutcome({ what, notes }: ReturnType<typeof readOutcome>, photo: ReactNode): ReactNode {
  if (!what && !notes) return photo;
  const words = (
    <div className={css.lines}>
      {what && (
        <div className={css.reason}>
          <AnyScriptLine>{what}</AnyScriptLine>
        </div>
      )}
      {notes && (
        <div className={css.notes}>
          <AnyScriptLine>{notes}</AnyScriptLine>
        </div>
      )}
    </div>
  );
  if (!photo) return words;
  return (
    <div className={css.withPhoto}>
      {words}
      {photo}
    </div>
  );
}

/** The reason and the notes as running words. */
function writeOutcomeWhole({ what, notes }: ReturnType<typeof readOutcome>, photo: ReactNode): ReactNode {
  if (!what && !notes) return photo;
  return (
    <>
      {what && <bdi className={css.reason}>{what}</bdi>}
      {what && notes && " – "}
      {notes && <AnyScript>{notes}</AnyScript>}
      {photo && " "}
      {photo}
    </>
  );
}

function writeCardType(code: string, t: CardColumnOptions["t"]): string {
  return code === "standard" || code === "senior" || code === "minor" ? t(code) : code;
}

/** Only a receipt is scanned or typed; a missing or disputed card is neither. */
function isReceivedByHand({ line_status, resolution }: BatchCard): boolean {
  return line_status === "received" && resolution?.method === "manual";
}
