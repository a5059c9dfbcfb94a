import { type ApplicationCard, readCardStatus, readLineStatus } from "@id-desk/core";
import { CodeText } from "@id-desk/ui";
import type { ReactNode } from "react";
import { Facts } from "../../records/Facts.tsx";
import { lineStatusCopy } from "../../records/line-status.copy.ts";
import * as record from "../../records/record.css.ts";
import { StatusBadge } from "../../records/StatusBadge.tsx";
import { cardSigns, findSign, lineSigns } from "../../records/status-signs.tsx";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import type { Destination } from "../../runtime/frame/destination.ts";
import { useMayOpen } from "../../runtime/frame/use-may-open.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { BatchNumber, Phrase } from "../../runtime/words/Phrase.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { cardStatusCopy } from "../parts/card-status.copy.ts";
import type { ApplicationWords } from "./CenterApplication.tsx";

type CardBatch = NonNullable<ApplicationCard["batch"]>;

/** The card that was made, where it is, and the batch that carried it last. */
export function CardAndDispatch({
  card,
  t,
}: {
  readonly card: ApplicationCard | null;
  readonly t: ApplicationWords;
}) {
  const dates = useDates();
  const cardWords = useWords(cardStatusCopy);
  const lineWords = useWords(lineStatusCopy);
  if (!card)
    return (
      <p className={record.empty}>
        <bdi>{t("noCard")}</bdi>
      </p>
    );
  const { batch, center } = card;
  const status = readCardStatus(card.status, cardWords);
  const line = batch && readLineStatus(batch.line_status, lineWords);
  const day = (text: string | null | undefined): ReactNode =>
    text ? <bdi dir="ltr">{dates.date(text)}</bdi> : undefined;
  const time = (text: string | null | undefined): ReactNode =>
    text ? <bdi dir="ltr">{dates.dateTime(text)}</bdi> : undefined;
  return (
    <Facts
      words={t}
      facts={{
        serial: <CodeText>{card.serial_number}</CodeText>,
        cardStatus: (
          <Phrase
            text={t("cardStatusAt")}
            values={{
              status: <StatusBadge {...status} sign={findSign(cardSigns, card.status)} />,
              at: day(card.status_at),
            }}
          />
        ),
        at: center && <AnyScript>{center.name}</AnyScript>,
        issued: day(card.issue_date),
        expires: day(card.expiry_date),
        batch: batch && <BatchLink batch={batch} />,
        way: batch && (
          <Phrase
            text={t("fromTo")}
            values={{
              from: <AnyScript>{batch.origin_center.name}</AnyScript>,
              to: <AnyScript>{batch.destination_center.name}</AnyScript>,
            }}
          />
        ),
        line: line && <StatusBadge {...line} sign={findSign(lineSigns, batch.line_status)} />,
        dispatched: batch && time(batch.dispatched_at),
        batchExpected: batch && !batch.received_at && day(batch.expected_on),
        arrived: Boolean(batch?.dispatched_at) && (time(batch?.received_at) ?? t("notArrived")),
        told: card.status === "at_center" && (time(card.told_at) ?? t("notTold")),
      }}
    />
  );
}

/** The number of a batch, leading to it where the centre is one of its two. */
function BatchLink({ batch: { id: batchId, side, batch_no } }: { readonly batch: CardBatch }) {
  const mayOpen = useMayOpen();
  const number = <BatchNumber>{batch_no}</BatchNumber>;
  if (!side || batchId === undefined || !mayOpen("dispatch")) return number;
  const params = { batchId };
  const to: Destination =
    side === "sending"
      ? { screen: "DispatchSendingBatch", params }
      : { screen: "DispatchReceivingBatch", params };
  return <DestinationLink to={to}>{number}</DestinationLink>;
}
