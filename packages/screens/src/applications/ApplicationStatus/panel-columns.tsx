import {
  type ApplicationCard,
  findLabel,
  type PersonStatus,
  readCardStatus,
  readIssuanceStatus,
  readLineStatus,
} from "@id-desk/core";
import { CodeText, type Column } from "@id-desk/ui";
import { type ReactNode, useMemo } from "react";
import { issuanceStatusCopy } from "../../records/issuance-status.copy.ts";
import { lineStatusCopy } from "../../records/line-status.copy.ts";
import { StatusBadge } from "../../records/StatusBadge.tsx";
import { cardSigns, findSign, issuanceSigns, lineSigns } from "../../records/status-signs.tsx";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import type { Destination } from "../../runtime/frame/destination.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { BatchNumber } from "../../runtime/words/Phrase.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { ApplicationStatusBadge } from "../parts/ApplicationStatusBadge.tsx";
import { cardStatusCopy } from "../parts/card-status.copy.ts";
import * as css from "./ApplicationStatus.css.ts";
import type { StatusWords } from "./ApplicationStatus.tsx";
import type { LoadedStatusPage, StatusApplication } from "./useApplicationStatus.ts";

type StatusIssuance = PersonStatus["issuances"][number];
type Room = Pick<Column<unknown>, "width" | "ch" | "keep" | "isRowHeader">;

/** A column whose cells, where it is left out, are told under the name of their row with its heading before them. */
function column<Row>(
  id: string,
  header: string,
  cell: (row: Row) => ReactNode,
  room: Room = {},
): Column<Row> {
  return {
    id,
    header,
    cell,
    whenLeftOut: (row) => {
      const value = cell(row);
      return (
        value && (
          <span>
            <span className={css.term}>{header}</span> {value}
          </span>
        )
      );
    },
    ...room,
  };
}

const writeCenter = (center: { readonly name: string } | null | undefined) =>
  center && <AnyScript>{center.name}</AnyScript>;

/** A link where there is a page for it that the user may open; else the words alone. */
function Linked({ to, children }: { readonly to: Destination | false; readonly children: ReactNode }) {
  if (!to) return children;
  return (
    <DestinationLink to={to} variant="standalone">
      {children}
    </DestinationLink>
  );
}

/** Writes moments and days as cells do; nothing where there is none. */
function useTimes() {
  const dates = useDates();
  return useMemo(() => {
    const write = (text: string | null | undefined, words: (text: string) => string) =>
      text ? (
        <time dateTime={text} dir="ltr">
          {words(text)}
        </time>
      ) : null;
    return {
      moment: (text: string | null | undefined) => write(text, dates.dateTime),
      day: (text: string | null | undefined) => write(text, dates.date),
    };
  }, [dates]);
}

/** The columns of the person's applications. */
export function useApplicationColumns({ mayOpen, rules }: LoadedStatusPage, t: StatusWords) {
  const times = useTimes();
  return useMemo((): readonly Column<StatusApplication>[] => {
    const isLinked = ({ is_ours, channel }: StatusApplication) =>
      is_ours && channel !== "portal" && mayOpen("applications");
    const nameChannel = (channel: string) =>
      channel === "center" ? t("channelCenter") : channel === "portal" ? t("channelPortal") : channel;
    return [
      column(
        "number",
        t("number"),
        (row) => (
          <Linked to={isLinked(row) && { screen: "CenterApplication", params: { applicationId: row.id } }}>
            <BatchNumber>{row.application_no}</BatchNumber>
          </Linked>
        ),
        { keep: true, isRowHeader: true, ch: 16 },
      ),
      column("status", t("status"), (row) => <ApplicationStatusBadge application={row} />, { width: 240 }),
      column("type", t("type"), ({ type }) => <bdi>{findLabel(rules.types, type)}</bdi>),
      column("channel", t("channel"), ({ channel }) => <bdi>{nameChannel(channel)}</bdi>, { width: 116 }),
      column("submitted", t("submitted"), (row) => times.moment(row.submitted_at) ?? t("notYet"), {
        ch: 16.8,
      }),
      column("center", t("center"), (row) => writeCenter(row.created_center ?? row.collection_center)),
    ];
  }, [mayOpen, rules, t, times]);
}

/** The columns of how the person's cards travelled. */
export function useDispatchColumns({ mayOpen }: LoadedStatusPage, t: StatusWords) {
  const times = useTimes();
  const words = useWords(lineStatusCopy);
  return useMemo((): readonly Column<ApplicationCard>[] => {
    function findBatch({ batch }: ApplicationCard): Destination | false {
      if (batch?.id === undefined || !batch.side || !mayOpen("dispatch")) return false;
      const screen = batch.side === "sending" ? "DispatchSendingBatch" : "DispatchReceivingBatch";
      return { screen, params: { batchId: batch.id } };
    }
    return [
      column("serial", t("serial"), ({ serial_number }) => <CodeText>{serial_number}</CodeText>, {
        keep: true,
        isRowHeader: true,
        ch: 12,
      }),
      column(
        "status",
        t("status"),
        ({ batch }) =>
          batch && (
            <StatusBadge
              {...readLineStatus(batch.line_status, words)}
              sign={findSign(lineSigns, batch.line_status)}
            />
          ),
        { width: 132 },
      ),
      column(
        "batch",
        t("batch"),
        (card) => (
          <Linked to={findBatch(card)}>
            <BatchNumber>{card.batch?.batch_no ?? ""}</BatchNumber>
          </Linked>
        ),
        { ch: 14.9 },
      ),
      column("from", t("from"), ({ batch }) => writeCenter(batch?.origin_center)),
      column("to", t("to"), ({ batch }) => writeCenter(batch?.destination_center)),
      column(
        "dispatched",
        t("dispatched"),
        ({ batch }) => times.moment(batch?.dispatched_at) ?? t("notYet"),
        {
          ch: 16.8,
        },
      ),
      column("received", t("received"), ({ batch }) => times.moment(batch?.received_at) ?? t("notYet"), {
        ch: 16.8,
      }),
    ];
  }, [mayOpen, t, times, words]);
}

/** The columns of the hand-overs of the person's cards. Who came for a card is for those who hand cards over. */
export function useIssuanceColumns(
  { mayOpen, rules: { collector_types: types } }: LoadedStatusPage,
  t: StatusWords,
) {
  const times = useTimes();
  const words = useWords(issuanceStatusCopy);
  return useMemo((): readonly Column<StatusIssuance>[] => {
    const isIssuer = mayOpen("issuance");
    function nameRole({ type, relationship }: StatusIssuance["collector"]): string {
      const choice = types.find(({ code }) => code === type);
      return relationship ? findLabel(choice?.relationships ?? [], relationship) : (choice?.label ?? type);
    }
    function writeCollector({ collector }: StatusIssuance) {
      if (collector.type === "self") return <bdi>{t("inPerson")}</bdi>;
      return <AnyScript>{[collector.name, nameRole(collector)].filter(Boolean).join(", ")}</AnyScript>;
    }
    return [
      column(
        "serial",
        t("serial"),
        ({ is_ours, card_id: cardId, serial_number }) => (
          <Linked to={is_ours && isIssuer && { screen: "Issuances", state: { cardId } }}>
            <CodeText>{serial_number}</CodeText>
          </Linked>
        ),
        { keep: true, isRowHeader: true, ch: 12 },
      ),
      column(
        "status",
        t("status"),
        ({ status }) => (
          <StatusBadge {...readIssuanceStatus(status, words)} sign={findSign(issuanceSigns, status)} />
        ),
        {
          width: 132,
        },
      ),
      ...(isIssuer ? [column("collector", t("collector"), writeCollector)] : []),
      column("handedOver", t("handedOver"), ({ issued_at }) => times.moment(issued_at), { ch: 16.8 }),
      column("completed", t("completed"), (row) => times.moment(row.completed_at) ?? t("notYet"), {
        ch: 16.8,
      }),
      column("center", t("center"), ({ center }) => writeCenter(center)),
    ];
  }, [mayOpen, types, t, times, words]);
}

/** The columns of the person's cards. */
export function useCardColumns(t: StatusWords) {
  const times = useTimes();
  const words = useWords(cardStatusCopy);
  return useMemo((): readonly Column<ApplicationCard>[] => {
    const nameType = (type: string) =>
      type === "standard" || type === "senior" || type === "minor" ? t(type) : type;
    return [
      column("serial", t("serial"), ({ serial_number }) => <CodeText>{serial_number}</CodeText>, {
        keep: true,
        isRowHeader: true,
        ch: 12,
      }),
      column(
        "status",
        t("status"),
        ({ status }) => <StatusBadge {...readCardStatus(status, words)} sign={findSign(cardSigns, status)} />,
        {
          width: 144,
        },
      ),
      column("type", t("type"), ({ card_type }) => <bdi>{nameType(card_type)}</bdi>),
      column("issued", t("issued"), ({ issue_date }) => times.day(issue_date), { ch: 12 }),
      column("expires", t("expires"), ({ expiry_date }) => times.day(expiry_date), { ch: 12 }),
      column("center", t("center"), ({ center }) => writeCenter(center)),
    ];
  }, [t, times, words]);
}
