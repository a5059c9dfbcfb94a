import { defineCopy } from "../runtime/words/copy.ts";

/** The words of the search by ID number, wherever it is; the shell's copy has all of them. @see Spec 2, "Search box" */
export const idSearchCopy = defineCopy("Shell", {
  search: "ID number",
  idNumberRequired: "ID number is required.",
  idNumberInvalid: "Invalid ID Number",
});
