import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the page on which a card is handed over, and of its sections' headings. */
export const newIssuanceCopy = defineCopy("NewIssuance", {
  title: "New Issuance",
  subtitle: "Hand a card over to its owner, or to somebody who collects it for them.",
  steps: "Steps of the hand-over",
  find: "Find the card",
  collector: "Collector",
  otp: "Verify by one-time password",
  card: "Check the card in hand",
  handOver: "Hand over",
  done: "Done",
  now: "Now",
  next: "To come",
  edit: "Edit",
  editStep: "Edit: {step}",
  keep: "Keep as it was",
  anotherCard: "Another card",
  primaryShortcut: "Go on with the open step",
  scanShortcut: "Go to the scan field",

  reread: "The hand-over stood elsewhere than this page showed. It was read again: go on here.",
  rereadFailed: "The hand-over stands elsewhere than this page shows. Scan the card again.",
  typedBefore: "What you had typed before you were signed out is here again.",

  unsavedVerified: "The collector is verified. If you leave, they must be verified again.",
  unsavedTyped: "What you have typed about this hand-over will be lost.",

  switchTitle: "Begin with another card?",
  switchVerified: "The collector of {serial} is verified and must be verified again if you leave it now.",
  switchTyped: "What you have typed about {serial} will be lost.",
  switchProof: "The proof for {serial} is outstanding. You find it under Issuances.",
  switchConfirm: "Begin with another card",
  stay: "Cancel",

  dialogOpen: "Not recorded: close the dialog first.",
  readOnly: "This page is for reading alone here.",
});
