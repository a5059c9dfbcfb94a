import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of an application slip, and of the window that prints it. */
export const slipCopy = defineCopy("ApplicationSlip", {
  slip: "Application slip",

  title: "Print the slip of {number}",
  titleOfMany: { one: "Print {count} slip", other: "Print {count} slips" },
  paper: "Paper",
  roll: "80 mm roll",
  rollHelp: "For a receipt printer.",
  A5: "A5",
  A5Help: "For an ordinary printer.",
  neverPrinted: "This slip was never printed.",
  printedBefore: {
    one: "This slip was printed once. The next one is marked as a copy.",
    other: "This slip was printed {count} times. The next one is marked as a copy.",
  },
  settingsFailed: "What the applicant has to bring could not be loaded.",
  confirm: "Print slip",
  confirmMany: { one: "Print {count} slip", other: "Print {count} slips" },
  preparing: "Preparing…",
  progress: "Preparing slip {number} of {count}",
  close: "Close",
  printedAsItWas: "The registry did not answer. The slip shows the application as it was {at}.",
  notCounted: "The registry did not count this print. The next one may not be marked as a copy.",
  failed: { one: "{count} slip was not printed.", other: "{count} slips were not printed." },

  copy: "COPY {number}",
  printedBy: "Printed by {name} at {center}, {at}",
  page: "Page {page} of {pages}",
  asItWas: "The registry did not answer when this was printed. It shows the application as it was {at}.",
  barcode: "Barcode {number}",

  name: "Name",
  idNumber: "ID number",
  type: "Application for",
  center: "Made at",
  online: "Online",
  submitted: "Submitted",
  made: "Made on",
  collectAt: "Collect the card at",
  expected: "Card expected by",
  phone: "Phone for questions",
  notTaken: "Could not be taken",
  signature: "Signature",
  notTakenPermanent: "{item} (permanent)",
  notTakenTemporary: "{item} (temporary)",

  bring: "Bring when you collect the card",
  someoneElse: "Someone else needs their ID card and your letter.",
});
