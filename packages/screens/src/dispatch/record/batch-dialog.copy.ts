import { defineCopy } from "../../runtime/words/copy.ts";

/** The words that the dialogs about a batch and its cards have in common. */
export const batchDialogCopy = defineCopy("BatchDialog", {
  notes: "Notes",
  more: "More",
  reason: "Reason",
  chooseReason: "Choose a reason",
  reasonRequired: "Reason is required.",
  keep: "Cancel",
  pending: "Saving…",
  changedByAt: "This batch was changed by {name} at {time}.",
  changedBy: "This batch was changed by {name}.",
  changed: "This batch was changed meanwhile.",
  changedHelp: "Reload to see how it stands now. What you typed stays here.",
  reload: "Reload",
  noLonger: "This can no longer be done, because the batch was changed meanwhile.",
  unsaved: "What you typed in the open dialog will be lost.",
  typedBefore: "What you had typed before you were signed out is here again.",
});
