import { defineCopy } from "../../../runtime/words/copy.ts";

/** The words of finding the card that is handed over. */
export const findStepCopy = defineCopy("FindCard", {
  scan: "Scan the card or the collection slip",
  hint: "Or type a serial number, an ID number or an application number, and press Enter.",
  unfinished: "The code has not been sent. Press Enter, and set the scanner to end with Enter.",
  loading: "Looking for the card…",
  found: "{name}. {serial} can be handed over.",

  notACard: "This is no serial number, ID number or application number.",
  batch: "This is the number of a batch. Scan a card.",
  twoCodes: "Two codes were read as one. Scan them one after the other.",
  mistakenLetter: "This looks like a serial number, but has a letter where a digit belongs.",
  otherAlphabet: "This is written in another alphabet. Set the keyboard to English and scan again.",
  otherSystem: "This code belongs to another system. Scan the serial number of a card.",
  idHelp: "Check the number on the card; ask the registry if it is correct.",

  blocked: "This card cannot be handed over.",
  elsewhere: "This card is at {center}.",
  inTransit: "This card is in transit in batch {batch}.",
  inTransitTo: "This card is in transit to {center} in batch {batch}.",
  disputed: "This card was disputed in batch {batch}.",
  missing: "This card is marked as missing in batch {batch}.",
  settleInBatch: "Open the batch and receive the card there first.",
  noPlace: "This card is at no centre.",
  openStatus: "Status of {id}",
  openBatch: "Open batch {batch}",

  inProgress: "{name} is handing this card over, since {time}.",
  inProgressHelp: "Taking over begins anew: whom {name} has verified must be verified again.",
  takeOver: "Take over",
  ownProgress: "You have begun to hand this card over elsewhere, at {time}.",
  ownProgressHelp: "Going on here begins anew: a verified collector must be verified again.",
  goOnHere: "Go on here",

  collected: "This card was handed over to {name} on {at}.",
  collectedNobody: "This card was handed over on {at}.",
  proofOutstanding: "Its proof is outstanding.",
  complete: "Save proof",
  completed: "The hand-over is complete.",
  openRecord: "Open record",
});
