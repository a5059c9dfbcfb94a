import { defineCopy } from "../../runtime/copy.ts";
import { sendingActionTexts } from "../parts/batch-action-texts.ts";

/** The words of the page on which a batch is packed and sent. */
export const dispatchSendingBatchCopy = defineCopy("DispatchSendingBatch", {
  cards: { one: "card", other: "cards" },

  scanLabel: "Scan a card (serial or card barcode)",
  scanFirst: "Scan the first card. It is saved at once.",
  scanNext: "Scan the next card. It is saved at once.",
  added: "Added",
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
  reopen: "Reopen batch",
  ...sendingActionTexts,

  removeTitle: "Remove card {serial} from batch {batch}?",
  removeConfirm: "Remove card",
  removeHint: "Why the card is taken out, for example: scanned by mistake.",

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
  otherPerson: "The code of this card says {scanned}, the batch says {listed}. Put the card aside.",
  formTitle: "What is on the card?",
  formForId: "{id} is an ID number. The serial number of the card is needed too.",
  formForUnknown: "“{text}” is not a serial number. Type what is on the card.",
  serial: "Serial number",
  serialHint: "SN and 7 digits",
  idNumber: "ID number",
  dateOfBirth: "Date of birth",
  cardType: "Card type",
  anyType: "Not given",
  standard: "Standard",
  senior: "Senior",
  minor: "Minor",
  addCard: "Add card",
  adding: "Adding…",
  closeForm: "Close",
});
