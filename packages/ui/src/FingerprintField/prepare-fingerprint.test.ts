import { expect, test } from "vitest";
import { nameResolution, readPixelsInMetre } from "../internal/pictures/resolution.ts";
import { drawExamplePrint } from "./draw-example-print.ts";
import { drawSquare } from "./draw-square.ts";
import { prepareFingerprint } from "./prepare-fingerprint.ts";

const readBytes = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

async function prepare(file: Blob): Promise<Blob> {
  const prepared = await prepareFingerprint(file);
  if ("trouble" in prepared) throw new Error(prepared.trouble);
  return prepared.image;
}

/** A JPEG that says how many of its dots are a unit: 1 is an inch, 2 a centimetre, 0 is none. */
async function drawScan(unit: number, dots: number, { side = 1600, down = dots } = {}): Promise<Blob> {
  const bytes = await readBytes(await drawSquare("image/jpeg", { side }));
  bytes.set([unit, dots >> 8, dots & 255, down >> 8, down & 255], 13);
  return new Blob([bytes]);
}

test("A PNG goes on byte for byte, with what it says of its resolution", async () => {
  const print = await drawExamplePrint();
  const image = await prepare(new File([print], "thumb.png"));
  expect(image.type).toBe("image/png");
  expect(await readBytes(image)).toEqual(await readBytes(print));
  expect(await readPixelsInMetre(image)).toBe(19_685);
});

test.each([
  ["dots an inch", 1, 500, {}, 19_685],
  ["dots a centimetre", 2, 400, {}, 40_000],
  ["no unit", 0, 500, {}, undefined],
  ["nothing", 1, 0, {}, undefined],
  ["another number for each direction", 1, 500, { down: 300 }, undefined],
  // 3,200 by 4,000 pixels become 1,600 by 2,000.
  ["more dots than are kept", 1, 1000, { side: 3200 }, 19_685],
])("A scan that says %s becomes a PNG of that resolution", async (_, unit, dots, scan, metre) => {
  const image = await prepare(await drawScan(unit, dots, scan));
  expect(await readPixelsInMetre(image)).toBe(metre);
  const { width, height } = await createImageBitmap(image);
  expect([width, height]).toEqual([1600, 2000]);
});

test("A PNG with too many pixels is made smaller, and its resolution with it", async () => {
  const large = await nameResolution(await drawSquare("image/png", { side: 3200 }), 1000);
  const image = await prepare(large);
  expect((await createImageBitmap(image)).height).toBe(2000);
  expect(await readPixelsInMetre(image)).toBe(19_685);
});

test("Naming a resolution keeps the picture, and one that is there", async () => {
  const square = await drawSquare("image/png", { side: 40 });
  const named = await nameResolution(square, 1000);
  expect(await readPixelsInMetre(named)).toBe(39_370);
  expect(named.size).toBe(square.size + 21);
  expect((await createImageBitmap(named)).width).toBe(40);
  expect(await nameResolution(named, 500)).toBe(named);
});
