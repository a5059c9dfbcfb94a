import { issuanceStatusWords } from "@id-desk/core";
import { defineCopy } from "../runtime/words/copy.ts";

/** The words for where a hand-over stands, by the registry's own status words. */
export const issuanceStatusCopy = defineCopy("IssuanceStatus", {
  collected: issuanceStatusWords.collected.label,
  completed: issuanceStatusWords.completed.label,
  returned: issuanceStatusWords.returned.label,
  proofOutstanding: "Proof outstanding",
});
