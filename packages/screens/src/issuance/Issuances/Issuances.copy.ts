import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the list of hand-overs. */
export const issuancesCopy = defineCopy("Issuances", {
  title: "Issuances",
  caption: "Cards handed over at {center}",
  newIssuance: "New issuance",
  waitingCards: "Waiting cards",

  filter: "Filter this page",
  filterHint: "Serial, ID number, name or receipt",
  statusOnPage: "Status on this page",
  all: "All",
  collected: "Collected",
  completed: "Completed",
  returned: "Returned",
  count: { one: "{count} hand-over", other: "{count} hand-overs" },
  countOnPage: "{count} of {of} hand-overs on this page",

  serial: "Serial",
  idNumber: "ID number",
  owner: "Owner",
  collector: "Collector",
  inPerson: "Owner in person",
  issued: "Issued",
  proof: "Proof",
  status: "Status",
  actions: "Actions",
  actionsOf: "Actions of card {serial}",
  viewOf: "View the hand-over of card {serial}",
  completeIssuance: "Save proof",
  printReceipt: "Print receipt",
  returnCard: "Return card",

  bothTaken: "Both taken",
  noneTaken: "None taken",
  thumb: "Thumb",
  fingerprint: "Finger",
  noThumb: "No thumb",
  signature: "Signature",
  noSignature: "No signature",

  outstandingTotal: "Proof outstanding {count}",

  empty: "No cards have been handed over yet.",
  emptyHelp: "Cards appear here once they are handed over.",
  noMatches: "No hand-overs on this page match these filters.",
  noMatchesHelp: "The filters look at this page alone. Others may stand on another page.",
  pageEmpty: "The hand-overs of this page have not come.",
  settingsFailed: "The rules for proof and returns could not be loaded.",
  loadFailed: "Could not load hand-overs.",
  notHere: "The hand-over that was to be opened is not at this centre.",

  pages: "Pages of hand-overs",
});
