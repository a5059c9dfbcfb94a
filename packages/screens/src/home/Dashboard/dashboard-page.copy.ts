import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the page that staff begin with, without those of the parts that come after its tiles. */
export const dashboardPageCopy = defineCopy("Dashboard", {
  title: "Dashboard",
  morning: "Good morning, {name}.",
  afternoon: "Good afternoon, {name}.",
  evening: "Good evening, {name}.",
  workingAt: "You are working at {center}.",
  asOf: "As of {at}",
  refresh: "Refresh",

  myWork: "My work",
  submitted: "Submitted applications",
  submittedHelp: "Waiting for the registry",
  returned: "Returned for correction",
  returnedHelp: "To be corrected here",
  forBiometrics: "Waiting for biometrics",
  forBiometricsHelp: "Not all biometrics are taken",
  forPayment: "Waiting for payment",
  forPaymentHelp: "The fee is not paid yet",
  toReceive: "Batches to receive",
  toReceiveHelp: "On their way to this centre",
  inProgress: "Receipts in progress",
  inProgressHelp: "Opened here, not closed yet",
  openBatches: "Open batches",
  openBatchesHelp: "Being packed here",
  discrepancy: "Batches with a discrepancy",
  discrepancyHelp: "Received with cards missing or disputed",
  interactions: "Interactions today",
  interactionsHelp: "With foreign workers",

  count: "{count}",
  notLoaded: "Could not be loaded.",
  notRefreshed: "Could not be refreshed.",
  tryAgain: "Try again",
  tryAgainFor: "Try again: {tile}",
  loadFailed: "Could not load your work.",
});
