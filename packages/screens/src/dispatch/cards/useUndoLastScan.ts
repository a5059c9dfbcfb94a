import type { BatchCard, CardAction } from "@id-desk/core";
import { useShortcut } from "../../runtime/keys/use-shortcut.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { BatchDesk } from "../commands/useCommandDesk.ts";
import { useScans } from "../scanning/useCardScanning.ts";
import { undoLastScanCopy } from "./undo-last-scan.copy.ts";
import { askToUndoLast, findLastSaved } from "./undo-last-scan.ts";

/** Lets Alt+Z ask to undo the last scan of this desk that was saved. */
export function useUndoLastScan(
  desk: BatchDesk,
  /** What can be done with a card now. */
  listActions: (card: BatchCard) => readonly CardAction[],
): void {
  const t = useCopy(undoLastScanCopy);
  const isScanned = useScans(desk.scans, ({ log }) => findLastSaved(log)) !== undefined;
  function undo(): void {
    const { log } = desk.scans.getSnapshot();
    const asked = askToUndoLast({ ...desk, log }, (action, card) => listActions(card).includes(action), t);
    if (asked) desk.ask(asked);
  }
  useShortcut({ keys: "Alt+Z", label: t("undoLast") }, isScanned ? undo : undefined);
}
