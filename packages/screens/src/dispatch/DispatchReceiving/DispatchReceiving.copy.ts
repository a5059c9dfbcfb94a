import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the list of batches on their way here. */
export const dispatchReceivingCopy = defineCopy("DispatchReceiving", {
  title: "Receiving",
  caption: "Batches for {center}",
  toReceive: "To receive",
  inProgress: "In progress",
  origin: "Origin",
  anyOrigin: "All origins",
  numberUnknown: "No batch for {center} has the number {batchNo}.",
  numberNotOnPage: "{batchNo} is not on this page. The server cannot look for it.",

  expected: {
    one: "{count} packet expected, dispatched {age} ago.",
    other: "{count} packets expected, oldest {age}.",
  },
  expectedToday: {
    one: "{count} packet expected, dispatched today.",
    other: "{count} packets expected, all dispatched today.",
  },
  expectedSome: { one: "{count} packet expected.", other: "{count} packets expected." },
  days: { one: "{count} day", other: "{count} days" },

  emptyToReceive: "No batches are on their way to {center}.",
  emptyToReceiveHelp: "Batches appear here when another centre dispatches them.",
  emptyInProgress: "No batch is being checked.",
  emptyReceived: "No batches received yet.",
  emptyDiscrepancy: "No batch has a discrepancy.",
  emptyAll: "No batches yet.",
});
