import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the page on which a batch is packed and sent, without those of its dialogs. */
export const sendingPageCopy = defineCopy("DispatchSendingBatch", {
  cards: { one: "card", other: "cards" },

  scanLabel: "Scan a card (serial or card barcode)",
  goesTo: "Batch {batch} goes to {center}.",
  scanFirst: "Scan the first card. It is saved at once.",
  scanNext: "Scan the next card. It is saved at once.",
  added: "Added",
  ownerTold: "Its owner was told on {day} that it is ready here.",
  alreadyHere: "It is in this batch already.",
  linkedTo: "{sentence} It is in {batch} to {center}.",
  linkedToBatch: "{sentence} It is in {batch}.",
  isAt: "{sentence} It is at {center}.",

  dispatch: "Dispatch",
  noCards: "Add a card first.",
  scansWaiting: {
    one: "{count} scan is not saved yet.",
    other: "{count} scans are not saved yet.",
  },
  packingList: "Packing list {count} / {expected} expected",

  cancel: "Cancel batch",
  changeDestination: "Change destination",
  reopen: "Reopen batch",

  tableCaption: "Cards of batch {batch}",
  emptyOpen: "No cards yet.",
  emptyOpenHelp: "Scan the first card to pack it.",
  emptyCancelled: "This batch was cancelled. Its cards are free again.",
  emptyFilter: "No card is missing or disputed.",
  cancelReason: "Cancelled: {reason}",
  filter: "Cards",
  all: "All",
  discrepancies: "Discrepancies",
  outcome: "What the destination found",
  received: "Received",
  missing: "Missing",
  disputed: "Disputed",
  inTransit: "In transit",

  idScanned: "This is an ID number. Scan the serial number of the card, or type the card.",
  cardTypeTooLong: "The card type in this code cannot be read. Scan the serial number of the card.",
  otherPerson: "The code of this card says {scanned}, the batch says {listed}. Put the card aside.",
});
