import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the dialog in which a batch is dispatched. */
export const dispatchDialogCopy = defineCopy("DispatchDialog", {
  dispatchTitle: {
    one: "Dispatch batch {batch} with {count} card to {center}?",
    other: "Dispatch batch {batch} with {count} cards to {center}?",
  },
  dispatchHelp: "Count the cards in the packet first. Afterwards none can be added or removed.",
  dispatchConfirm: "Dispatch batch",
  scansWaiting: {
    one: "{count} scan is not saved yet. Open the batch to send it.",
    other: "{count} scans are not saved yet. Open the batch to send them.",
  },
  cardsCounted: "Cards counted: {counted} = {listed}",
  cardsDiffer: "The registry counts {counted} cards, this page lists {listed}.",
  cardsDifferHelp: "Cancel and reload the page before you dispatch.",
  asExpected: { one: "{count} card expected and packed", other: "{count} cards expected and packed" },
  notAsExpected: {
    one: "{count} card was expected, {packed} packed.",
    other: "{count} cards were expected, {packed} packed.",
  },
  notAsExpectedHelp: "Count again, or say in the notes why.",
  manifestOutdated: "The manifest has not been printed since the last change.",
  manifestOutdatedHelp: "Cancel to print it, or dispatch without it.",
  seal: "Seal number",
  sealHint: "Scan or type it.",
  sealIsCard: "This is the number of a card. Scan the seal of the packet.",
  expectedOn: "Expected on",
  expectedOnEarlier: "Must not be before today.",
  courierName: "Courier name",
  courierPhone: "Courier phone",
  courierPhoneHint: "7 digits, or 00 and the number abroad",
  courierReference: "Courier reference",
  courierReferenceHint: "Their own number of the packet",
  tooLong: "Must be at most {max} characters long.",
});
