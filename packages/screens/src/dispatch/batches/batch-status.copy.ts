import { batchStatusWords } from "@id-desk/core";
import { defineCopy, type Translate } from "../../runtime/words/copy.ts";

/** The words for where a batch stands, by the registry's own status words. */
export const batchStatusCopy = defineCopy("BatchStatus", {
  open: batchStatusWords.open.label,
  dispatched: batchStatusWords.dispatched.label,
  receiving: batchStatusWords.receiving.label,
  received: batchStatusWords.received.label,
  cancelled: batchStatusWords.cancelled.label,
  withDiscrepancy: "With discrepancy",
});

/** The status words in the language that is spoken. */
export function translateStatusWords(t: Translate<typeof batchStatusCopy.texts>) {
  return {
    open: t("open"),
    dispatched: t("dispatched"),
    receiving: t("receiving"),
    received: t("received"),
    cancelled: t("cancelled"),
  };
}
