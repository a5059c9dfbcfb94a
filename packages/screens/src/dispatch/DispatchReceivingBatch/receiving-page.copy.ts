import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the page on which a batch is checked and received, without those of its dialogs. */
export const receivingPageCopy = defineCopy("DispatchReceivingBatch", {
  progress: { one: "{count} card expected", other: "{count} cards expected" },
  progressUncounted: "Cards expected: shown once they are counted",
  received: "Received",
  missing: "Missing",
  disputed: "Disputed",
  remaining: "Remaining",
  all: "All",
  filter: "Cards",
  counter: "received",
  counterOf: "of {count}",

  scanLabel: "Scan a card from the packet",
  scanFirst: "Scan the first card. It is marked as received at once.",
  scanNext: "Scan the next card. It is marked as received at once.",
  scanNone: "Every card is checked. Receive the batch.",
  saved: "Received",
  alreadyReceivedBy: "{by} received it at {at}.",
  alreadyReceived: "It was received before.",
  notInBatch: "This card is not in this batch. Put it aside.",
  notListed: "It is not in the list of this batch.",
  inOtherBatch: "Card is in batch {batch} for {center}.",
  inBatchForHere: "This card belongs to this centre. It is in batch {batch}. Record it as an extra card.",
  justAdded: "This card has only now come into the list. Scan it again.",
  wasRemoved: "This card was taken out before the batch left: {notes}",
  idScanned: "This is an ID number. Scan the serial number of the card.",
  otherPerson: "The code of this card says {scanned}, the batch says {listed}. Dispute the card.",
  recordExtra: "Record as an extra card",
  recordExtraOf: "Record as an extra card: {serial}",
  extraNote: "Extra card in the packet: {serial}",

  receiveBatch: "Receive batch",
  cardsRemaining: {
    one: "{count} card is not checked yet.",
    other: "{count} cards are not checked yet.",
  },
  cardsUncounted: "Not every card is checked yet.",
  scansWaiting: {
    one: "{count} scan is not saved yet.",
    other: "{count} scans are not saved yet.",
  },
  readySms: "Send ready SMS",
  readySmsSent: {
    one: "Ready SMS sent {at} to {count} collector.",
    other: "Ready SMS sent {at} to {count} collectors.",
  },
  readySmsSentAt: "Ready SMS sent {at}.",
  readySmsSentHere: "The ready SMS was sent from this computer.",
  skipped: {
    one: "{count} collector has no phone number. Tell them another way: {serials}",
    other: "{count} collectors have no phone number. Tell them another way: {serials}",
  },

  tableCaption: "Cards of batch {batch}",
  nothingRemaining: "Every card is checked.",
  nothingRemainingHelp: "Receive the batch to close the receipt.",
  nothingReceived: "No card is received yet.",
  nothingMissing: "No card is missing.",
  nothingDisputed: "No card is disputed.",
  nothingAtAll: "There are no cards in this batch.",
});
