import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the proof that is taken from a collector, beside those of taking any print and any signature. */
export const completionCopy = defineCopy("Completion", {
  fingerprint: "Fingerprint of the collector",
  fingerprintOf: "Fingerprint of {name}",
  lacksPrint: "No fingerprint can be taken",
  reason: "Why there is no fingerprint",
  chooseReason: "Choose a reason",
  reasonNotes: "Notes on that",
  reasonRequired: "Reason is required.",
  printRequired: "Take a fingerprint, or say why there is none.",

  signature: "Signature of the collector",
  signatureOf: "Signature of {name}",
  signatureRequired: "Take a signature, or add the signed receipt.",

  onPaper: "Signed on the printed receipt",
  signedReceipt: "Signed receipt",
  receiptRequired: "Add the signed receipt.",

  unsaved: "The fingerprint and the signature that you took will be lost.",
});
