import type { BatchCard } from "@id-desk/core";
import { useShortcut } from "../../runtime/keys/use-shortcut.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { AskedOfCard } from "../commands/command.ts";
import type { BatchDesk } from "../commands/useCommandDesk.ts";
import { scanPanelCopy } from "./scan-panel.copy.ts";
import { type CardScanning, useScans } from "./useCardScanning.ts";

/**
 * Lets Alt+Z take back the last scan of this desk that was saved: it opens the dialog that asks about its card.
 *
 * @param undo makes what is asked; undefined if the card cannot be taken back now.
 */
export function useUndoLastScan(
  { scans, findCard }: Pick<CardScanning, "scans" | "findCard">,
  ask: BatchDesk["ask"],
  undo: (card: BatchCard) => AskedOfCard | undefined,
): void {
  const t = useCopy(scanPanelCopy);
  const serial = useScans(scans, ({ log }) =>
    log.reduce<(typeof log)[number] | undefined>(
      (last, scan) => (scan.state === "saved" && scan.id > (last?.id ?? -1) ? scan : last),
      undefined,
    ),
  )?.serial_number;
  function undoLast() {
    const card = serial === undefined ? undefined : findCard(serial);
    const asked = card && undo(card);
    if (asked) ask(asked);
  }
  useShortcut({ keys: "Alt+Z", label: t("undoLast") }, serial === undefined ? undefined : undoLast);
}
