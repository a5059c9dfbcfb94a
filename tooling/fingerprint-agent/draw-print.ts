import { crc32, deflateSync } from "node:zlib";

const [width, height] = [300, 380];

/** In pixels an inch, which most readers have. */
export const resolution = 500;

/** The same in pixels a metre, as a PNG says it. */
const pixelsInMetre = Math.round(resolution / 0.0254);

/**
 * Draws loops that look like a fingerprint and belong to nobody, as a PNG of 8-bit grey that says its resolution. Each name
 * of a finger has its own pattern. The same finger has the same pattern each time; `time` changes its place by a pixel
 * and adds noise, so no two times have the same bytes.
 */
export function drawPrint(name: string, time: number): Buffer {
  const shape = createDice(crc32(name));
  const [lean, bend, turn] = [shape() - 0.5, 25 + shape() * 40, shape() * 6];
  const [left, top, stretch] = [125 + shape() * 50, 160 + shape() * 60, 0.65 + shape() * 0.25];
  const noise = createDice(crc32(`${name} ${time}`));
  const [moved, sunk] = [noise(), noise()];
  const rows = Buffer.alloc((width + 1) * height, 255);
  for (let y = 0; y < height; y += 1) {
    // Each row begins with how it is filtered: not at all.
    rows[y * (width + 1)] = 0;
    for (let x = 0; x < width; x += 1) {
      const [across, down] = [x - left - moved, y - top - sunk];
      const away = Math.hypot((across + lean * down) / stretch, down);
      const isRidge = away < 170 && Math.sin(away / 2.6 + 2 * Math.sin(x / bend + turn)) > 0.1;
      if (isRidge !== noise() < 0.03) rows[y * (width + 1) + 1 + x] = 40;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits of grey for each pixel; the three bytes after it stay 0.
  head[8] = 8;
  const density = Buffer.alloc(9);
  density.writeUInt32BE(pixelsInMetre, 0);
  density.writeUInt32BE(pixelsInMetre, 4);
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

/** Gives numbers from 0 to 1 that look random, and are the same for the same seed. */
function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function writeChunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
