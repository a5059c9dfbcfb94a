import { type Batch, batchDocuments, mayDo } from "@id-desk/core";
import { Button, CodeText } from "@id-desk/ui";
import { NoteIcon, PrinterIcon } from "@id-desk/ui/icons";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { nameEvent } from "../../records/event-name.ts";
import { RecordEntry, TypedWords } from "../../records/RecordEntry.tsx";
import { RecordSection } from "../../records/RecordSection.tsx";
import * as recordCss from "../../records/record.css.ts";
import { useScreenState } from "../../runtime/frame/screen-context.ts";
import { useFocusAfterChange } from "../../runtime/frame/use-focus-after-change.ts";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { Catalogue, Messages } from "../../runtime/words/copy.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useUnsavedWork } from "../../runtime/writing/use-unsaved-work.ts";
import type { BatchDesk } from "../commands/useCommandDesk.ts";
import { printButtonCopy } from "../print/print-button.copy.ts";
import { printDialog } from "../print/print-dialog.ts";
import { scanPanelCopy } from "../scanning/scan-panel.copy.ts";
import { type CardScanning, useScans } from "../scanning/useCardScanning.ts";
import * as css from "./BatchHeader.css.ts";
import { BatchHeader } from "./BatchHeader.tsx";
import { batchRecordCopy } from "./batch-record.copy.ts";
import { FirstOfMany } from "./FirstOfMany.tsx";
import type { ShownBatchReading } from "./useBatchReading.ts";

const colleagues = createPartOnDemand(() => import("../colleagues/Colleagues.tsx"), "Colleagues");

/** What the dialogs of a page take. */
export interface BatchDialogsProps<Texts extends Catalogue> extends Pick<ShownBatchReading, "can"> {
  readonly desk: BatchDesk;
  /** The words that the host gives this one screen. */
  readonly messages: Messages<Texts> | undefined;
}

interface BatchPageParts {
  readonly desk: BatchDesk;
  readonly reading: ShownBatchReading;
  readonly scanning: CardScanning;
  /** The batch takes scans. */
  readonly isScanning: boolean;
  /** What can be done about where it goes, beside that. */
  readonly wayAction?: ReactNode;
  /** What can be done with the whole batch now, beside the way to its papers. */
  readonly actions: ReactNode;
  /** What stands after the facts of the batch. */
  readonly lastFact?: ReactNode;
  readonly children: ReactNode;
}

/** What both pages of a batch have around its cards: what it is and does at the top, what is known of it below. */
export function BatchPage({
  desk,
  reading,
  scanning,
  isScanning,
  wayAction,
  actions,
  lastFact,
  children,
}: BatchPageParts) {
  const { batch, side, scans, readySms } = desk;
  const isFollowed = reading.can("changes");
  const Colleagues = useOnDemand(colleagues, {
    isWanted: isFollowed,
    onUnavailable: reading.stopFollowing,
  });
  useScreenState({ isReady: true, record: batch.batch_no });
  // While cards are scanned the focus is in the field or in a row, also when the first of them changes the status.
  useFocusAfterChange(isScanning ? "" : batch.status + readySms.isSentHere(batch.id));
  return (
    <>
      <BatchHeader batch={batch} side={side} wayAction={wayAction} lastFact={lastFact}>
        <PrintButton desk={desk} reading={reading} />
        {actions}
      </BatchHeader>
      <ScanWatch scanning={scanning} reading={reading} isScanning={isScanning} />
      {Colleagues && isFollowed && <Colleagues reading={reading} scans={scans} side={side} />}
      {children}
      <div className={css.record}>
        {side === "sending" && <RemovedCards batch={batch} />}
        <BatchNotes desk={desk} />
        <History batch={batch} can={reading.can} />
      </div>
    </>
  );
}

/** Prints the papers that a batch has now; not there as long as it has none. */
function PrintButton({ desk: { side, scans }, reading }: Pick<BatchPageParts, "desk" | "reading">) {
  const t = useCopy(printButtonCopy);
  const [isOpen, setOpen] = useState(false);
  const waiting = useScans(scans, (snapshot) => snapshot.undelivered);
  const close = () => setOpen(false);
  const PrintDialog = useOnDemand(printDialog, { isWanted: isOpen, onUnavailable: close });
  const { batch, answeredAt, takeBatch } = reading;
  if (batchDocuments(batch, side).length === 0 && !isOpen) return null;
  return (
    <>
      <Button icon={<PrinterIcon />} onPress={() => setOpen(true)}>
        {t("print")}
      </Button>
      {isOpen && PrintDialog && (
        <PrintDialog
          side={side}
          batch={batch}
          last={answeredAt === undefined ? undefined : { answer: { batch }, answeredAt }}
          waiting={waiting}
          onBatch={takeBatch}
          onClose={close}
        />
      )}
    </>
  );
}

/**
 * Watches over the scans of a page: leaving asks first while some are not saved, and the batch is read again
 * when it takes no more scans. A session that ends meanwhile leaves the batch to the cards that are scanned after it.
 */
function ScanWatch({
  scanning: { scans, sounds },
  reading: { refresh },
  isScanning,
}: Pick<BatchPageParts, "scanning" | "reading" | "isScanning">) {
  const t = useCopy(scanPanelCopy);
  const { play } = sounds;
  const undelivered = useScans(scans, (snapshot) => snapshot.undelivered);
  const pause = useScans(scans, (snapshot) => snapshot.pause);

  useUnsavedWork(undelivered > 0 ? t("leave", { count: undelivered }) : undefined, "scans");
  useEffect(() => (isScanning ? scans.hold() : undefined), [isScanning, scans]);

  const blocking = pause?.reason === "blocked" ? pause.error : undefined;
  useEffect(() => {
    if (blocking) refresh();
  }, [blocking, refresh]);
  const wasScanning = useRef(isScanning);
  useEffect(() => {
    const isBack = isScanning && !wasScanning.current;
    wasScanning.current = isScanning;
    // What waited because the batch took no scans goes on when it does again.
    if (isBack && blocking) scans.resume();
  }, [isScanning, blocking, scans]);
  const isPaused = pause !== null;
  useEffect(() => {
    if (isPaused) play("error");
  }, [isPaused, play]);
  return null;
}

/** The cards that were taken out of a batch while it was packed, each with its reason; nothing without any. */
function RemovedCards({ batch }: { readonly batch: Batch }) {
  const t = useCopy(batchRecordCopy);
  const dates = useDates();
  const { removed_cards: cards, status, cancel_reason } = batch;
  const saidAbove = status === "cancelled" ? cancel_reason : null;
  if (cards.length === 0) return null;
  return (
    <RecordSection heading={t("removedCards", { count: cards.length })}>
      <FirstOfMany items={cards}>
        {({ id, serial_number, name_en, removed }) => (
          <li key={id} className={recordCss.entry}>
            <div className={recordCss.line}>
              <span className={recordCss.what}>
                <CodeText>{serial_number}</CodeText>
              </span>
              <bdi>{name_en}</bdi>
            </div>
            {removed && (
              <>
                {/* Why a batch was cancelled is said once at its top, and not of each card again. */}
                {removed.notes !== saidAbove && <TypedWords>{removed.notes}</TypedWords>}
                <span className={recordCss.meta}>
                  {t("removedBy", { at: dates.dateTime(removed.at), by: removed.by.fullname })}
                </span>
              </>
            )}
          </li>
        )}
      </FirstOfMany>
    </RecordSection>
  );
}

/** What both centres wrote about a batch, newest first, and the way to write more. */
function BatchNotes({ desk: { batch, side, ask } }: { readonly desk: BatchDesk }) {
  const t = useCopy(batchRecordCopy);
  const mayAdd = useMayGive()("addBatchNote") && mayDo("addBatchNote", batch, side);
  const add = mayAdd && (
    <Button size="sm" icon={<NoteIcon />} onPress={() => ask({ action: "addBatchNote" })}>
      {t("addNote")}
    </Button>
  );
  return (
    <RecordSection heading={t("notes")} actions={add}>
      {batch.notes.length === 0 ? (
        <p className={recordCss.empty}>{t("noNotes")}</p>
      ) : (
        <ul className={recordCss.list}>
          {batch.notes.map(({ id, body, author, center, at }) => (
            <li key={id}>
              <RecordEntry
                title={<TypedWords>{body}</TypedWords>}
                by={t("noteBy", { author: author.fullname, center: center.name })}
                at={at}
              />
            </li>
          ))}
        </ul>
      )}
    </RecordSection>
  );
}

const wholeHistory = createPartOnDemand(() => import("./WholeHistory.tsx"), "WholeHistory");

/** What happened to a batch last, and the way to all that did. Nothing where its server keeps no history. */
function History({ batch, can }: Pick<ShownBatchReading, "batch" | "can">) {
  const t = useCopy(batchRecordCopy);
  const [isOpen, setOpen] = useState(false);
  const WholeHistory = useOnDemand(wholeHistory, {
    isWanted: isOpen,
    onUnavailable: () => setOpen(false),
  });
  const [last] = batch.events;
  const hasTrail = can("audit");
  if (!last && !hasTrail) return null;
  return (
    <RecordSection
      heading={t("history")}
      isWide={isOpen}
      actions={
        <Button size="sm" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {t("wholeHistory")}
        </Button>
      }
    >
      {isOpen
        ? WholeHistory && <WholeHistory batch={batch} hasTrail={hasTrail} />
        : last && (
            <RecordEntry
              title={
                <>
                  <span className={recordCss.what}>{nameEvent(last.action, batchRecordCopy, t)}</span>
                  {last.serial_number && <CodeText>{last.serial_number}</CodeText>}
                </>
              }
              by={t("eventBy", { actor: last.actor.fullname, center: last.center.name })}
              at={last.at}
            />
          )}
    </RecordSection>
  );
}
