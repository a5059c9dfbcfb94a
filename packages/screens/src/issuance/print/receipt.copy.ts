import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the receipt of a hand-over, and of the window that prints it. */
export const receiptCopy = defineCopy("Receipt", {
  receipt: "Hand-over receipt",

  title: "Print receipt {number}",
  paper: "Paper",
  A5: "A5",
  A5Help: "The usual size of a receipt.",
  A4: "A4",
  A4Help: "For a printer that has no smaller paper.",
  neverPrinted: "This receipt was never printed.",
  printedBefore: {
    one: "This receipt was printed once. The next one is marked as a copy.",
    other: "This receipt was printed {count} times. The next one is marked as a copy.",
  },
  confirm: "Print receipt",
  preparing: "Preparing…",
  close: "Close",
  noReceipt: "This hand-over has no receipt any more. Close this window to see how it stands now.",
  printedAsItWas: "The registry did not answer. Printed as the hand-over was {at}.",
  notCounted: "The registry did not count this print. The next one may not be marked as a copy.",
  withoutPictures: "What was taken as proof could not be loaded. Its boxes are empty on this print.",

  copy: "COPY {number}",
  printedBy: "Printed by {name} at {center}, {at}",
  page: "Page {page} of {pages}",
  asItWas: "The registry did not answer when this was printed. It shows the hand-over as it was {at}.",
  barcode: "Barcode {number}",

  card: "Card serial no.",
  owner: "Owner",
  collector: "Collector",
  ownerInPerson: "The owner in person",
  idNumber: "ID number {number}",
  passport: "Passport {number}, {country}",
  passportAlone: "Passport {number}",
  verified: "Verified",
  verifiedByCode: "By one-time password to {phone} at {at}",
  verifiedByCodeOnly: "By one-time password at {at}",
  vouched: "Vouched for by a supervisor at {at}",
  vouchedBy: "Vouched for by {by}, supervisor, at {at}",
  documents: "Documents seen",
  noDocuments: "None",
  oldCard: "Old card",
  oldCardTaken: "Given back and cut",
  oldCardMissing: "Not given back",
  handedOver: "Handed over",
  notes: "Notes",

  declaration:
    "I have received the identity card named above. The photograph and the details on it are right.",
  declarationForOwner:
    "I have received the identity card named above for its owner and will give it to nobody else.",
  signature: "Signature of the collector",
  signatureAlt: "The signature of the collector",
  print: "{finger} print",
  fingerAlt: "The fingerprint of the collector",
  noFinger: "No fingerprint: {reason}",
  onRecord: "Kept by the registry",
});
