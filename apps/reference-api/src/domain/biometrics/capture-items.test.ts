import { expect, test } from "vitest";
import { fingerItem, nameItem, photoItem, readCaptureName, sayItem, signatureItem } from "./capture-items.ts";

test.each([
  ["photo.jpg", "photo"],
  ["sig.jpg", "signature"],
  ["thumb.png", "thumb"],
  ["right_index.png", "right_index"],
  ["left_thumb.png", "left_thumb"],
])("%s shows: %s [DOM-07]", (name, item) => {
  const read = readCaptureName(name);
  expect(read && nameItem(read)).toBe(item);
});

test.each([
  "foo.png",
  "thumb.PNG",
  "thumb.jpg",
  "photo.jpeg",
  "middle_left.png",
  "../thumb.png",
  "right_thumb.png.png",
  "both_thumb.png",
  "",
  "constructor",
])("%j names nothing that is taken", (name) => {
  expect(readCaptureName(name)).toBeUndefined();
});

test("items are said in plain words", () => {
  const said = [photoItem, signatureItem, fingerItem("right", "ring"), fingerItem("left", "thumb")].map(
    sayItem,
  );
  expect(said).toEqual(["Photograph", "Signature", "Right ring finger", "Left thumb"]);
});
