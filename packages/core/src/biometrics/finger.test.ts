import { expect, test } from "vitest";
import { readFinger } from "./finger.ts";

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
