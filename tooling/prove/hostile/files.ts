import { deflateSync } from "node:zlib";

function crc(bytes: Buffer): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xed_b8_83_20 : 0);
  }
  return ~sum >>> 0;
}

function makeChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc(named));
  return Buffer.concat([length, named, sum]);
}

/** A grey PNG that says it has so many pixels; its stripes are those of a signature that somebody wrote. */
function makePng(width: number, height: number, { said = [width, height], isWhole = true } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(said[0] ?? width, 0);
  header.writeUInt32BE(said[1] ?? height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const row = Buffer.from([0, ...Array.from({ length: width }, (_, x) => (x % 7 < 3 ? 20 : 250))]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    makeChunk("IHDR", header),
    makeChunk("IDAT", isWhole ? pixels : pixels.subarray(0, pixels.length / 2)),
    makeChunk("IEND", Buffer.alloc(0)),
  ]);
}

const text = (content: string) => Buffer.from(content, "latin1");
const png = makePng(60, 40);
const pdf = (inside: string) =>
  text(
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R${inside}>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF`,
  );

/** Files that are not what they say, or more than it. */
export const wrongFiles: readonly Buffer[] = [
  Buffer.alloc(0),
  Buffer.from([0]),
  text("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"),
  text("<!doctype html><script>alert(1)</script>"),
  text("<?php system($_GET['c']); ?>"),
  text("GIF89a/*<script>*/=1;alert(1)//"),
  text("#!/bin/sh\nid"),
  text("MZ\x90\x00"),
  text("PK\x03\x04"),
  text("\x1f\x8b\x08"),
  text("RIFF\xff\xff\xff\xffWEBPVP8 "),
  text("\xff\xd8\xff\xe0\x00\x10JFIF\x00"),
  Buffer.concat([text("\xff\xd8\xff\xe1\xff\xff"), Buffer.alloc(70_000)]),
  text("%PDF-1.7"),
  pdf("/OpenAction<</S/JavaScript/JS(app.alert(1))>>"),
  pdf("/AA<</O<</S/Launch/F(cmd.exe)>>>>"),
  pdf(`/A${"[".repeat(20_000)}`),
  png.subarray(0, 30),
  png.subarray(0, png.length - 12),
  makePng(60, 40, { isWhole: false }),
  makePng(60, 40, { said: [20_000, 20_000] }),
  makePng(60, 40, { said: [0, 0] }),
  makePng(60, 40, { said: [4_294_967_295, 1] }),
  makePng(6_000, 6_000),
  Buffer.concat([png, text("<?php system('id'); ?>")]),
  Buffer.concat([png, Buffer.alloc(700_000)]),
  Buffer.alloc(100_000, 0xff),
];

/** A file that every place for pictures takes. */
export const rightFile = png;
