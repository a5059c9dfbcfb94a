import { disputeReasons } from "@id-desk/core";
import { defineCopy } from "../../runtime/words/copy.ts";

/** The words for why a card is disputed, by the registry's own words. */
export const disputeReasonCopy = defineCopy("DisputeReason", { ...disputeReasons });
