import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of a page that this version does not have. */
export const notYetCopy = defineCopy("NotYet", {
  help: "This page is not part of this version yet.",
  home: "Go to the dashboard",
});
