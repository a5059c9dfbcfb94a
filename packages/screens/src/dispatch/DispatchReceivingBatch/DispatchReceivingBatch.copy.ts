import { defineCopy } from "../../runtime/words/copy.ts";
import { readySmsTexts } from "../commands/command-texts.ts";
import { receivingPageCopy } from "./receiving-page.copy.ts";

/** All words of the page on which a batch is checked and received; they come with its dialogs. */
export const dispatchReceivingBatchCopy = defineCopy("DispatchReceivingBatch", {
  ...receivingPageCopy.texts,

  receiveBatchTitle: {
    one: "Receive batch {batch} with {count} card?",
    other: "Receive batch {batch} with {count} cards?",
  },
  receiveBatchHelp:
    "This closes the receipt. Missing and disputed cards can still be received when they turn up.",
  receivedOn: "Received on",
  receivedOnEarlier: "Must not be before the day the batch left.",
  receivedOnLater: "Must not be after today.",
  discrepancyHint: "Say what is missing or wrong: {origin} reads it.",

  receiveCardTitle: "Receive the card of {name} without scanning?",
  receiveCardConfirm: "Receive card",
  lastDigits: "Last 3 digits of the serial number",
  lastDigitsHint: "Read them off the card in your hand.",
  lastDigitsWrong: "These are not the last 3 digits of its serial number.",

  didReceive: "Card {serial} was received.",
  didDispute: "Card {serial} was disputed.",
  didMarkMissing: "Card {serial} was marked as missing.",
  didUndo: "The check of card {serial} was undone.",

  missingTitle: "Mark card {serial} as missing?",
  missingConfirm: "Mark as missing",
  missingHint: "For example: packet opened in front of the courier, card not inside.",

  disputeTitle: "Dispute card {serial}?",
  disputeConfirm: "Dispute card",
  foundSerial: "Serial number on the card in your hand",
  foundSerialHint: "SN and 7 digits",
  disputeHint: "What is wrong with the card.",

  undoTitle: "Undo the check of card {serial}?",
  undoHelp: "It counts as not checked again.",
  undoConfirm: "Undo check",

  ...readySmsTexts,
});
