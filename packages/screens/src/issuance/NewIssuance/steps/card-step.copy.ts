import { defineCopy } from "../../../runtime/words/copy.ts";

/** The words of holding the card in hand against the one that is handed over. */
export const cardStepCopy = defineCopy("CardInHand", {
  scan: "Scan the card in your hand",
  hint: "Or type its serial number and press Enter.",
  unfinished: "The code has not been sent. Press Enter, and set the scanner to end with Enter.",
  checking: "Checking the card…",
  matches: "This is the card.",
  inHand: "In your hand",
  expected: "To hand over",
  putAside: "Put the card in your hand aside and scan the right one.",
  noSerial: "Scan the serial number of the card itself.",
  photo: "Photo on the card matches the person in front of me",
  photoHint: "Look at the photograph on the card, then at {name}.",
  otherPhoto: "The person in front of me is {name}, and the photo on the card is of {owner}",
  scanAgain: "Scan again",
  goOn: "Continue",
  scanFirst: "Scan the card first.",
  photoFirst: "Compare the photo first.",
  summary: "{serial} is in hand, and its photo matches.",
});
