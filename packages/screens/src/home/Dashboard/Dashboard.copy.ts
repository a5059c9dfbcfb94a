import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the page that staff begin with. */
export const dashboardCopy = defineCopy("Dashboard", {
  title: "Dashboard",
  morning: "Good morning, {name}.",
  afternoon: "Good afternoon, {name}.",
  evening: "Good evening, {name}.",
  workingAt: "You are working at {center}.",
  asOf: "As of {at}",
  refresh: "Refresh",

  myWork: "My work",
  nothingWaits: "Nothing waits at {center}.",
  openSending: "Open Sending",
  toReceive: "Batches to receive",
  toReceiveHelp: "On their way to this centre",
  inProgress: "Receipts in progress",
  inProgressHelp: "Opened here, not closed yet",
  openBatches: "Open batches",
  openBatchesHelp: "Being packed here",
  discrepancy: "Batches with a discrepancy",
  discrepancyHelp: "Received with cards missing or disputed",

  count: "{count}",
  notLoaded: "Could not be loaded.",
  notRefreshed: "Could not be refreshed.",
  tryAgain: "Try again",
  tryAgainFor: "Try again: {tile}",
  loadFailed: "Could not load your work.",

  noCenter: "No centre is selected.",
  noCenterHelp: "Select the centre that you work at to see what waits there.",
  selectCenter: "Select Center",
  noTiles: "Your role has no lists of work on this page.",
  noTilesHelp: "Guides for your work are in Resources.",
  resources: "Open Resources",
  switchCenter: "Switch Center",
});
