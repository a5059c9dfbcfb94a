import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the search for whoever only looks people up. */
export const statusSearchCopy = defineCopy("Dashboard", {
  whereIsTheCard: "Where is the card?",
  whereIsTheCardHelp: "Type or scan the ID number of the person who asks.",
  showStatus: "Show status",
});
