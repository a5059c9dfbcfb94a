import { expect, test } from "vitest";
import { readProofName } from "./issuance-proof.ts";

test.each([
  ["sig.jpg", "signature"],
  ["thumb.png", { finger: "thumb" }],
  ["index.png", { finger: "index" }],
  ["ring.png", { finger: "ring" }],
  ["middle.png", { finger: "middle" }],
  ["little.png", { finger: "little" }],
  ["toe.png", undefined],
  ["thumb.jpg", undefined],
  ["thumb", undefined],
  ["thumb.p.ng", undefined],
  ["thumb.png.exe", undefined],
  [".png", undefined],
  ["", undefined],
  ["sig.png", undefined],
])("a file called %j shows %o", (name, shown) => {
  expect(readProofName(name)).toEqual(shown);
});
