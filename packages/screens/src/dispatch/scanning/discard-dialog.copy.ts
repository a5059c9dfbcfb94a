import { defineCopy } from "../../runtime/words/copy.ts";
import { scanPanelCopy } from "./scan-panel.copy.ts";

/** The words around scanning with those of the question before scans are given up, which come with it. */
export const discardDialogCopy = defineCopy("ScanPanel", {
  ...scanPanelCopy.texts,

  keep: "Keep scans",
  discardTitle: { one: "Discard {count} waiting scan?", other: "Discard {count} waiting scans?" },
  discardHelp: "These cards are not saved. Put them aside and scan them again where they belong.",
});
