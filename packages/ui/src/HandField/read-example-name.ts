import { fingerNames } from "./hand-finger.ts";
import type { ReadHandAndFinger } from "./sort-files.ts";

/** Reads names such as `left_thumb.png`, for the stories and tests of the field. */
export const readExampleName: ReadHandAndFinger = (fileName) => {
  const [, hand, name] = /^(?:(left|right)_)?([a-z]+)\./.exec(fileName) ?? [];
  const finger = fingerNames.find((each) => each === name);
  return finger && { finger, ...((hand === "left" || hand === "right") && { hand }) };
};
