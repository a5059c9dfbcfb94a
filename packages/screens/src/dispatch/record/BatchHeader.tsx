import { type Batch, daysInTransit, type Side } from "@id-desk/core";
import { VisuallyHidden } from "@id-desk/ui";
import { ArrowBackIcon, ArrowForwardIcon } from "@id-desk/ui/icons";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import type { Barcode } from "../../print/Barcode.tsx";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import { useScreen } from "../../runtime/frame/screen-context.ts";
import { useCopy, useSession } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { BatchStatusBadge } from "../batches/BatchStatusBadge.tsx";
import type { BatchDesk } from "../commands/useCommandDesk.ts";
import * as css from "./BatchHeader.css.ts";
import { backToListCopy } from "./back-to-list.copy.ts";
import { batchHeaderCopy } from "./batch-header.copy.ts";

/** Which batch it is, where it stands, which way it goes, and what happened to it. */
export function BatchHeader({
  batch,
  side,
  wayAction,
  lastFact,
  children,
}: Pick<BatchDesk, "batch" | "side"> & {
  /** What can be done about where it goes. */
  readonly wayAction: ReactNode;
  readonly lastFact: ReactNode;
  readonly children: ReactNode;
}) {
  const t = useCopy(batchHeaderCopy);
  const { isHeaderHidden } = useScreen();
  // What goes into the wrong batch goes to the wrong island: while it is packed, its destination is read from afar.
  const isPacking = side === "sending" && batch.status === "open";
  const { name, destination_center } = batch;
  const place = [destination_center.island, destination_center.atoll].filter(Boolean).join(" · ");
  const way = (
    <Way batch={batch} isLarge={isPacking} beside={isPacking ? place : side === "receiving" && name}>
      {wayAction}
    </Way>
  );
  return (
    <>
      <ScreenHeader
        breadcrumbs={<BackToList side={side} />}
        title={<Phrase text={t("title")} batch={batch.batch_no} />}
        badge={
          <>
            <BatchStatusBadge batch={batch} />
            <HeaderBarcode batchNo={batch.batch_no} />
          </>
        }
        subtitle={way}
        // The scan field below never moves while staff work.
        keepsActionsRoom={isPacking || side === "receiving"}
        actions={children}
      />
      {isPacking && isHeaderHidden && <p className={css.packedFor}>{way}</p>}
      <Facts batch={batch} side={side} last={lastFact} />
    </>
  );
}

/**
 * The batch's number for a scanner that is held to the window. It comes after the page and is no loss where it does
 * not come: the number is what is read and heard.
 */
function HeaderBarcode({ batchNo }: { readonly batchNo: string }) {
  const [Drawn, setDrawn] = useState<ComponentType<Parameters<typeof Barcode>[0]>>();
  useEffect(() => {
    let isGone = false;
    import("../../print/Barcode.tsx").then(
      (module) => !isGone && setDrawn(() => module.Barcode),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return (
    <span className={css.barcode} aria-hidden="true">
      {Drawn && <Drawn text={batchNo} label={batchNo} className={css.bars} />}
    </span>
  );
}

/** From where to where; the destination large for staff who pack. */
function Way({
  batch,
  isLarge,
  beside,
  children,
}: {
  readonly batch: Batch;
  readonly isLarge: boolean;
  /** What is said beside it in smaller words, where there is something to say. */
  readonly beside: string | null | undefined | false;
  readonly children: ReactNode;
}) {
  const t = useCopy(batchHeaderCopy);
  return (
    <span className={css.way}>
      <span className={isLarge ? css.beside : undefined}>
        <AnyScript>{batch.origin_center.name}</AnyScript>
      </span>
      <span className={css.arrow}>
        <ArrowForwardIcon />
      </span>
      <VisuallyHidden>{t("to")}</VisuallyHidden>
      <span className={isLarge ? css.large : undefined}>
        <AnyScript>{batch.destination_center.name}</AnyScript>
      </span>
      {beside && (
        <span className={css.besideEnd}>
          <AnyScript>{beside}</AnyScript>
        </span>
      )}
      {children && <span className={css.wayAction}>{children}</span>}
    </span>
  );
}

/** What happened to a batch, as far as each page works with it; the history at the end of the page has the rest. */
const events = {
  sending: ["created", "dispatched", "received", "cancelled"],
  coming: ["dispatched"],
  here: ["received", "cancelled"],
} as const;

/** What was meant to be packed, what is on the packet's outside, who carries it; what happened, by whom and when. */
function Facts({ batch, side, last }: Pick<BatchDesk, "batch" | "side"> & { readonly last: ReactNode }) {
  const t = useCopy(batchHeaderCopy);
  const dates = useDates();
  const { timeZone } = useSession();
  const isSending = side === "sending";
  const { courier, expected_count, seal_no } = batch;
  // A packet that is here is not waited for any more, and who sent it is in the history.
  const phase = isSending ? "sending" : batch.status === "dispatched" ? "coming" : "here";
  const expected_on = phase !== "here" && batch.expected_on;
  const days = batch.received_at ? undefined : daysInTransit(batch, { timeZone, now: dates.now() });
  return (
    <ul className={css.facts}>
      {isSending && batch.name && (
        <li>
          <AnyScript>{batch.name}</AnyScript>
        </li>
      )}
      {/* Before what happened, so that two words never stand alone on a line. */}
      {days !== undefined && <li>{days === 0 ? t("leftToday") : t("onTheWay", { count: days })}</li>}
      {/* Its destination expects what was dispatched; while it is packed the figure beside the scans says it. */}
      {isSending && batch.status !== "open" && typeof expected_count === "number" && (
        <li>{t("expectedCards", { count: expected_count })}</li>
      )}
      {expected_on && <li>{t("expectedOn", { day: dates.date(expected_on) })}</li>}
      {seal_no && (
        <li>
          <bdi>
            {t("seal")} <bdi dir="ltr">{seal_no}</bdi>
          </bdi>
        </li>
      )}
      {courier && (
        <li>
          <bdi>
            {t("courier")}
            {courier.name && " "}
            {courier.name && <AnyScript>{courier.name}</AnyScript>}
            {courier.contact && " "}
            {courier.contact && <bdi dir="ltr">{courier.contact}</bdi>}
            {courier.reference && " "}
            {courier.reference && <bdi dir="ltr">({courier.reference})</bdi>}
          </bdi>
        </li>
      )}
      {events[phase].map((what) => {
        const who = batch[`${what}_by`];
        const at = batch[`${what}_at`];
        return (
          who &&
          at && (
            <li key={what} className={css.event}>
              {t(what, { at: dates.dateTime(at), by: who.fullname })}
            </li>
          )
        );
      })}
      {last && <li>{last}</li>}
    </ul>
  );
}

/** The page with the list of sent or of received batches. */
export function readListDestination(side: Side) {
  return { screen: side === "sending" ? "DispatchSending" : "DispatchReceiving" } as const;
}

/** The link above the heading that leads back to the list of batches. */
export function BackToList({ side }: { readonly side: Side }) {
  const t = useCopy(backToListCopy);
  return (
    <div>
      <DestinationLink to={readListDestination(side)} variant="standalone" icon={<ArrowBackIcon />}>
        {t(side)}
      </DestinationLink>
    </div>
  );
}
