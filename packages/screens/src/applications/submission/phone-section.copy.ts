import { defineCopy } from "../../runtime/words/copy.ts";

/** The words that say whose phone is verified for an application. */
export const phoneSectionCopy = defineCopy("ApplicationPhone", {
  codeHint: "Ask the applicant or the guardian for the code.",
  cannot: "",
  supervisor: "",
});
