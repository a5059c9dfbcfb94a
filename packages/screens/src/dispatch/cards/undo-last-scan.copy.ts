import { defineCopy } from "../../runtime/words/copy.ts";

/** The words for taking the last scan back by key. */
export const undoLastScanCopy = defineCopy("UndoLastScan", {
  undoLast: "Undo the last scan",
  scannedByMistake: "Scanned by mistake",
});
