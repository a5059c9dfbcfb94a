import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the way back from a batch to its list. */
export const backToListCopy = defineCopy("BackToList", {
  sending: "Sending",
  receiving: "Receiving",
  backToSending: "Back to Sending",
  backToReceiving: "Back to Receiving",
});
