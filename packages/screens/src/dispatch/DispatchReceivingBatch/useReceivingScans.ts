import { type OperationBody, RegistryError } from "@id-desk/core";
import { useCallback, useState } from "react";
import { useRegistry } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { readRefusalText } from "../../runtime/writing/read-refusal.ts";
import type { ShownBatchReading } from "../record/useBatchReading.ts";
import { readEarlierDoing } from "../scanning/scan-refusal.ts";
import { type ScanFieldOptions, useCardScanning } from "../scanning/useCardScanning.ts";
import type { receivingPageCopy } from "./receiving-page.copy.ts";

/** How long the registry may take to tell which batch holds a card, in milliseconds. */
const locateLimit = 3000;

/** Marks what is scanned as received. */
export function useReceivingScans(
  reading: ShownBatchReading,
  t: Translate<typeof receivingPageCopy.texts>,
  field: ScanFieldOptions,
) {
  const { client } = useRegistry();
  const dates = useDates();
  const { batch } = reading;
  /** The cards that were scanned and are not in the batch. */
  const [extras, setExtras] = useState<ReadonlySet<string>>(new Set());

  const scanning = useCardScanning({
    reading,
    field,
    t,
    isKnown: (card) => card.line_status === "received",
    isDuplicate: ({ serverCode }) => serverCode === "already_received",
    takeCard({ serial_number }) {
      if (findCard(serial_number)) scans.scan(serial_number);
      else void refuseExtra(serial_number);
    },
    action: "receiveCard",
    createRequest({ serial_number, details }) {
      const card = findCard(serial_number);
      // A scan kept from before, of a batch that has changed since.
      if (!card) throw new RegistryError({ code: "validation", message: t("notInBatch") });
      const data = { serial_number, method: details?.method ?? ("scan" as const) };
      const body: OperationBody<"receiveCard"> = { data };
      return { path: { batchId: batch.id, cardId: card.id }, body };
    },
    describe: useCallback(
      ({ state, error, card }) => {
        if (state === "saved") return t("wasDisputed");
        if (state !== "duplicate") return error && readRefusalText(error);
        const { by, at } = error
          ? readEarlierDoing(error)
          : { by: card?.resolved_by?.fullname, at: card?.resolved_at };
        return by && at ? t("alreadyReceivedBy", { by, at: dates.time(at) }) : t("alreadyReceived");
      },
      [t, dates],
    ),
  });
  const { scans, findCard } = scanning;

  /** Asks which batch holds a card; nothing when none does, or when the registry does not say. */
  const findBatchOf = (serial_number: string) =>
    client.request("locateCard", { query: { serial_number }, isSilent: true, timeLimit: locateLimit }).then(
      (answer) => answer.batch,
      () => null,
    );
  /** Refuses a card that is not in the batch with what is known of it; it can be recorded as an extra card. */
  async function refuseExtra(serialNumber: string): Promise<void> {
    const removed = batch.removed_cards.find((card) => card.serial_number === serialNumber)?.removed;
    const isAsked = !removed && reading.can("locate");
    const refuse = isAsked
      ? scans.ask(serialNumber, t("notListed"))
      : (sentence: string) => scans.refuse(serialNumber, sentence);
    const found = isAsked ? await findBatchOf(serialNumber) : null;
    if (found?.batch_no === batch.batch_no) {
      // It came into the batch after the page had read it.
      reading.refresh();
      return refuse(t("justAdded"));
    }
    const place = found && { batch: found.batch_no, center: found.destination_center.name };
    if (removed) refuse(t("wasRemoved", { notes: removed.notes }));
    else if (place && found.destination_center.id === batch.destination_center.id)
      refuse(t("inBatchForHere", place));
    else refuse(place ? t("inOtherBatch", place) : t("notInBatch"));
    setExtras((before) => new Set(before).add(serialNumber));
  }

  return {
    ...scanning,
    /** The cards of refused scans that are not in the batch and not recorded as extra cards yet. */
    extras,
    /** Takes a card off that list: it is recorded. */
    forgetExtra: (serialNumber: string) =>
      setExtras((before) => new Set([...before].filter((serial) => serial !== serialNumber))),
  };
}
