import { lineStatusWords } from "@id-desk/core";
import { defineCopy } from "../runtime/words/copy.ts";

/** The words for where a card stands in its batch, by the registry's own status words. */
export const lineStatusCopy = defineCopy("LineStatus", {
  packed: lineStatusWords.packed.label,
  in_transit: lineStatusWords.in_transit.label,
  received: lineStatusWords.received.label,
  missing: lineStatusWords.missing.label,
  disputed: lineStatusWords.disputed.label,
  removed: lineStatusWords.removed.label,
  waiting: "Waiting",
});
