import { expect, test } from "vitest";
import { readFinger, readHandAndFinger } from "./finger.ts";

test.each([
  ["thumb.png", "thumb"],
  ["right_thumb.png", "thumb"],
  ["L-INDEX.jpg", "index"],
  ["scan 04 ring.png", "ring"],
  ["middle2.png", "middle"],
  ["little.jpeg", "little"],
  ["thumb_thumb.png", "thumb"],
])("The name %s is of the %s finger [DOM-07]", (name, finger) => {
  expect(readFinger(name)).toBe(finger);
});

test.each(["print.png", "thumbnail.png", "spring.png", "thumb-or-index.png", ""])(
  "The name %j says no finger [DOM-07]",
  (name) => {
    expect(readFinger(name)).toBe(undefined);
  },
);

test.each([
  ["right_thumb.png", "right", "thumb"],
  ["left_thumb.png", "left", "thumb"],
  ["L-INDEX.jpg", "left", "index"],
  ["r ring 500.png", "right", "ring"],
  ["thumb.png", undefined, "thumb"],
  ["left-right-little.png", undefined, "little"],
  ["bright_middle.png", undefined, "middle"],
])("The name %s says the hand %s beside the finger %s [DOM-07]", (name, hand, finger) => {
  expect(readHandAndFinger(name)).toEqual({ finger, ...(hand && { hand }) });
});

test.each(["right.png", "left_thumb_index.png"])("The name %j says no finger of a hand", (name) => {
  expect(readHandAndFinger(name)).toBe(undefined);
});
