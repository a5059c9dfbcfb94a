import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readPngChunks } from "../../domain/png-chunks.ts";
import { makePng, makeResolution, type PngToMake } from "../../testing/make-png.ts";
import { readProof } from "./read-proof.ts";

const size = { width: 32, height: 24 };
/** Every shade of grey, three times. */
const shades = Uint8Array.from({ length: size.width * size.height }, (_, index) => index % 256);
const rowOf =
  (pixels: Uint8Array, width: number, bytes = 1) =>
  (row: number) =>
    pixels.subarray(row * width * bytes, (row + 1) * width * bytes);
const spread = (bytes: number, paint: (shade: number) => readonly number[]) =>
  rowOf(Uint8Array.from(Array.from(shades).flatMap(paint)), size.width, bytes);

const grey: PngToMake = { ...size, rows: rowOf(shades, size.width) };
const named = (content: Uint8Array): PngToMake => ({ ...grey, beside: [["pHYs", content]] });

async function read(png: PngToMake | Uint8Array) {
  const found = await readProof(png instanceof Uint8Array ? png : makePng(png), "thumb");
  if ("problem" in found) throw new Error(found.problem);
  const chunks = [...readPngChunks(found.png)];
  const head = chunks.find(({ name }) => name === "IHDR")?.content ?? new Uint8Array();
  return {
    resolution: found.resolution,
    chunks: chunks.map(({ name }) => name),
    /** Bits a pixel, and what it is made of: 8 and 0 are grey. */
    kind: [head[8], head[9]],
    size: await sharp(found.png).metadata(),
    pixels: new Uint8Array(await sharp(found.png).toColourspace("b-w").raw().toBuffer()),
    density: chunks.find(({ name }) => name === "pHYs")?.content,
  };
}

describe("a print's picture", () => {
  test("keeps every pixel as the reader gave it, whatever its size, and says its resolution", async () => {
    const side = fc.integer({ min: 1, max: 70 });
    const picture = fc
      .tuple(side, side, fc.integer({ min: 20, max: 200_000 }))
      // One pixel is one shade, and no picture.
      .filter(([width, height]) => width * height > 1)
      .chain(([width, height, metre]) =>
        fc.record({
          width: fc.constant(width),
          height: fc.constant(height),
          metre: fc.constant(metre),
          pixels: fc
            .uint8Array({ minLength: width * height, maxLength: width * height })
            .map((pixels) => pixels.fill(0, 0, 1).fill(255, -1)),
        }),
      );
    await fc.assert(
      fc.asyncProperty(picture, async ({ width, height, metre, pixels }) => {
        const beside = [["pHYs", makeResolution(metre)]] as const;
        const kept = await read({ width, height, rows: rowOf(pixels, width), beside });
        expect(kept.pixels).toEqual(pixels);
        expect([kept.size.width, kept.size.height, kept.kind]).toEqual([width, height, [8, 0]]);
        expect(kept.density).toEqual(new Uint8Array(makeResolution(metre)));
      }),
      { numRuns: 60, endOnFailure: true },
    );
  });

  test.each([
    [19_685, 500],
    [39_370, 1000],
    [19_700, 500],
    [12_345, 314],
    [20, 1],
  ])("that names %i pixels a metre has %i an inch", async (metre, inch) => {
    expect(await read(named(makeResolution(metre)))).toMatchObject({
      resolution: inch,
      density: new Uint8Array(makeResolution(metre)),
    });
  });

  test.each([
    ["nothing", grey],
    ["only how long a pixel is to its width", named(makeResolution(500, { unit: 0 }))],
    ["a unit that nobody knows", named(makeResolution(19_685, { unit: 7 }))],
    ["another number for each direction", named(makeResolution(19_685, { down: 39_370 }))],
    ["no pixels in a metre", named(makeResolution(0))],
    ["less than a pixel in an inch", named(makeResolution(1))],
    ["too little", named(new Uint8Array(5))],
  ])("that names %s has no known resolution, and none is assumed", async (_, png) => {
    expect(await read(png)).toMatchObject({ resolution: null, density: undefined });
  });

  test("says no resolution where none is known, though encoders do", async () => {
    expect((await read(grey)).chunks).not.toContain("pHYs");
    const encoded = await sharp(makePng(grey)).png().toBuffer();
    expect([...readPngChunks(encoded)].map(({ name }) => name)).toContain("pHYs");
  });

  test("has nothing beside its pixels but their resolution", async () => {
    const text = new TextEncoder();
    const png: PngToMake = {
      ...grey,
      beside: [
        ["gAMA", new Uint8Array([0, 0, 0x27, 0x10])],
        ["pHYs", makeResolution(19_685)],
        ["tEXt", text.encode("Comment\0A100101")],
        ["tIME", new Uint8Array([7, 234, 11, 22, 5, 0, 0])],
      ],
    };
    const kept = await read(png);
    expect(kept.chunks).toEqual(["IHDR", "pHYs", "IDAT", "IEND"]);
    expect(kept.pixels).toEqual(shades);
  });

  test("keeps its shades under a profile of colours", async () => {
    const png = await sharp(makePng(grey)).withIccProfile("p3").png().toBuffer();
    expect((await read(new Uint8Array(png))).pixels).toEqual(shades);
  });

  test.each<readonly [string, PngToMake]>([
    ["colours", { ...size, color: "rgb", rows: spread(3, (shade) => [shade, shade, shade]) }],
    [
      "colours that may be clear",
      { ...size, color: "rgba", rows: spread(4, (shade) => [shade, shade, shade, 255]) },
    ],
    ["grey that may be clear", { ...size, color: "greyAlpha", rows: spread(2, (shade) => [shade, 255]) }],
    ["16 bits", { ...size, depth: 16, rows: spread(2, (shade) => [shade, shade]) }],
    [
      "a palette",
      {
        ...grey,
        color: "palette",
        beside: [["PLTE", Uint8Array.from({ length: 768 }, (_, index) => Math.floor(index / 3))]],
      },
    ],
  ])("of %s becomes grey of 8 bits, pixel by pixel", async (_, png) => {
    const resolution = ["pHYs", makeResolution(39_370)] as const;
    const kept = await read({ ...png, beside: [...(png.beside ?? []), resolution] });
    expect(kept).toMatchObject({ kind: [8, 0], pixels: shades, resolution: 1000 });
  });

  test("is white where it is clear", async () => {
    const rows = spread(2, (shade) => [shade, 0]);
    const half = (row: number) => (row < 12 ? rows(row) : spread(2, (shade) => [shade, 255])(row));
    const { pixels } = await read({ ...size, color: "greyAlpha", rows: half });
    expect(new Set(pixels.subarray(0, 12 * size.width))).toEqual(new Set([255]));
    expect(pixels.subarray(12 * size.width)).toEqual(shades.subarray(12 * size.width));
  });

  test("is never made smaller: one of more than 2,000 pixels a side is refused", async () => {
    const wide = (width: number): PngToMake => ({
      width,
      height: 2,
      rows: () => Uint8Array.from({ length: width }, (_, index) => index % 256),
    });
    expect((await read(wide(2_000))).size.width).toBe(2_000);
    expect(await readProof(makePng(wide(2_001)), "thumb")).toEqual({ problem: "tooManyPixels" });
  });
});
