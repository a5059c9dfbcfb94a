import {
  type BatchCard,
  type CardCodePart,
  type LocatedBatch,
  parseScan,
  type RegistryClient,
  RegistryError,
  type ScanRequest,
} from "@id-desk/core";
import { useMemo, useRef, useState } from "react";
import { useCopy, useRegistry } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useAction } from "../../runtime/writing/use-action.ts";
import type { ShownBatchReading } from "../record/useBatchReading.ts";
import type { ScanDetails } from "../scanning/card-scans.ts";
import { explainCode } from "../scanning/explain-code.ts";
import { readOtherPerson } from "../scanning/read-other-person.ts";
import { scanPanelCopy } from "../scanning/scan-panel.copy.ts";
import { type CardScanning, useCardScanning } from "../scanning/useCardScanning.ts";
import type { DescribeScan } from "../scanning/useScanLines.ts";
import { createDescribeReceivingScan } from "./describe-receiving-scan.ts";
import type { receivingPageCopy } from "./receiving-page.copy.ts";

/** Checking a batch by scanning. */
export interface ReceivingScans extends CardScanning {
  readonly describe: DescribeScan;
  /** Takes whatever was scanned or typed. */
  readonly onScan: (text: string) => void;
  /** The serial number of the last scan, when its card is not in the batch. */
  readonly extraSerial: string | undefined;
}

const isReceived = (card: BatchCard) => card.line_status === "received";

/** How long the registry may take to tell which batch holds a card, in milliseconds. */
const locateLimit = 3000;

/** Asks which batch holds a card; nothing when none does, or when the registry does not say. */
async function findBatchOf(client: RegistryClient, serial_number: string): Promise<LocatedBatch | null> {
  const options = { query: { serial_number }, isSilent: true, timeLimit: locateLimit };
  return client.request("locateCard", options).then(
    ({ batch }) => batch,
    () => null,
  );
}

/** Marks what is scanned as received. */
export function useReceivingScans(
  reading: ShownBatchReading,
  t: Translate<typeof receivingPageCopy.texts>,
  scanFormat: readonly CardCodePart[] | undefined,
): ReceivingScans {
  const { client } = useRegistry();
  const { run } = useAction("receiveCard");
  const dates = useDates();
  const tPanel = useCopy(scanPanelCopy);
  const { batch } = reading;
  const lastScan = useRef(0);
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
  const { refuse, ask, scans } = scanning;

  function takeSerial(serialNumber: string): void {
    if (findCard(serialNumber)) {
      scans.take(serialNumber);
      return;
    }
    const asked = ++lastScan.current;
    const removed = batch.removed_cards.find((card) => card.serial_number === serialNumber)?.removed;
    if (removed) tell(t("wasRemoved", { notes: removed.notes }));
    else if (reading.can("locate")) void locate();
    else tell(t("notInBatch"));

    function tell(sentence: string, refuseIt = (text: string) => refuse(serialNumber, text)): void {
      refuseIt(sentence);
      // A card that was scanned since is what is asked about now.
      if (asked === lastScan.current) setExtraSerial(serialNumber);
    }
    async function locate(): Promise<void> {
      const refuseIt = ask(serialNumber, t("notListed"));
      const found = await findBatchOf(client, serialNumber);
      if (!found) return tell(t("notInBatch"), refuseIt);
      if (found.batch_no !== batch.batch_no) {
        const { batch_no, destination_center } = found;
        return tell(t("inOtherBatch", { batch: batch_no, center: destination_center.name }), refuseIt);
      }
      // It came into the batch after the page had read it.
      reading.refresh();
      refuseIt(t("justAdded"));
    }
  }

  return {
    ...scanning,
    describe,
    extraSerial,
    onScan(text) {
      lastScan.current += 1;
      setExtraSerial(undefined);
      const scan = parseScan(text, scanFormat && { scanFormat });
      const listed = readOtherPerson(scan, findCard);
      if (scan.kind === "card" && listed) refuse(text, t("otherPerson", { scanned: scan.id_number, listed }));
      else if (scan.kind === "serial" || scan.kind === "card") takeSerial(scan.serial_number);
      else if (scan.kind === "batch") refuse(text, tPanel("batchScanned"));
      else refuse(text, scan.kind === "id" ? t("idScanned") : explainCode(scan, tPanel));
    },
  };
}
