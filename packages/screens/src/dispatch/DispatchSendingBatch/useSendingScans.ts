import { longestCardType, type OperationBody } from "@id-desk/core";
import { useCallback, useRef, useState } from "react";
import type { Translate } from "../../runtime/words/copy.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { readRefusalText } from "../../runtime/writing/read-refusal.ts";
import type { ScanRow } from "../cards/card-rows.ts";
import type { ShownBatchReading } from "../record/useBatchReading.ts";
import { readCardCenter, readLinkedBatch } from "../scanning/scan-refusal.ts";
import { type ScanFieldOptions, useCardScanning, useScans } from "../scanning/useCardScanning.ts";
import type { sendingPageCopy } from "./sending-page.copy.ts";

/** Packing a batch by scanning. */
export type SendingScans = ReturnType<typeof useSendingScans>;

/** Adds what is scanned to an open batch. */
export function useSendingScans(
  reading: ShownBatchReading,
  t: Translate<typeof sendingPageCopy.texts>,
  field: ScanFieldOptions,
) {
  const { batch } = reading;
  const dates = useDates();
  /** The scan with which the form was opened. `id` is another one for each opening. */
  const [opened, setOpened] = useState<{ readonly id: number; readonly text: string }>();
  const [entry, setEntry] = useState<ScanRow>();
  const lastText = useRef("");
  const isUnanswered = entry !== undefined && entry.state !== "refused";

  const scanning = useCardScanning({
    reading,
    field,
    t,
    isKnown: (card) => card.line_status !== "removed",
    isDuplicate: (error) => readLinkedBatch(error)?.batchId === batch.id,
    takeCard(code, text) {
      if (code.kind === "serial") return void scans.scan(code.serial_number);
      const { kind: _, serial_number, ...known } = code;
      if ([...(known.card_type ?? "")].length > longestCardType) scans.refuse(text, t("cardTypeTooLong"));
      else scans.scan(serial_number, { method: "scan", ...known });
    },
    action: "addCard",
    createRequest({ serial_number, sequence, details }) {
      const body: OperationBody<"addCard"> = { serial_number, sequence, ...(details ?? { method: "scan" }) };
      return { path: { batchId: batch.id }, body };
    },
    describe: useCallback(
      ({ state, error, result }) => {
        if (result?.owner_told_at) return t("ownerTold", { day: dates.date(result.owner_told_at) });
        if (state === "duplicate" || !error) return t("alreadyHere");
        const sentence = readRefusalText(error);
        const linked = readLinkedBatch(error);
        const center = linked ? linked.destination : readCardCenter(error);
        if (!linked) return center ? t("isAt", { sentence, center }) : sentence;
        const batch = linked.batchNo;
        return center ? t("linkedTo", { sentence, batch, center }) : t("linkedToBatch", { sentence, batch });
      },
      [t, dates],
    ),
    onSettled(settled) {
      if (settled.id !== entry?.id) return;
      if (settled.state === "refused") setEntry(settled);
      else close();
    },
  });
  const { scans } = scanning;
  const isPaused = useScans(scans, ({ pause }) => pause !== null);

  function close(): void {
    setOpened(undefined);
    setEntry(undefined);
  }

  return {
    ...scanning,
    /** The small form for a card whose code does not say enough. */
    form: opened && {
      ...opened,
      code: scanning.parse(opened.text),
      /** The scan that the form has made, and what became of it. */
      entry,
      /** That scan is on its way; one that waits in a pause is not. */
      isUnderWay: isUnanswered && !isPaused,
      close,
      submit({ serial_number, ...details }: OperationBody<"addCard">) {
        // It waits with the others already: whoever presses again wants it sent.
        if (isUnanswered && entry.serial_number === serial_number) return scans.resume();
        const made = scans.scan(serial_number, details);
        if (made.state === "duplicate") close();
        else setEntry(made);
      },
    },
    /** Opens the form, with what the last scan said if it was no serial number. Never by itself: the next scan is near. */
    openForm() {
      setEntry(undefined);
      setOpened({ id: (opened?.id ?? 0) + 1, text: lastText.current });
    },
    onScan(text: string) {
      if (scanning.parse(text).kind !== "command") lastText.current = text;
      return scanning.onScan(text);
    },
  };
}
