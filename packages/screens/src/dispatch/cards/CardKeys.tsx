import type { BatchDesk } from "../commands/useCommandDesk.ts";
import { useNextRow } from "./useNextRow.ts";
import { useUndoLastScan } from "./useUndoLastScan.ts";

/** Where the focus goes after the dialog of a card, and the key that undoes the last scan. */
export function CardKeys({
  desk,
  ...rows
}: Omit<Parameters<typeof useNextRow>[0], "asked"> & { readonly desk: BatchDesk }) {
  useNextRow({ asked: desk.asked, ...rows });
  useUndoLastScan(desk, rows.listActions);
  return null;
}
