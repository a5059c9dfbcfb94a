import { defineCopy } from "../../runtime/words/copy.ts";

/** What is said about commands that are scanned off a sheet. */
export const scanCommandsCopy = defineCopy("ScanCommands", {
  receiveNext: "Scan the next card. It is marked as received.",
  disputeNext: "Scan the card that you dispute.",
  cannotDispute: "Card {serial} cannot be disputed now.",
  allChecked: "No card is left. Receive the batch.",
  countFirst: "Answer the questions about the packet first, or skip them.",
  scansWaiting: {
    one: "{count} scan is not saved yet. Scan the command again when it is saved.",
    other: "{count} scans are not saved yet. Scan the command again when they are saved.",
  },
  cardsRemaining: {
    one: "{count} card is not checked yet. Check it before you receive the batch.",
    other: "{count} cards are not checked yet. Check them before you receive the batch.",
  },
  noCards: "Add a card before you dispatch the batch.",
  nothingToUndo: "No scan can be undone.",
  notHere: "This command does nothing on this page.",
  notNow: "This command cannot be given now.",
  noQuestion: "No question is open that a scan can answer.",
  answerFirst: "Answer this question first: scan Yes or No.",
  cannotAnswer: "This question cannot be answered now. Wait, or answer it with the keyboard.",

  notInPacket: "Not in the packet.",
  missing: "Missing: {serials}.",
  disputed: "Disputed: {serials}.",
});
