import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the menu of a batch in a list, without those of its dialogs. */
export const rowMenuCopy = defineCopy("RowActions", {
  actionsOf: "Actions of batch {batch}",
  dispatch: "Dispatch batch",
  printManifest: "Print manifest",
  printReceiptNote: "Print receipt note",
  reopenConfirm: "Reopen batch",
  cancel: "Cancel batch",
  readySms: "Send ready SMS",
  addNote: "Add note",
});
