import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { drawFace, drawPrint } from "../../testing/biometrics.ts";
import { makePng } from "../../testing/make-png.ts";
import { drawSignature } from "../../testing/pictures.ts";
import { readCapture } from "./read-capture.ts";

const bytesOf = async (picture: Blob | Promise<Blob>) => new Uint8Array(await (await picture).arrayBuffer());
const face = await bytesOf(drawFace());
const print = await bytesOf(drawPrint(1));
const signature = await bytesOf(drawSignature());

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  });

async function must(bytes: Uint8Array, kind: "photo" | "finger" | "signature") {
  const read = await readCapture(bytes, kind);
  if ("problem" in read) throw new Error(read.problem);
  return read;
}

/** Says in the header of a PNG that it has 20,000 pixels on a side. */
function enlarge(png: Uint8Array): Uint8Array {
  const large = Buffer.from(png);
  large.writeUInt32BE(20_000, 16);
  large.writeUInt32BE(20_000, 20);
  large.writeUInt32BE(crc32(large.subarray(12, 29)), 29);
  return large;
}

describe("a photograph", () => {
  test.each([
    ["at its least", 600, 770, 600],
    ["within one in a hundred", 702, 894, 702],
    ["a large one, made smaller", 1400, 1800, 840],
  ])("%s is kept as a JPEG in sRGB", async (_, width, height, kept) => {
    const read = await must(await bytesOf(drawFace({ width, height })), "photo");
    const metadata = await sharp(read.bytes).metadata();
    expect([read.contentType, metadata.format, metadata.width, metadata.space]).toEqual([
      "image/jpeg",
      "jpeg",
      kept,
      "srgb",
    ]);
  });

  test.each([
    ["too small", "tooSmall", () => bytesOf(drawFace({ width: 599, height: 770 }))],
    ["too wide", "wrongShape", () => bytesOf(drawFace({ width: 720, height: 900 }))],
    ["too narrow", "wrongShape", () => bytesOf(drawFace({ width: 690, height: 900 }))],
    [
      "of one colour",
      "blank",
      () =>
        sharp({ create: { width: 700, height: 900, channels: 3, background: "#777" } })
          .jpeg()
          .toBuffer(),
    ],
    ["in a printer's colours", "unreadable", () => sharp(face).toColourspace("cmyk").jpeg().toBuffer()],
    ["with 16 bits a colour", "tooDeep", () => sharp(face).toColourspace("rgb16").png().toBuffer()],
    ["of HEIC", "unreadable", async () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic")],
    ["of SVG", "unreadable", async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["of WebP", "unreadable", () => sharp(face).webp().toBuffer()],
    ["that ends too early", "unreadable", async () => face.slice(0, -2_000)],
    ["of 20,000 pixels a side", "tooManyPixels", async () => enlarge(await sharp(face).png().toBuffer())],
  ])("%s is refused as %s [T-21] [T-22]", async (_, problem, make) => {
    expect(await readCapture(new Uint8Array(await make()), "photo")).toEqual({ problem });
  });

  test("of noise is made small enough", async () => {
    const read = await must(
      new Uint8Array(await noise(840, 1080).jpeg({ quality: 100 }).toBuffer()),
      "photo",
    );
    expect(read.bytes.byteLength).toBeLessThanOrEqual(600_000);
  });

  test("loses what a camera wrote beside its pixels, and stands upright", async () => {
    const exif = { IFD0: { Model: "Secret telephone" }, IFD3: { GPSLatitude: "4/1 10/1 30/1" } };
    const lying = await sharp(face)
      .rotate(-90)
      .withMetadata({ orientation: 6 })
      .withExifMerge(exif)
      .jpeg()
      .toBuffer();
    const { bytes } = await must(new Uint8Array(lying), "photo");
    const { width, height, exif: kept, orientation, icc } = await sharp(bytes).metadata();
    expect([width, height, kept, orientation, icc]).toEqual([700, 900, undefined, undefined, undefined]);
  });

  test("has the same digest in another file, and another one with other pixels", async () => {
    const png = await sharp(face).png({ compressionLevel: 1 }).toBuffer();
    const other = await bytesOf(drawFace({ hue: 200 }));
    const [one, same, different] = await Promise.all(
      [face, new Uint8Array(png), other].map((bytes) => must(bytes, "photo")),
    );
    expect([same?.digest === one?.digest, different?.digest === one?.digest]).toEqual([true, false]);
  });
});

describe("a fingerprint", () => {
  test("keeps its pixels in 8-bit grey, and the resolution that it names", async () => {
    const read = await must(print, "finger");
    const { width, height, space, depth } = await sharp(read.bytes).metadata();
    expect([read.contentType, read.resolution, width, height, space, depth]).toEqual([
      "image/png",
      500,
      220,
      260,
      "b-w",
      "uchar",
    ]);
    expect((await must(await bytesOf(drawPrint(1, { metre: 0 })), "finger")).resolution).toBeNull();
  });

  test.each([
    [197, 197, true],
    [799, 999, true],
    [196, 197, false],
    [197, 196, false],
    [800, 999, false],
    [799, 1000, false],
  ])("of %i by %i pixels is kept: %s", async (width, height, isKept) => {
    const read = await readCapture(await bytesOf(drawPrint(1, { width, height })), "finger");
    expect("problem" in read ? read.problem : "kept").toBe(isKept ? "kept" : "outOfBounds");
  });

  test.each([
    ["a JPEG", "unreadable", () => sharp(print).jpeg().toBuffer()],
    [
      "one shade",
      "blank",
      async () => makePng({ width: 220, height: 260, rows: () => new Uint8Array(220).fill(9) }),
    ],
    ["20,000 pixels a side", "tooManyPixels", async () => enlarge(print)],
    ["half a file", "unreadable", async () => print.slice(0, 200)],
  ])("of %s is refused as %s [T-22]", async (_, problem, make) => {
    expect(await readCapture(new Uint8Array(await make()), "finger")).toEqual({ problem });
  });

  test("has the same digest if only its metadata differs", async () => {
    const bare = await bytesOf(drawPrint(1, { metre: 0 }));
    const [one, same, other] = await Promise.all(
      [print, bare, await bytesOf(drawPrint(2))].map((bytes) => must(bytes, "finger")),
    );
    expect([same?.digest === one?.digest, other?.digest === one?.digest]).toEqual([true, false]);
  });
});

describe("a signature", () => {
  const drawDot = (radius: number) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="160"><rect width="100%" height="100%" fill="#fff"/><circle cx="100" cy="80" r="${radius}"/></svg>`,
      ),
    )
      .jpeg()
      .toBuffer();

  test("is kept as a JPEG on white", async () => {
    const clear = await sharp({ create: { width: 320, height: 160, channels: 4, background: "#0000" } })
      .composite([
        {
          input: Buffer.from(
            '<svg width="320" height="160"><path d="M10 80H300" stroke="#000" stroke-width="4"/></svg>',
          ),
        },
      ])
      .png()
      .toBuffer();
    const { bytes, contentType } = await must(new Uint8Array(clear), "signature");
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([contentType, (data[0] ?? 0) > 250]).toEqual(["image/jpeg", true]);
    expect((await must(signature, "signature")).contentType).toBe("image/jpeg");
  });

  test.each([
    [2, "dot"],
    [6, "dot"],
    [20, "kept"],
  ])("that is a spot of %i pixels around its middle is %s", async (radius, outcome) => {
    const read = await readCapture(new Uint8Array(await drawDot(radius)), "signature");
    expect("problem" in read ? read.problem : "kept").toBe(outcome);
  });

  test("of a pad on which nobody has signed is refused", async () => {
    expect(await readCapture(await bytesOf(drawSignature({ isBlank: true })), "signature")).toEqual({
      problem: "blank",
    });
  });
});
