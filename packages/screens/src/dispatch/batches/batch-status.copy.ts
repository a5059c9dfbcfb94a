import { batchStatusWords } from "@id-desk/core";
import { defineCopy } from "../../runtime/words/copy.ts";

/** The words for where a batch stands, by the registry's own status words. */
export const batchStatusCopy = defineCopy("BatchStatus", {
  open: batchStatusWords.open.label,
  dispatched: batchStatusWords.dispatched.label,
  receiving: batchStatusWords.receiving.label,
  received: batchStatusWords.received.label,
  cancelled: batchStatusWords.cancelled.label,
  withDiscrepancy: "With discrepancy",
});
