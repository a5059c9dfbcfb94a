import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the button that opens the window for printing. */
export const printButtonCopy = defineCopy("PrintButton", {
  print: "Print",
});
