import { defineCopy } from "../../runtime/words/copy.ts";
import { readySmsTexts, sendingActionTexts } from "../commands/command-texts.ts";
import { rowMenuCopy } from "./row-menu.copy.ts";

/** All words of what can be done with a batch from its row in a list; they come with its dialogs. */
export const rowActionCopy = defineCopy("RowActions", {
  ...sendingActionTexts,
  ...readySmsTexts,
  ...rowMenuCopy.texts,
  skipped: {
    one: "{count} collector of batch {batch} has no phone number. Tell them another way: {serials}",
    other: "{count} collectors of batch {batch} have no phone number. Tell them another way: {serials}",
  },
});
