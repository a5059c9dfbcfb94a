import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the windows in which something is done with a hand-over. */
export const issuanceDialogCopy = defineCopy("IssuanceDialog", {
  keep: "Cancel",
  pending: "Saving…",
  changedByAt: "This hand-over was changed by {name} at {time}.",
  changedBy: "This hand-over was changed by {name}.",
  changed: "This hand-over was changed meanwhile.",
  changedHelp: "Reload to see how it stands now. What you typed stays here.",
  reload: "Reload",
  noLonger: "This can no longer be done, because the hand-over was changed meanwhile.",
  unsaved: "What you entered in the open window will be lost.",
  typedBefore: "What you had typed before you were signed out is here again.",

  returnTitle: "Return card {serial} of {owner}?",
  returnHelp:
    "The card is at this centre again and can be handed over anew. Its hand-over stays in the list as returned.",
  reason: "Reason",
  chooseReason: "Choose a reason",
  reasonRequired: "Reason is required.",
  notes: "Notes",
  returnHint: "What the collector said, or what is wrong with the card.",
  returnConfirm: "Return card",

  completeTitle: "Save the proof of card {serial}",
  completeHelp: "{collector} collected the card of {owner} on {at}.",
  completeOwnHelp: "{owner} collected the card in person on {at}.",
  completeConfirm: "Save proof",
});
