import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the field that opens what a number names. */
export const numberFieldCopy = defineCopy("Dashboard", {
  scan: "Scan or type a number",
  scanHint: "Of a batch, an application slip, a card or a person. F2 brings you here.",
  scanShortcut: "Scan or type a number",
  unreadable: "“{number}” is not the number of a batch, an application, a card or a person.",
  notFound: "{number} was not found at this centre.",
  elsewhere: "{number} is an application of {center}.",
  elsewhereUnknown: "{number} is an application of another centre.",
});
