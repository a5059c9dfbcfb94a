import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the list of sent batches, without those of the dialog that opens a new one. */
export const sendingListCopy = defineCopy("DispatchSending", {
  title: "Sending",
  newBatch: "New batch",
  caption: "Batches sent from {center}",
  destination: "Destination",
  anyDestination: "All destinations",
  numberUnknown: "No batch from {center} has the number {batchNo}.",
  numberNotOnPage: "{batchNo} is not on this page. The server cannot look for it.",

  emptyOpen: "No open batches.",
  emptyOpenHelp: "Create one when you have cards to send.",
  emptyDispatched: "No batches are on their way from {center}.",
  emptyDispatchedHelp: "Dispatched batches appear here until their destination checks them.",
  emptyReceiving: "No batches are being received.",
  emptyReceivingHelp: "Batches that their destination is checking appear here.",
  emptyReceived: "No batches have been received yet.",
  emptyReceivedHelp: "Batches that their destination has checked appear here.",
  emptyDiscrepancy: "No batch has a discrepancy.",
  emptyDiscrepancyHelp: "Batches with missing or disputed cards appear here.",
  emptyCancelled: "No batches have been cancelled.",
  emptyAll: "No batches yet.",
  emptyAllHelp: "Create one when you have cards to send.",
});
