import { defineCopy } from "../../../runtime/words/copy.ts";

/** The words of any part of the page with figures. */
export const blockCopy = defineCopy("Dashboard", {
  tryAgain: "Try again",
  noFigures: "No figures for this date.",
  noFiguresHelp: "Nothing was recorded by then. Choose a later day.",
  exportCsv: "Export CSV",
  exportOf: "Export CSV: {what}",
});
