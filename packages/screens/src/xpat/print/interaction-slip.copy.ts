import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the slip of an interaction, and of the window that prints it. */
export const interactionSlipCopy = defineCopy("InteractionSlip", {
  slip: "Interaction slip",

  title: "Print the slip of {number}",
  paper: "The slip is printed on A6 paper. It shows the last four signs of the passport number.",
  neverPrinted: "This slip was never printed.",
  printedBefore: {
    one: "This slip was printed once. The next one is marked as a copy.",
    other: "This slip was printed {count} times. The next one is marked as a copy.",
  },
  confirm: "Print slip",
  preparing: "Preparing…",
  close: "Close",
  printedAsItWas: "The registry did not answer. The slip shows the interaction as it was {at}.",
  notCounted: "The registry did not count this print. The next one may not be marked as a copy.",

  copy: "COPY {number}",
  printedBy: "Printed by {name} at {center}, {at}",
  page: "Page {page} of {pages}",
  barcode: "Barcode {number}",

  name: "Name",
  passport: "Passport number",
  country: "Country",
  countryUnknown: "Not known",
  island: "Island",
  at: "Date and time",
  outcome: "Outcome",
  officer: "Officer",
});
