import { defineCopy } from "../runtime/words/copy.ts";

/** What the fingers of either hand are called; without a hand where nobody said it. */
export const fingerCopy = defineCopy("Finger", {
  thumb: "Thumb",
  index: "Index finger",
  ring: "Ring finger",
  middle: "Middle finger",
  little: "Little finger",
  right_thumb: "Right thumb",
  right_index: "Right index finger",
  right_ring: "Right ring finger",
  right_middle: "Right middle finger",
  right_little: "Right little finger",
  left_thumb: "Left thumb",
  left_index: "Left index finger",
  left_ring: "Left ring finger",
  left_middle: "Left middle finger",
  left_little: "Left little finger",
});
