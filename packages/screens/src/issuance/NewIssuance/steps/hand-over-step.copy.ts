import { defineCopy } from "../../../runtime/words/copy.ts";

/** The words of handing the card over and of what comes after it. */
export const handOverStepCopy = defineCopy("HandOver", {
  card: "Card",
  owner: "Owner",
  collector: "Collector",
  verified: "Verified",
  document: "Document",
  oldCard: "Old card",
  surrendered: "{serial} collected and cut",
  notSurrendered: "{serial} is not given back",
  notes: "Notes",
  notesOldCard: "Notes: why the old card is not given back",
  oldCardWhy: "Say why the old card is not given back.",
  handOver: "Hand over card",
  handingOver: "Handing over…",
  editCollector: "Edit collector",
  editDocument: "Edit document",
  editOldCard: "Edit old card",

  handedOver: "Card {serial} was handed over to {name}.",
  handedOverHelp: "Now take the proof: a fingerprint and a signature of the collector.",
  later: "Without it, the hand-over waits under Issuances as outstanding.",
  completeNow: "Save proof",
  completing: "Saving…",
  printReceipt: "Print receipt",
  complete: "The hand-over of {serial} is complete.",
  number: "Number {number}",
  newIssuance: "New issuance",
  openRecord: "Open record",
});
