import {
  type BatchCard,
  type CardCodePart,
  formatCode,
  longestCardType,
  parseScan,
  type ScanRequest,
} from "@id-desk/core";
import { useMemo, useRef, useState } from "react";
import { useCopy, useRegistry } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { useAction } from "../../runtime/writing/use-action.ts";
import type { ShownBatchReading } from "../record/useBatchReading.ts";
import type { CardScanEntry, ScanDetails } from "../scanning/card-scans.ts";
import { explainCode } from "../scanning/explain-code.ts";
import { readOtherPerson } from "../scanning/read-other-person.ts";
import { scanPanelCopy } from "../scanning/scan-panel.copy.ts";
import { readLinkedBatch } from "../scanning/scan-refusal.ts";
import { type CardScanning, useCardScanning } from "../scanning/useCardScanning.ts";
import { useScans } from "../scanning/useCardScans.ts";
import type { DescribeScan } from "../scanning/useScanLines.ts";
import { createDescribeSendingScan } from "./describe-sending-scan.ts";
import type { sendingPageCopy } from "./sending-page.copy.ts";

/** What a code that is no serial number leaves to be typed. */
export interface CardFormStart {
  /** Tells one opening of the form from the next. */
  readonly id: number;
  readonly id_number: string | undefined;
  /** What was scanned, where it could not be read, as it can be shown. */
  readonly unreadable: string | undefined;
}

/** The small form for a card whose code does not say enough. */
export interface CardFormState {
  readonly start: CardFormStart;
  /** The scan that the form has made, and what became of it. */
  readonly entry: CardScanEntry | undefined;
  /** That scan is on its way; one that waits in a pause is not. */
  readonly isUnderWay: boolean;
  readonly submit: (serialNumber: string, details: ScanDetails) => void;
  readonly close: () => void;
}

/** Packing a batch by scanning. */
export interface SendingScans extends CardScanning {
  readonly describe: DescribeScan;
  /** Takes whatever was scanned or typed. */
  readonly onScan: (text: string) => void;
  readonly form: CardFormState | undefined;
  /** Opens the form, with what the last scan said if it was no serial number. Never by itself: the next scan is near. */
  readonly openForm: () => void;
}

const nothingKnown = { id_number: undefined, unreadable: undefined };
const isCardOfThisBatch = (card: BatchCard) => card.line_status !== "removed";

/** Adds what is scanned to an open batch. */
export function useSendingScans(
  reading: ShownBatchReading,
  t: Translate<typeof sendingPageCopy.texts>,
  scanFormat: readonly CardCodePart[] | undefined,
): SendingScans {
  const { client } = useRegistry();
  const { run } = useAction("addCard");
  const tPanel = useCopy(scanPanelCopy);
  const { batch } = reading;
  const [start, setStart] = useState<CardFormStart>();
  const [entry, setEntry] = useState<CardScanEntry>();
  const lastCode = useRef<Pick<CardFormStart, "id_number" | "unreadable">>(nothingKnown);
  const describe = useMemo(() => createDescribeSendingScan(t), [t]);

  const scanning = useCardScanning({
    reading,
    isKnown: isCardOfThisBatch,
    isDuplicate: (error) => readLinkedBatch(error)?.batchId === batch.id,
    send({ serial_number, key, sequence, details }: ScanRequest<ScanDetails>) {
      const path = { batchId: batch.id };
      const body = { serial_number, sequence, ...(details ?? { method: "scan" as const }) };
      return run({ path, body }, () =>
        client.request("addCard", { path, body, idempotencyKey: key, isSilent: true }),
      );
    },
    onSettled(settled) {
      if (settled.id !== entry?.id) return;
      if (settled.state === "refused") setEntry(settled);
      else close();
    },
  });
  const { scans, refuse } = scanning;
  const isPaused = useScans(scans, ({ queue }) => queue.pause !== null);
  const isUnanswered = entry !== undefined && entry.state !== "refused";

  function open(): void {
    setEntry(undefined);
    const known = lastCode.current;
    setStart((before) => ({ id: (before?.id ?? 0) + 1, ...known }));
  }
  function close(): void {
    setStart(undefined);
    setEntry(undefined);
  }

  return {
    ...scanning,
    describe,
    form: start && {
      start,
      entry,
      isUnderWay: isUnanswered && !isPaused,
      close,
      submit(serialNumber, details) {
        // It waits with the others already: whoever presses again wants it sent.
        if (isUnanswered && entry.serial_number === serialNumber) return scans.resume();
        const made = scans.take(serialNumber, details);
        if (made?.state === "duplicate") close();
        else setEntry(made);
      },
    },
    openForm: open,
    onScan(text) {
      lastCode.current = nothingKnown;
      const scan = parseScan(text, scanFormat && { scanFormat });
      if (scan.kind === "serial") {
        scans.take(scan.serial_number);
      } else if (scan.kind === "card") {
        const { kind: _, serial_number, ...known } = scan;
        const listed = readOtherPerson(scan, scanning.findCard);
        const isTypeTooLong = [...(known.card_type ?? "")].length > longestCardType;
        if (listed) refuse(text, t("otherPerson", { scanned: scan.id_number, listed }));
        else if (isTypeTooLong) refuse(text, t("cardTypeTooLong"));
        else scans.take(serial_number, { method: "scan", ...known });
      } else if (scan.kind === "batch") {
        refuse(text, tPanel("batchScanned"));
      } else if (scan.kind === "id") {
        refuse(text, t("idScanned"));
        lastCode.current = { ...nothingKnown, id_number: scan.id_number };
      } else {
        refuse(text, explainCode(scan, tPanel));
        lastCode.current = { ...nothingKnown, unreadable: formatCode(text) };
      }
    },
  };
}
