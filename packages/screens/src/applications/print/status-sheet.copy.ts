import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the sheet that tells a person where their card is, and of the window that prints it. */
export const statusSheetCopy = defineCopy("StatusSheet", {
  sheet: "Status sheet",

  title: "Print status sheet",
  help: "One A5 page for the person: where the card is, and the steps so far.",
  readAt: "The sheet shows the status as it was at {at}.",
  confirm: "Print status sheet",
  preparing: "Preparing…",
  close: "Close",

  copy: "COPY {number}",
  barcode: "Barcode {number}",
  printedBy: "Printed by {name} at {center}, {at}",
  page: "Page {page} of {pages}",

  person: "Name",
  idNumber: "ID number",
  center: "Centre",
  asOf: "Status at",
  progress: "Progress",
});
