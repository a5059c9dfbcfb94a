import { defineCopy } from "../../runtime/words/copy.ts";
import { batchRecordCopy } from "./batch-record.copy.ts";

/** The words of a batch's notes and history with those of what is opened on them: the dialog for a note, and the whole. */
export const wholeRecordCopy = defineCopy("BatchRecord", {
  ...batchRecordCopy.texts,

  addNoteTitle: "Add a note to batch {batch}",
  addNoteHelp: "Both centres read it.",

  historyOf: "History of batch {batch}",
  historyFailed: "Could not load the history.",
  historyPages: "Pages of the history",
  singleCards: "With what happened to single cards",
  action: "Action",
  by: "By",
  center: "Centre",
  date: "Date",
  previousPage: "Previous page",
  nextPage: "Next page",
  page: "Page",
  range: "{from}–{to} of {total}",
  noHistory: "Nothing has happened yet.",
});
