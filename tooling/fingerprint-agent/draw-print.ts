import { crc32, deflateSync } from "node:zlib";

const [width, height] = [300, 380];

/** In pixels a metre, as a PNG says it: 500 an inch, which most readers have. */
const resolution = 19_685;

/** Draws loops that look like a fingerprint and are nobody's, as a PNG of 8-bit grey that says its resolution. */
export function drawPrint(): Buffer {
  const rows = Buffer.alloc((width + 1) * height, 255);
  for (let y = 0; y < height; y += 1) {
    // Each row begins with how it is filtered: not at all.
    rows[y * (width + 1)] = 0;
    for (let x = 0; x < width; x += 1) {
      const away = Math.hypot((x - 150) / 0.75, y - 190);
      const isRidge = away < 180 && Math.sin(away / 2.6 + Math.sin(x / 40)) > 0.1;
      if (isRidge) rows[y * (width + 1) + 1 + x] = 40;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits of grey for each pixel; the three bytes after it stay 0.
  head[8] = 8;
  const density = Buffer.alloc(9);
  density.writeUInt32BE(resolution, 0);
  density.writeUInt32BE(resolution, 4);
  // The unit of both is a metre.
  density[8] = 1;
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    writeChunk("IHDR", head),
    writeChunk("pHYs", density),
    writeChunk("IDAT", deflateSync(rows)),
    writeChunk("IEND", Buffer.alloc(0)),
  ]);
}

function writeChunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
