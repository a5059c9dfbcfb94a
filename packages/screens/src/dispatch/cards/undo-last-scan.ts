import type { BatchCard } from "@id-desk/core";
import type { Translate } from "../../runtime/words/copy.ts";
import type { AskedOfCard } from "../commands/command.ts";
import type { BatchDesk } from "../commands/useCommandDesk.ts";
import type { undoLastScanCopy } from "./undo-last-scan.copy.ts";

type Log = ReturnType<BatchDesk["scans"]["getSnapshot"]>["log"];

/** Finds the serial number that this desk scanned last and that was saved. */
export function findLastSaved(log: Log): string | undefined {
  const saved = log.filter(({ state }) => state === "saved");
  return saved.toSorted((one, other) => other.id - one.id)[0]?.serial_number;
}

/** Makes the question about undoing the last scan. Undefined if nothing was scanned, or if it cannot be undone now. */
export function askToUndoLast(
  { batch, side, log }: Pick<BatchDesk, "batch" | "side"> & { readonly log: Log },
  mayUndo: (action: "undoCard" | "removeCard", card: BatchCard) => boolean,
  t: Translate<typeof undoLastScanCopy.texts>,
): AskedOfCard | undefined {
  const serial = findLastSaved(log);
  const card = batch.cards.find(({ serial_number }) => serial_number === serial);
  const action = side === "receiving" ? "undoCard" : "removeCard";
  if (!card || !mayUndo(action, card)) return undefined;
  return { action, card, ...(action === "removeCard" && { draft: t("scannedByMistake") }) };
}
