import { defineCopy } from "../../runtime/words/copy.ts";

/** The words for whoever has no centre yet. */
export const noCenterCopy = defineCopy("Dashboard", {
  noCenter: "No centre is selected.",
  noCenterHelp: "Select the centre that you work at to see what waits there.",
  selectCenter: "Select Center",
});
