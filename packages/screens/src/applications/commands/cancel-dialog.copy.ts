import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the dialog that cancels an application. */
export const cancelDialogCopy = defineCopy("CancelApplication", {
  title: "Cancel application {number}?",
  help: "The application of {name} ends here and cannot be opened again. They can make a new one.",
  reason: "Reason",
  chooseReason: "Choose a reason",
  reasonRequired: "Reason is required.",
  notes: "Notes",
  notesHint: "What the applicant said, or what is wrong with the application.",
  confirm: "Cancel application",
  keep: "Keep application",
  pending: "Saving…",
  changedByAt: "This application was changed by {name} at {time}.",
  changedBy: "This application was changed by {name}.",
  changed: "This application was changed meanwhile.",
  changedHelp: "Reload to see how it is now. What you entered is kept.",
  reload: "Reload",
  noLonger: "This application has changed and can no longer be cancelled.",
  unsaved: "What you entered to cancel the application will be lost.",
  typedBefore: "What you entered before you were signed out is here again.",
});
