import { Readable } from "node:stream";
import { crc32, createDeflate, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, expect, test, vi } from "vitest";
import { activeAdditions, makeLargePdf, makePdf } from "../../testing/make-pdf.ts";
import { drawPicture, takeOnTelephone } from "../../testing/pictures.ts";
import { createDocumentReader } from "./read-document.ts";

const readAs = createDocumentReader({ keepsSigned: false });
const readDocument = (bytes: Uint8Array) => readAs(bytes, "a");

const read = async (file: Blob | Promise<Blob>) => new Uint8Array(await (await file).arrayBuffer());
const text = (content: string) => new TextEncoder().encode(content);
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const png = () => read(drawPicture("png"));
const jpeg = () => read(drawPicture("jpeg"));
const pdf = () => read(makePdf());

/** Puts a chunk behind the header of a PNG. */
function insert(picture: Uint8Array, name: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([text(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  sum.writeUInt32BE(crc32(body));
  return join(picture.slice(0, 33), length, body, sum, picture.slice(33));
}

/** A PNG of one megabyte whose header says that it has so many pixels on a side. */
async function inflate(side: number): Promise<Uint8Array> {
  const large = Buffer.from(
    insert(await png(), "IDAT", deflateSync(Buffer.alloc(1_000_000, 7), { level: 0 })),
  );
  large.writeUInt32BE(side, 16);
  large.writeUInt32BE(side, 20);
  large.writeUInt32BE(crc32(large.subarray(12, 29)), 29);
  return new Uint8Array(large);
}

/** A PDF whose packed objects unpack to far more than they are. */
const bomb = text(
  [
    "%PDF-1.5",
    `1 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length 9>>\nstream\nxxxxxxxxx\nendstream\nendobj`,
    "startxref\n0\n%%EOF",
  ].join("\n"),
);

type Make = () => Promise<Uint8Array> | Uint8Array;

/** Files that are no documents, or not only that; with what is said of each. */
const wrong: readonly [string, Make, string][] = [
  ["nothing", () => new Uint8Array(), "unknown"],
  ["a drawing in SVG", () => text("<svg xmlns='http://www.w3.org/2000/svg'/>"), "unknown"],
  ["a page in HTML", () => text("<!doctype html><script>1</script>"), "unknown"],
  ["a page in XML", () => text("<?xml version='1.0'?><x/>"), "unknown"],
  ["a program in PHP", () => text("<?php system('id'); ?>"), "unknown"],
  ["a program for Windows", () => join(text("MZ"), new Uint8Array(200)), "unknown"],
  ["a program for Linux", () => join(text("\u007fELF"), new Uint8Array(200)), "unknown"],
  ["a script of a shell", () => text("#!/bin/sh\nid\n"), "unknown"],
  ["a ZIP, as documents of Word are", () => join(text("PK\u0003\u0004"), new Uint8Array(200)), "unknown"],
  ["a GIF that is a program too", () => text("GIF89a/*...*/=1;alert(1)"), "unknown"],
  ["a HEIC", () => text("\0\0\0\u0018ftypheic\0\0\0\0mif1heic"), "unknown"],
  [
    "a TIFF",
    async () =>
      new Uint8Array(
        await sharp(await png())
          .tiff()
          .toBuffer(),
      ),
    "unknown",
  ],
  ["a WebP", () => read(drawPicture("webp")), "unknown"],
  ["text", () => text("Dear Sir or Madam"), "unknown"],
  ["the first bytes of a JPEG alone", () => new Uint8Array([0xff, 0xd8, 0xff]), "unreadable"],
  ["a PNG that ends too early", async () => (await png()).slice(0, -60), "unreadable"],
  ["a JPEG that ends too early", async () => (await jpeg()).slice(0, -200), "unreadable"],
  [
    "a JPEG with a page behind it",
    async () => join(await jpeg(), text("<HTML><ScRiPt>1</script>")),
    "unreadable",
  ],
  [
    "a JPEG with a program in what stands beside it",
    async () => {
      const exif = { IFD0: { Copyright: "<?php system($_GET['c']); ?>" } };
      return new Uint8Array(
        await sharp(await jpeg())
          .withExif(exif)
          .jpeg()
          .toBuffer(),
      );
    },
    "unreadable",
  ],
  [
    "a JPEG in a printer's colours",
    async () =>
      new Uint8Array(
        await sharp(await jpeg())
          .toColourspace("cmyk")
          .jpeg()
          .toBuffer(),
      ),
    "unreadable",
  ],
  [
    "a PNG with a program in its words",
    async () => insert(await png(), "tEXt", text("a\0<script>1</script>")),
    "unreadable",
  ],
  [
    "a PNG that moves",
    async () => insert(await png(), "acTL", new Uint8Array([0, 0, 0, 2, 0, 0, 0, 0])),
    "animated",
  ],
  ["a small PNG that unpacks to 400 million pixels", () => inflate(20_000), "tooManyPixels"],
  ["the first line of a PDF alone", () => text("%PDF-1.7\n"), "unreadable"],
  ["a PDF that ends too early", async () => (await pdf()).slice(0, -40), "unreadable"],
  ["a PDF without a page", () => text("%PDF-1.7\nstartxref\n0\n%%EOF\n"), "unreadable"],
  [
    "a PDF with a page in HTML behind it",
    async () => join(await pdf(), text(`<script>1</script>${" ".repeat(99)}`)),
    "unreadable",
  ],
  ["a PDF whose packed objects cannot be unpacked", () => bomb, "unreadable"],
  [
    "a PDF behind a password",
    () => read(makePdf((document) => document.encrypt({ userPassword: "a", ownerPassword: "b" }))),
    "locked",
  ],
  ...Object.entries(activeAdditions)
    .map(([what, add]) => [`a PDF with ${what}`, () => read(makePdf(add)), "active"] as const)
    .map(([what, make, problem]) => [what, make, problem] as [string, Make, string]),
];

// None of these tests is about speed: a thread starts for each PDF, and a machine that does other work too is slow.
vi.setConfig({ testTimeout: 120_000 });
// The next file runs in the same worker.
afterAll(() => vi.resetConfig());

test.each(wrong)("Of %s it is said why it is not kept [T-22]", async (_, make, problem) => {
  expect(await readDocument(new Uint8Array(await make()))).toEqual({ problem });
});

test("There are thirty files and more that are refused [T-22]", () => {
  expect(wrong.length).toBeGreaterThanOrEqual(30);
});

test("A picture that would fill the memory is refused before it is unpacked [T-21]", async () => {
  const bytes = await inflate(20_000);
  expect(bytes.byteLength).toBeGreaterThan(1_000_000);
  await readDocument(bytes);
  const before = process.memoryUsage.rss();
  const start = performance.now();
  expect(await readDocument(bytes)).toEqual({ problem: "tooManyPixels" });

  expect(process.memoryUsage.rss() - before).toBeLessThan(50 * 1024 * 1024);
  // Unpacked it would be 1.2 GB: this tells the two apart on any machine.
  expect(performance.now() - start).toBeLessThan(2_000);
});

/** So many zeros, packed twice: what a thousand bytes unpack to. */
async function packTwice(size: number): Promise<Uint8Array> {
  const zeros = Buffer.alloc(1_000_000);
  const packed = Readable.from(
    (function* () {
      for (let at = 0; at < size; at += zeros.length) yield zeros;
    })(),
  ).pipe(createDeflate({ level: 1 }));
  return new Uint8Array(deflateSync(Buffer.concat(await packed.toArray())));
}

test("A PDF that unpacks without end is given up before it fills the memory [T-21]", async () => {
  const packed = await packTwice(1_200_000_000);
  const head = `%PDF-1.5\n1 0 obj\n<</Type/ObjStm/N 1/First 4/Filter[/FlateDecode/FlateDecode]/Length ${packed.length}>>\nstream\n`;
  const file = join(text(head), packed, text("\nendstream\nendobj\nstartxref\n0\n%%EOF\n"));
  expect(file.length).toBeLessThan(100_000);
  const before = process.memoryUsage.rss();

  expect(await readDocument(file)).toEqual({ problem: "unreadable" });
  expect(process.memoryUsage.rss() - before).toBeLessThan(1_000_000_000);
});

test("A PDF of 40 MB is looked into as well", async () => {
  const noise = crypto.getRandomValues(new Uint8Array(65_536));
  const large = new Uint8Array(40_000_000);
  for (let at = 0; at < large.length; at += noise.length) large.set(noise.subarray(0, large.length - at), at);
  const found = await readDocument(await read(makeLargePdf(large)));
  expect(found).toMatchObject({ document: { contentType: "application/pdf" } });
});

test("A picture is kept upright, without the place, the time and the device beside its pixels", async () => {
  const taken = await read(takeOnTelephone());
  expect(Buffer.from(taken).includes("Secret telephone")).toBe(true);
  const found = await readDocument(taken);

  const { bytes, contentType } =
    "document" in found ? found.document : { bytes: new Uint8Array(), contentType: "" };
  expect(contentType).toBe("image/jpeg");
  expect(Buffer.from(bytes).includes("Secret telephone")).toBe(false);
  const { exif, icc, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata();
  expect([exif, icc, xmp, iptc, orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect([width, height]).toEqual([80, 120]);
});

test("A PNG stays a PNG", async () => {
  expect(await readDocument(await png())).toMatchObject({ document: { contentType: "image/png" } });
});
