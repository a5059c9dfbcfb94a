import { type BatchSummary, isRegistryError, parseScan, type Side, todayIn } from "@id-desk/core";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ListLimits } from "../../lists/list-limits.ts";
import { useNow } from "../../runtime/reading/use-now.ts";
import { useNavigation, useRegistry, useSession } from "../../runtime/registry/registry-context.ts";
import { listOf, readBatchDestination } from "./batch-sides.ts";

/** Why a number led nowhere: by the name of the text that says it, or in the registry's own words. */
export type NumberRefusal =
  | { readonly text: "numberIncomplete" | "numberUnknown" | "numberNotOnPage"; readonly batchNo: string }
  | {
      readonly text: "cardInNoBatch" | "cardElsewhere" | "cardsNotFound";
      readonly serial: string;
      readonly batchNo?: string | undefined;
      readonly center?: string | undefined;
    }
  | { readonly message: string };

/** The parameter by which the registry is asked for a number; a server may not know it. */
const wish = "batch_no";

/**
 * Narrows the page of a list to a number while it is typed or scanned, and opens its batch; of a card, the batch that
 * holds it.
 */
export function useBatchNumber(
  side: Side,
  rows: readonly BatchSummary[],
  { isUnmet, remember }: ListLimits,
  /** The server tells which batch holds a card. */
  canLocate: boolean,
) {
  const { client } = useRegistry();
  const { onNavigate } = useNavigation();
  const { timeZone } = useSession();
  const now = useNow();
  const [typed, setTyped] = useState("");
  const [isOpening, setOpening] = useState(false);
  const [refusal, refuse] = useState<NumberRefusal>();
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  const text = typed.trim();
  const part = text.toUpperCase();
  const shown = useMemo(
    () => (part === "" ? rows : rows.filter(({ batch_no }) => batch_no.includes(part))),
    [rows, part],
  );

  const show = ({ id }: BatchSummary) => onNavigate(readBatchDestination(side, id));
  function refuseUnknownWish(batchNo: string): void {
    remember(wish);
    refuse({ text: "numberNotOnPage", batchNo });
  }

  async function ask(batchNo: string): Promise<void> {
    if (isUnmet(wish)) return refuseUnknownWish(batchNo);
    await look(
      async (signal) => {
        const query = { [wish]: batchNo, status: "all", per_page: 10 } as const;
        const { batches } = await client.request(listOf(side), { query, signal });
        const found = batches.find(({ batch_no }) => batch_no === batchNo);
        if (found) show(found);
        else if (batches.length > 0) refuseUnknownWish(batchNo);
        else refuse({ text: "numberUnknown", batchNo });
      },
      () => refuseUnknownWish(batchNo),
    );
  }

  async function askForCard(serial: string): Promise<void> {
    if (!canLocate) return refuse({ text: "cardsNotFound", serial });
    await look(async (signal) => {
      const { findBatchOfCard } = await import("../../records/find-batch.ts");
      const { batch, destination } = await findBatchOfCard(client, serial, { signal });
      if (signal.aborted) return;
      if (destination) return onNavigate(destination);
      const center = batch?.destination_center.name;
      refuse({ text: batch ? "cardElsewhere" : "cardInNoBatch", serial, batchNo: batch?.batch_no, center });
    });
  }

  /** Asks the registry in place of what was asked before. `onInvalid` hears that it cannot be asked that way. */
  async function look(find: (signal: AbortSignal) => Promise<void>, onInvalid?: () => void): Promise<void> {
    const controller = new AbortController();
    asking.current?.abort();
    asking.current = controller;
    setOpening(true);
    try {
      await find(controller.signal);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!isRegistryError(error)) throw error;
      if (error.code === "validation" && onInvalid) onInvalid();
      else refuse(error);
    } finally {
      if (asking.current === controller) setOpening(false);
    }
  }

  return {
    typed,
    type(next: string) {
      setTyped(next);
      refuse(undefined);
    },
    /** The rows of the page whose number has what was typed in it. */
    shown,
    /** Opens the batch of the number that was typed: from the page, and else from the registry. */
    async open() {
      if (text === "") return;
      refuse(undefined);
      const scan = parseScan(text);
      if (scan.kind === "serial" || scan.kind === "card") return askForCard(scan.serial_number);
      const batchNo = readBatchNumber(text, { timeZone, now: now() });
      const onlyShown = shown.length === 1 && batchNo !== part ? shown[0] : undefined;
      const known = rows.find(({ batch_no }) => batch_no === batchNo) ?? onlyShown;
      if (known) show(known);
      else if (batchNo) await ask(batchNo);
      else refuse({ text: "numberIncomplete", batchNo: text });
    },
    isOpening,
    refusal,
    /** The server cannot look for a number, so that one is looked for on the page alone. */
    isOnPage: isUnmet(wish),
  };
}

/**
 * Reads what was scanned or typed as a batch number. Up to six digits alone mean a batch of this year, for
 * nobody types what stands on every packet. Nothing when it is no number of a batch.
 */
export function readBatchNumber(text: string, clock: { readonly timeZone: string; readonly now: Date }) {
  const scan = parseScan(text);
  if (scan.kind === "batch") return scan.batch_no;
  const digits = text.trim();
  if (!/^\d{1,6}$/.test(digits)) return undefined;
  const year = todayIn(clock.timeZone, clock.now).slice(0, 4);
  return `DB-${year}-${digits.padStart(6, "0")}`;
}
