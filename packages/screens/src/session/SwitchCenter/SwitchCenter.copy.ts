import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of Switch Center that Select Center does not have. */
export const switchCenterCopy = defineCopy("SwitchCenter", {
  title: "Switch Center",
  lead: "You are working at {center}.",
  cancel: "Cancel",
});
