import { crc32 } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawPicture } from "../../testing/pictures.ts";
import { readPhoto } from "./read-photo.ts";

/** Files that are no photograph, or not only one; with what is said of each. */
const wrong: readonly [string, () => Promise<Uint8Array> | Uint8Array, string][] = [
  ["a drawing in SVG", () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "unreadable"],
  ["a page in HTML", () => Buffer.from("<!doctype html><script>1</script>"), "unreadable"],
  ["nothing", () => new Uint8Array(), "unreadable"],
  ["a first byte alone", () => Buffer.from([0xff, 0xd8, 0xff]), "unreadable"],
  ["a GIF that is a program too", () => Buffer.from("GIF89a/*...*/=1;alert(1)"), "unreadable"],
  ["a HEIC", () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), "unreadable"],
  ["a PDF", () => Buffer.from("%PDF-1.7\n"), "unreadable"],
  ["a PNG that ends too early", async () => (await read(drawPicture("png"))).slice(0, -60), "unreadable"],
  ["a JPEG that ends too early", async () => (await read(drawPicture("jpeg"))).slice(0, -200), "unreadable"],
  [
    "a JPEG with a program in what stands beside it",
    async () => {
      const exif = { IFD0: { Copyright: "<?php system($_GET['c']); ?>" } };
      return sharp(await read(drawPicture("jpeg")))
        .withExif(exif)
        .jpeg()
        .toBuffer();
    },
    "unreadable",
  ],
  [
    "a JPEG with a page behind it",
    async () => Buffer.concat([await read(drawPicture("jpeg")), Buffer.from("<HTML><ScRiPt>1</script>")]),
    "unreadable",
  ],
  [
    "a JPEG in a printer's colours",
    async () =>
      sharp(await read(drawPicture("jpeg")))
        .toColourspace("cmyk")
        .jpeg()
        .toBuffer(),
    "unreadable",
  ],
  ["a PNG that moves", async () => animate(await read(drawPicture("png"))), "animated"],
  [
    "a WebP that moves",
    async () => {
      const frames = await Promise.all(["#f00", "#0f0"].map((color) => read(drawPicture("png", color))));
      return sharp(frames, { join: { animated: true } })
        .webp({ delay: [100, 100] })
        .toBuffer();
    },
    "animated",
  ],
  [
    "a small file that unpacks to 400 million pixels",
    async () => enlarge(await read(drawPicture("png"))),
    "tooManyPixels",
  ],
];

async function read(picture: Promise<Blob>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await picture).arrayBuffer());
}

/** Says in the header of a PNG that it has 20,000 pixels on a side. */
function enlarge(png: Uint8Array): Uint8Array {
  const large = Buffer.from(png);
  large.writeUInt32BE(20_000, 16);
  large.writeUInt32BE(20_000, 20);
  large.writeUInt32BE(crc32(large.subarray(12, 29)), 29);
  return large;
}

/** Puts the chunk that makes a PNG move behind its header. */
function animate(png: Uint8Array): Uint8Array {
  const chunk = Buffer.from([
    0,
    0,
    0,
    8,
    ...Buffer.from("acTL"),
    0,
    0,
    0,
    2,
    0,
    0,
    0,
    0,
    0xf3,
    0x8d,
    0x93,
    0x70,
  ]);
  return Buffer.concat([png.slice(0, 33), chunk, png.slice(33)]);
}

test.each(wrong)("Of %s it is said why it is not kept [T-22]", async (_, make, problem) => {
  expect(await readPhoto(new Uint8Array(await make()))).toEqual({ problem });
});

test.each(["jpeg", "png", "webp"] as const)(
  "A %s is kept as a JPEG, and known for what it was",
  async (kind) => {
    const found = await readPhoto(await read(drawPicture(kind)));

    expect(found).toMatchObject({ type: `image/${kind}`, photo: { width: 120, height: 80 } });
    const { format } = await sharp("photo" in found ? found.photo.bytes : undefined).metadata();
    expect(format).toBe("jpeg");
  },
);

test("A photograph larger than a card needs is made smaller", async () => {
  const large = sharp({ create: { width: 5000, height: 2500, channels: 3, background: "#fff" } });

  expect(await readPhoto(new Uint8Array(await large.jpeg().toBuffer()))).toMatchObject({
    photo: { width: 2000, height: 1000 },
  });
});
