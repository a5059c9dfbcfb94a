import { defineCopy } from "../runtime/words/copy.ts";

/** The words of the export of a list. */
export const listExportCopy = defineCopy("ListExport", {
  exportCsv: "Export CSV",
  cancelExport: "Cancel export",
  exporting: "Exported {done} of {total}",
  exportFailed: "The export stopped after {done} of {total}.",
  exportAgain: "Go on with the export",
});
