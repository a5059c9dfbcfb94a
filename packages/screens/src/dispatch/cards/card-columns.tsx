import { type BatchCard, type CardAction, formatDisputeReason, readLineStatus } from "@id-desk/core";
import { Badge, Button, CodeText, type Column, type SortValue, TruncatedText } from "@id-desk/ui";
import { HourglassIcon } from "@id-desk/ui/icons";
import { type ComponentType, type ReactNode, useMemo } from "react";
import { lineStatusCopy } from "../../records/line-status.copy.ts";
import { findSign, lineSigns } from "../../records/status-signs.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript, AnyScriptLine, readLanguage } from "../../runtime/words/AnyScript.tsx";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import type { BatchDesk } from "../commands/useCommandDesk.ts";
import type { CardMenu } from "./CardMenu.tsx";
import * as css from "./CardsTable.css.ts";
import { type CardRow, isScanRow } from "./card-rows.ts";
import { cardsTableCopy } from "./cards-table.copy.ts";
import { disputeReasonCopy } from "./dispute-reason.copy.ts";

/** The columns after serial number, ID number and name, which every table of cards has. */
export type CardColumn = "dateOfBirth" | "cardType" | "added" | "status" | "outcome" | "checked" | "actions";

const whichCard = ["serial", "idNumber", "name", "nameDv"] as const;

/** What can be done in a table of cards. */
export interface CardColumnOptions {
  /** What may be done with a card now; the same function while that is the same. */
  readonly listActions: (card: BatchCard) => readonly CardAction[];
  readonly ask: BatchDesk["ask"] | undefined;
  /** Draws what opens a card's photograph, if anything; the same function while that is the same. */
  readonly photoOf?: ((card: BatchCard) => ReactNode) | undefined;
  /** The menu of a row, once it has come. */
  readonly Menu?: ComponentType<Parameters<typeof CardMenu>[0]> | undefined;
  /** The room for the actions of a row, in pixels. */
  readonly actionsWidth?: number | undefined;
}

/** What is done often enough to have a button of its own, and its name. */
const visibleActions = { receiveCard: "receiveCardOf", removeCard: "removeCardOf" } as const;

/** Whether an action has a button of its own in the row, in front of the menu. */
const hasButton = (action: string): action is keyof typeof visibleActions => action in visibleActions;

/** The columns of a table of cards. They stay the same objects as long as what they write with does. */
export function useCardColumns(
  names: readonly CardColumn[],
  { listActions, ask, photoOf, Menu, actionsWidth = 108 }: CardColumnOptions,
): readonly Column<CardRow>[] {
  const t = useCopy(cardsTableCopy);
  const reasonLabels = useWords(disputeReasonCopy);
  const statusLabels = useWords(lineStatusCopy);
  const dates = useDates();
  return useMemo(() => {
    /** Says something of the card once the batch has it. */
    const ofCard =
      <Said extends ReactNode | SortValue>(say: (card: BatchCard) => Said) =>
      (row: CardRow) => {
        const card = isScanRow(row) ? row.card : row;
        return card && say(card);
      };
    const writeIdNumber = ofCard((card) => <CodeText>{card.id_number}</CodeText>);
    const writeLine = (className: string, words: string | null | undefined) =>
      words && (
        <div className={className}>
          <AnyScriptLine>{words}</AnyScriptLine>
        </div>
      );
    const writeMoment = (at: string | null, by: { readonly fullname: string } | null, isManual: boolean) =>
      at && (
        <div className={css.lines}>
          <time dateTime={at} dir="ltr">
            {dates.dateTime(at)}
          </time>
          {(by || isManual) && (
            <div className={css.by}>
              {writeLine(css.person, by?.fullname)}
              {isManual && <bdi className={css.typed}>{by ? ` · ${t("typed")}` : t("typed")}</bdi>}
            </div>
          )}
        </div>
      );
    /** What the destination found: the reason in words with the serial in hand where it was another, and the notes. */
    const ofOutcome = (
      write: (what: ReactNode, notes: string | null | undefined, photo: ReactNode) => ReactNode,
    ) =>
      ofCard((card) => {
        const { reason, notes, found_serial_number } = card.resolution ?? {};
        const label = reason && formatDisputeReason(reason, reasonLabels);
        const found = found_serial_number && <Phrase text={t("foundSerial")} serial={found_serial_number} />;
        const what = (label || found) && (
          <>
            {label}
            {label && found && " – "}
            {found}
          </>
        );
        const photo = photoOf?.(card);
        return what || notes ? write(what, notes, photo) : photo;
      });
    /** Where a card stands: a word, a sign and a colour. A status that is not known here shows as it is. */
    function writeStatus(row: CardRow): ReactNode {
      if (isScanRow(row)) {
        return (
          <Badge tone="neutral" icon={<HourglassIcon />}>
            {statusLabels.waiting}
          </Badge>
        );
      }
      const { label, tone } = readLineStatus(row.line_status, statusLabels);
      // The usual state is a plain word: what is unlike it stands out, and a long list is drawn sooner.
      if (tone === "neutral") return label;
      return (
        <Badge tone={tone} icon={findSign(lineSigns, row.line_status)}>
          {label}
        </Badge>
      );
    }
    /** The first action as a button, and the others in a menu, so that a row has at most two stops. */
    const writeActions = (className: string) => (row: CardRow) => {
      const [first, ...others] = isScanRow(row) ? [] : listActions(row);
      if (isScanRow(row) || first === undefined) return null;
      const name = hasButton(first) && t(visibleActions[first], { serial: row.serial_number });
      const inMenu = name ? others : [first, ...others];
      return (
        <span className={className}>
          {name && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={name}
              onPress={() => ask?.({ action: first, card: row })}
            >
              {t(first)}
            </Button>
          )}
          {inMenu.length > 0 && (
            // Its place is kept until it comes.
            <span className={css.menu}>{Menu && <Menu card={row} actions={inMenu} ask={ask} />}</span>
          )}
        </span>
      );
    };
    const columns = {
      serial: {
        header: t("serial"),
        isRowHeader: true,
        // Also where letters stand on whole pixels, as in many browsers at 100 %.
        ch: 13,
        sortValue: (row) => row.serial_number,
        cell: (row) => <CodeText>{row.serial_number}</CodeText>,
      },
      idNumber: {
        header: t("idNumber"),
        ch: 10,
        hideBelow: "sm",
        sortValue: ofCard(({ id_number }) => id_number),
        cell: writeIdNumber,
        whenLeftOut: writeIdNumber,
      },
      name: {
        header: t("name"),
        cell: ofCard(({ name_en }) => name_en),
        whenWithout: {
          columnId: "nameDv",
          cell: ofCard(({ name_en, name_dv }) => (
            <div className={css.lines}>
              <bdi className={css.firstName}>{name_en}</bdi>
              {name_dv && (
                <bdi lang={readLanguage(name_dv)} className={css.secondName}>
                  {name_dv}
                </bdi>
              )}
            </div>
          )),
        },
        whenLeftOut: ofCard(({ name_en, name_dv }) => (
          <>
            <bdi>{name_en}</bdi>
            {name_dv && " "}
            {name_dv && <AnyScript>{name_dv}</AnyScript>}
          </>
        )),
      },
      nameDv: {
        header: t("nameDv"),
        width: 144,
        hideBelow: "lg",
        cell: ofCard(({ name_dv }) => name_dv && <AnyScriptLine>{name_dv}</AnyScriptLine>),
      },
      dateOfBirth: {
        header: t("dateOfBirth"),
        ch: 12.5,
        hideBelow: "md",
        cell: ofCard(
          ({ date_of_birth: born }) =>
            born && (
              <time dateTime={born} dir="ltr">
                {dates.date(born)}
              </time>
            ),
        ),
      },
      cardType: {
        header: t("cardType"),
        width: 112,
        hideBelow: "xl",
        cell: ofCard(({ card_type: code }) =>
          code === "standard" || code === "senior" || code === "minor" ? t(code) : code,
        ),
      },
      added: {
        header: t("added"),
        ch: 18,
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
        sortValue: (row) => (isScanRow(row) ? "" : row.line_status),
        cell: writeStatus,
      },
      outcome: {
        header: t("outcome"),
        // The reason over the notes, each cut where the cell ends, and the photograph beside them.
        cell: ofOutcome((what, notes, photo) => {
          const words = (
            <div className={css.lines}>
              {what && (
                <div className={css.reason}>
                  <TruncatedText>{what}</TruncatedText>
                </div>
              )}
              {writeLine(css.notes, notes)}
            </div>
          );
          if (!photo) return words;
          return (
            <div className={css.withPhoto}>
              {words}
              {photo}
            </div>
          );
        }),
        // As running words.
        whenLeftOut: ofOutcome((what, notes, photo) => (
          <>
            {what && <bdi className={css.reason}>{what}</bdi>}
            {what && notes && " – "}
            {notes && <AnyScript>{notes}</AnyScript>}
            {photo && " "}
            {photo}
          </>
        )),
      },
      checked: {
        header: t("checked"),
        ch: 18,
        hideBelow: "lg",
        sortValue: ofCard(({ resolved_at }) => resolved_at),
        // Only a receipt is scanned or typed; a missing or disputed card is neither.
        cell: ofCard(({ line_status, resolution, resolved_at, resolved_by }) =>
          writeMoment(
            resolved_at,
            resolved_by,
            line_status === "received" && resolution?.method === "manual",
          ),
        ),
      },
      actions: {
        keep: true,
        header: t("actions"),
        isHeaderHidden: true,
        align: "end",
        width: actionsWidth,
        hideBelow: "sm",
        cell: writeActions(css.actions),
        whenLeftOut: writeActions(css.actionsLine),
        hasOwnLine: true,
      },
    } satisfies Readonly<Record<(typeof whichCard)[number] | CardColumn, Omit<Column<CardRow>, "id">>>;
    return [...whichCard, ...names].map((name): Column<CardRow> => ({ ...columns[name], id: name }));
  }, [names, t, reasonLabels, statusLabels, dates, listActions, ask, photoOf, Menu, actionsWidth]);
}
