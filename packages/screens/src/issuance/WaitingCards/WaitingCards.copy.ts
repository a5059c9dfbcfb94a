import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the list of waiting cards. */
export const waitingCardsCopy = defineCopy("WaitingCards", {
  title: "Waiting cards",
  caption: "Cards waiting to be handed over at {center}",
  note: "The oldest are first. A card leaves this list when it is handed over.",

  waiting: "Waiting",
  all: "All",
  over_30: "Over 30 days",
  over_90: "Over 90 days",
  count: { one: "{count} card.", other: "{count} cards." },

  serial: "Serial no.",
  idNumber: "ID number",
  owner: "Owner",
  type: "Type",
  standard: "National ID card",
  senior: "Permanent card 65+",
  minor: "Card of a minor",
  arrived: "Arrived",
  daysWaiting: "Days waiting",
  days: { one: "{count} day", other: "{count} days" },
  told: "Told",
  notTold: "Not yet",
  action: "Action",
  handOver: "Hand over",
  handOverOf: "Hand over card {serial} of {name}",

  empty: "No cards are waiting at this centre.",
  emptyHelp: "A card appears here when it arrives, and stays until it is handed over.",
  empty_over_30: "No card has waited for more than 30 days.",
  empty_over_90: "No card has waited for more than 90 days.",
  emptyAgeHelp: "Choose “All” to see every waiting card.",
  notHere: "The list of waiting cards is not available here.",
  notHereHelp: "You can still find a card by its number.",
  newIssuance: "New issuance",

  pages: "Pages of waiting cards",
  pageEmpty: "This page could not be loaded.",
  loadFailed: "Could not load waiting cards.",
  noMatches: "No cards are waiting at this centre.",
  noMatchesHelp: "Choose “All” to see every waiting card.",

  exported: { one: "Exported {count} card.", other: "Exported {count} cards." },
  exportCut: "Only the first {count} cards are exported.",
});
