import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of opening a packet, before its cards are checked. */
export const packetCopy = defineCopy("OpenPacket", {
  title: "Open the packet",
  skip: "Skip",
  notChecked: "The packet was not checked.",
  checkPacket: "Check the packet",
  checkAgain: "Check again",

  sealQuestion: "Does the seal number match {seal}?",
  yes: "Yes",
  no: "No",
  sealMatches: "The seal matches.",
  sealDiffers: "The seal does not match.",
  sealDiffersHelp: "Write it down before you go on: {origin} reads it.",
  sealDiffersTell: "Tell {origin}.",
  writeNote: "Write a note",
  sealNoted: "The seal does not match. It is noted.",
  sealNote: "Seal mismatch: the batch says {seal}.",
  answerAgain: "Answer again",

  countQuestion: "How many cards are inside?",
  countHint: "Count them before you scan. How many are expected is shown afterwards.",
  countInvalid: "Type the number of cards.",
  compare: "Compare",
  countAsSaid: {
    one: "You counted {count} card, as the batch says.",
    other: "You counted {count} cards, as the batch says.",
  },
  allAsSaid: "Seal and count match.",
  countDiffers: "You counted {counted}, the batch says {expected}.",
  countDiffersHelp:
    "Go on scanning. What is not in the packet is left under Remaining and can be marked as missing.",
  countAgain: "Count again",
});
