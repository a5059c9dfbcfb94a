import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the list of sent batches, without those of the dialog that opens a new one. */
export const sendingListCopy = defineCopy("DispatchSending", {
  title: "Sending",
  newBatch: "New batch",
  caption: "Batches sent from {center}",
  destination: "Destination",
  anyDestination: "All destinations",
  view: "View",
  numberUnknown: "No batch from {center} has the number {batchNo}.",
  numberNotOnPage: "{batchNo} is not on this page. The server cannot look for it.",

  emptyOpen: "No open batches.",
  emptyOpenHelp: "Create one when you have cards to send.",
  emptyDispatched: "No batches are on their way from {center}.",
  emptyDispatchedHelp: "A batch stands here from its dispatch until its destination starts to check it.",
  emptyReceiving: "No batches are being received.",
  emptyReceivingHelp: "A batch stands here while its destination is checking the cards.",
  emptyReceived: "No batches have been received yet.",
  emptyReceivedHelp: "A batch stands here once its destination has checked every card.",
  emptyDiscrepancy: "No batches with a discrepancy.",
  emptyDiscrepancyHelp: "A batch with a missing or disputed card stands here.",
  emptyCancelled: "No batches have been cancelled.",
  emptyAll: "No batches yet.",
  emptyAllHelp: "Create one when you have cards to send.",
});
