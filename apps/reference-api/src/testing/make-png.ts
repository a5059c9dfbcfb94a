import { crc32, deflateSync } from "node:zlib";

/** What the pixels of a PNG are made of, by the format's own numbers. */
export const pngColors = { grey: 0, rgb: 2, palette: 3, greyAlpha: 4, rgba: 6 } as const;

/** A PNG to be made: its rows as they are packed, and what stands beside its pixels. */
export interface PngToMake {
  readonly width: number;
  readonly height: number;
  readonly depth?: 1 | 2 | 4 | 8 | 16;
  readonly color?: keyof typeof pngColors;
  readonly rows: (row: number) => Uint8Array;
  /** Chunks before the pixels, by their names. */
  readonly beside?: readonly (readonly [string, Uint8Array])[];
}

function makeChunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.byteLength);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** What `pHYs` holds: pixels for each unit, across and down; the unit 1 is a metre, 0 is none. */
export function makeResolution(across: number, { down = across, unit = 1 } = {}): Uint8Array {
  const content = Buffer.alloc(9);
  content.writeUInt32BE(across, 0);
  content.writeUInt32BE(down, 4);
  content.writeUInt8(unit, 8);
  return content;
}

/** Makes a PNG byte by byte, so that no library decides what is in it. */
export function makePng({
  width,
  height,
  depth = 8,
  color = "grey",
  rows,
  beside = [],
}: PngToMake): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(depth, 8);
  head.writeUInt8(pngColors[color], 9);
  // Each row begins with how it is filtered: not at all.
  const lines = Array.from({ length: height }, (_, row) => [Buffer.from([0]), rows(row)]).flat();
  return new Uint8Array(
    Buffer.concat([
      Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
      makeChunk("IHDR", head),
      ...beside.map(([name, content]) => makeChunk(name, content)),
      makeChunk("IDAT", deflateSync(Buffer.concat(lines))),
      makeChunk("IEND", Buffer.alloc(0)),
    ]),
  );
}
