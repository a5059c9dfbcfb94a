import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { drawPrint } from "./draw-print.ts";

/** The pixels of a print that was drawn, row by row. */
function readPixels(name: string, time: number): Buffer {
  const png = drawPrint(name, time);
  const at = png.indexOf("IDAT");
  return inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
}

/** How much of two prints is alike, from 0 to 1. */
function compare(one: Buffer, other: Buffer): number {
  let alike = 0;
  for (const [at, shade] of one.entries()) if (shade === other[at]) alike += 1;
  return alike / one.length;
}

test("the same finger has the same pattern each time, with other bytes", () => {
  expect(drawPrint("right thumb", 1)).toEqual(drawPrint("right thumb", 1));
  const alike = compare(readPixels("right thumb", 1), readPixels("right thumb", 2));
  expect(alike).toBeGreaterThan(0.85);
  expect(alike).toBeLessThan(1);
});

test("each finger of each hand has a pattern of its own", () => {
  const names = ["left", "right"].flatMap((hand) =>
    ["thumb", "index", "middle", "ring", "little"].map((finger) => `${hand} ${finger}`),
  );
  const drawn = names.map((name) => readPixels(name, 1));
  for (const [at, one] of drawn.entries()) {
    for (const other of drawn.slice(at + 1)) expect(compare(one, other)).toBeLessThan(0.75);
  }
});
