import { defineCopy } from "../../runtime/words/copy.ts";

/** The words for a passport of which the last four signs are shown. */
export const passportEndCopy = defineCopy("PassportEnd", {
  end: "***{end}",
  none: "No passport",
});
