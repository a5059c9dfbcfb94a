import { describe, expect, test } from "vitest";
import { makePng, makeResolution } from "../testing/make-png.ts";
import { readPngChunks, readPngResolution, writePngResolution } from "./png-chunks.ts";

const metre = 1;
const pictureOf = (...beside: readonly (readonly [string, Uint8Array])[]) =>
  makePng({ width: 2, height: 2, rows: () => Uint8Array.of(0, 255), beside });
const namesOf = (png: Uint8Array) => [...readPngChunks(png)].map(({ name }) => name);

/** The picture, with bytes in front of it in the same buffer. */
function shift(png: Uint8Array): Uint8Array {
  const buffer = new Uint8Array(png.byteLength + 5);
  buffer.set(png, 5);
  return buffer.subarray(5);
}

describe("the chunks of a PNG", () => {
  test("come in their order, with name, content and frame", () => {
    const png = shift(pictureOf(["tEXt", Uint8Array.of(1, 2, 3)]));
    expect(namesOf(png)).toEqual(["IHDR", "tEXt", "IDAT", "IEND"]);
    const [, text] = readPngChunks(png);
    expect([...(text?.content ?? [])]).toEqual([1, 2, 3]);
    expect(text?.whole.byteLength).toBe(15);
    expect([...(text?.whole.subarray(0, 8) ?? [])]).toEqual([0, 0, 0, 3, ...Buffer.from("tEXt")]);
  });

  test("end with a chunk of which only length and name are left, and without one that has less", () => {
    const png = pictureOf();
    const lastAt = png.byteLength - 12;
    expect(namesOf(png.subarray(0, lastAt + 8))).toEqual(["IHDR", "IDAT", "IEND"]);
    expect(namesOf(png.subarray(0, lastAt + 7))).toEqual(["IHDR", "IDAT"]);
    expect(namesOf(png.subarray(0, 8))).toEqual([]);
  });
});

describe("the resolution of a PNG", () => {
  test("is the number of pixels in a metre", () => {
    expect(readPngResolution(shift(pictureOf(["pHYs", makeResolution(19_685)])))).toBe(19_685);
    expect(readPngResolution(pictureOf(["pHYs", makeResolution(1)]))).toBe(1);
  });

  test("is the first one that has nine bytes", () => {
    const short = ["pHYs", new Uint8Array(8)] as const;
    expect(readPngResolution(pictureOf(short, ["pHYs", makeResolution(100)]))).toBe(100);
    expect(
      readPngResolution(pictureOf(["pHYs", makeResolution(0)], ["pHYs", makeResolution(100)])),
    ).toBeUndefined();
  });

  test.each([
    ["has no such chunk", []],
    ["counts in another unit", [["pHYs", makeResolution(100, { unit: 0 })]]],
    ["has another number for each direction", [["pHYs", makeResolution(100, { down: 200 })]]],
    ["has no pixels in a metre", [["pHYs", makeResolution(0)]]],
    ["has other chunks of nine bytes", [["tEXt", makeResolution(100)]]],
  ] as const)("is unknown if the picture %s", (_, beside) => {
    expect(readPngResolution(pictureOf(...beside))).toBeUndefined();
  });

  test("is unknown if it comes after the pixels", () => {
    const png = pictureOf();
    const late = writePngResolution(100);
    expect(readPngResolution(Buffer.concat([png, late]))).toBeUndefined();
  });

  test("is written as any program reads it, with its check sum", () => {
    const written = pictureOf(["pHYs", makeResolution(39_370, { unit: metre })]);
    const chunk = [...readPngChunks(written)].find(({ name }) => name === "pHYs");
    expect([...writePngResolution(39_370)]).toEqual([...(chunk?.whole ?? [])]);
  });
});
