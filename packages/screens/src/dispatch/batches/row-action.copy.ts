import { defineCopy } from "../../runtime/words/copy.ts";
import { readySmsTexts, sendingActionTexts } from "../commands/command-texts.ts";

/** The words of what can be done with a batch from its row in a list. */
export const rowActionCopy = defineCopy("RowActions", {
  ...sendingActionTexts,
  ...readySmsTexts,
  actionsOf: "Actions of batch {batch}",
  dispatch: "Dispatch batch",
  printManifest: "Print manifest",
  printReceiptNote: "Print receipt note",
  cancel: "Cancel batch",
  addNote: "Add note",
  skipped: {
    one: "{count} collector of batch {batch} has no phone number. Tell them another way: {serials}",
    other: "{count} collectors of batch {batch} have no phone number. Tell them another way: {serials}",
  },
});
