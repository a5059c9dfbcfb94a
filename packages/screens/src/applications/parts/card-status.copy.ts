import { cardStatusWords as words } from "@id-desk/core";
import { defineCopy } from "../../runtime/words/copy.ts";

/** The words for where a card is, by the registry's own status words. */
export const cardStatusCopy = defineCopy("CardStatus", {
  printed: words.printed.label,
  packed: words.packed.label,
  in_transit: words.in_transit.label,
  at_center: words.at_center.label,
  collected: words.collected.label,
  completed: words.completed.label,
  missing: words.missing.label,
  disputed: words.disputed.label,
  returned: words.returned.label,
  cancelled: words.cancelled.label,
});
