import type { BatchCard, CardAction } from "@id-desk/core";
import { useShortcut } from "../../runtime/keys/use-shortcut.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { BatchDesk } from "../commands/useCommandDesk.ts";
import { useScans } from "../scanning/useCardScanning.ts";
import { undoLastScanCopy } from "./undo-last-scan.copy.ts";

/** Lets Alt+Z ask to undo the last scan of this desk that was saved. */
export function useUndoLastScan(
  { batch, scans, ask }: Pick<BatchDesk, "batch" | "scans" | "ask">,
  /** What can be done with a card now. */
  listActions: (card: BatchCard) => readonly CardAction[],
): void {
  const t = useCopy(undoLastScanCopy);
  const serial = useScans(scans, ({ log }) =>
    log.reduce<(typeof log)[number] | undefined>(
      (last, scan) => (scan.state === "saved" && scan.id > (last?.id ?? -1) ? scan : last),
      undefined,
    ),
  )?.serial_number;
  function undo(): void {
    const card = batch.cards.find(({ serial_number }) => serial_number === serial);
    const actions = card ? listActions(card) : [];
    if (card && actions.includes("undoCard")) ask({ action: "undoCard", card });
    else if (card && actions.includes("removeCard"))
      ask({ action: "removeCard", card, draft: t("scannedByMistake") });
  }
  useShortcut({ keys: "Alt+Z", label: t("undoLast") }, serial === undefined ? undefined : undo);
}
