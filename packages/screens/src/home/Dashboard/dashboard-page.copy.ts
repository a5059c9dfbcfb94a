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
  applications: "Applications",
  dispatch: "Dispatch",
  xpat: "XPAT",
  submitted: "Submitted applications",
  returned: "Returned for correction",
  forBiometrics: "Waiting for biometrics",
  forPayment: "Waiting for payment",
  toReceive: "Batches to receive",
  inProgress: "Receipts in progress",
  openBatches: "Open batches",
  discrepancy: "Batches with a discrepancy",
  interactions: "Interactions today",

  count: "{count}",
  notLoaded: "Could not be loaded.",
  notRefreshed: "Could not be refreshed.",
  tryAgain: "Try again",
  tryAgainFor: "Try again: {tile}",
  loadFailed: "Could not load your work.",
});
