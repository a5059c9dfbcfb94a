import { type BatchCard, type CardCodePart, parseScan, RegistryError, type ScanRequest } from "@id-desk/core";
import { useMemo, useState } from "react";
import type { Translate } from "../../runtime/copy.ts";
import { useCopy, useRegistry } from "../../runtime/registry-context.ts";
import { useAction } from "../../runtime/use-action.ts";
import type { ScanDetails } from "../parts/card-scans.ts";
import { explainCode } from "../parts/explain-code.ts";
import { scanPanelCopy } from "../parts/scan-panel.copy.ts";
import type { ShownBatchReading } from "../parts/useBatchReading.ts";
import { type CardScanning, useCardScanning } from "../parts/useCardScanning.ts";
import { useDates } from "../parts/useDates.ts";
import type { DescribeScan } from "../parts/useScanLines.ts";
import type { dispatchReceivingBatchCopy } from "./DispatchReceivingBatch.copy.ts";
import { createDescribeReceivingScan } from "./describe-receiving-scan.ts";

/** Checking a batch by scanning. */
export interface ReceivingScans extends CardScanning {
  readonly describe: DescribeScan;
  /** Takes whatever was scanned or typed. */
  readonly onScan: (text: string) => void;
  /** The serial number of the last scan, when its card is not in the batch. */
  readonly extraSerial: string | undefined;
}

const isReceived = (card: BatchCard) => card.line_status === "received";

/** Marks what is scanned as received. */
export function useReceivingScans(
  reading: ShownBatchReading,
  t: Translate<typeof dispatchReceivingBatchCopy.texts>,
  scanFormat: readonly CardCodePart[] | undefined,
): ReceivingScans {
  const { client } = useRegistry();
  const { run } = useAction("receiveCard");
  const dates = useDates();
  const tPanel = useCopy(scanPanelCopy);
  const { batch } = reading;
  const [extraSerial, setExtraSerial] = useState<string>();
  const describe = useMemo(() => createDescribeReceivingScan(t, dates), [t, dates]);
  const findCard = (serialNumber: string) => batch.cards.find((card) => card.serial_number === serialNumber);

  const scanning = useCardScanning({
    reading,
    isKnown: isReceived,
    isDuplicate: ({ serverCode }) => serverCode === "already_received",
    async send({ serial_number, key, details }: ScanRequest<ScanDetails>) {
      const card = findCard(serial_number);
      // A scan kept from before, of a batch that has changed since.
      if (!card) throw new RegistryError({ code: "validation", message: t("notInBatch") });
      const path = { batchId: batch.id, cardId: card.id };
      const body = { data: { serial_number, method: details?.method ?? ("scan" as const) } };
      return run({ path, body }, () =>
        client.request("receiveCard", { path, body, idempotencyKey: key, isSilent: true }),
      );
    },
  });
  const { scans, refuse } = scanning;

  function takeSerial(serialNumber: string): void {
    if (findCard(serialNumber)) {
      scans.take(serialNumber);
      return;
    }
    const removed = batch.removed_cards.find((card) => card.serial_number === serialNumber)?.removed;
    refuse(serialNumber, removed ? t("wasRemoved", { notes: removed.notes }) : t("notInBatch"));
    setExtraSerial(serialNumber);
  }

  return {
    ...scanning,
    describe,
    extraSerial,
    onScan(text) {
      setExtraSerial(undefined);
      const scan = parseScan(text, scanFormat && { scanFormat });
      if (scan.kind === "serial" || scan.kind === "card") takeSerial(scan.serial_number);
      else if (scan.kind === "batch") refuse(text, tPanel("batchScanned"));
      else refuse(text, scan.kind === "id" ? t("idScanned") : explainCode(scan, tPanel));
    },
  };
}
