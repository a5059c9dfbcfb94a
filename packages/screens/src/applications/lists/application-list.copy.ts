import { defineCopy } from "../../runtime/words/copy.ts";

/** The words that the lists of applications made at a centre and online have in common. */
export const applicationListCopy = defineCopy("ApplicationList", {
  status: "Status",
  otherStatuses: "Other statuses",
  all: "All",

  search: "Search",
  searchHint: "ID number, name or application number",
  searchTooShort: "Type at least 2 characters.",
  count: { one: "{count} application", other: "{count} applications" },
  elsewhere: "{number} is at {center}.",
  notFound: "No application was found for {number}.",
  showStatus: "Show status",
  isCard: "{number} is the serial number of a card.",
  isCardHelp:
    "Search here by ID number, name or application number. To hand the card over, scan it in New issuance.",
  newIssuance: "New issuance",

  idNumber: "ID number",
  name: "Name",
  type: "Type",
  submitted: "Submitted",
  notSubmitted: "Not yet submitted",
  biometrics: "Biometrics",
  payment: "Payment",
  collectionCenter: "Collection centre",
  moreReasons: "(+{count} more)",
  days: { one: "{count} day", other: "{count} days" },
  waiting: "Waiting",
  waitingSince: "Waiting since",
  stillMissing: "Still missing",
  allTaken: "All taken, not submitted",
  waitsForSupervisor: "Waiting for a supervisor",
  capture: "Capture",
  captureOf: "Capture biometrics of {name}",
  rowActions: "Actions",
  actionsOf: "Actions of application {number}",

  photo: "Photograph",
  fingerprints: "Fingerprints",
  signature: "Signature",
  captured: "captured",
  reused: "taken before",
  excepted: "cannot be taken",
  missing: "missing",
  withLabel: "{label}: {value}",

  paid: "Paid",
  pending: "Pending",
  waived: "Waived",

  pages: "Pages of applications",
  pageEmpty: "This page could not be loaded.",
  loadFailed: "Could not load applications.",
  noMatchesHelpAlone: "Check the number or the name, or clear the filters.",
  noMatchesHelp: "Check the number or the name, choose another status, or clear the filters.",
  settingsFailed: "The registry's settings could not be loaded.",

  exported: { one: "Exported {count} application.", other: "Exported {count} applications." },
  exportCut: "Only the first {count} applications are exported.",
  daysInStatus: "Days in this status",
});
