const signatureLength = 8;
/** Length, name and check sum of a chunk. */
const frameLength = 12;

/** A part of a PNG. */
export interface PngChunk {
  /** Four letters, as `IHDR`. */
  readonly name: string;
  readonly content: Uint8Array;
  /** The content with what stands around it. */
  readonly whole: Uint8Array;
}

/** Gives the chunks of a PNG in their order; the last one may be cut off. */
export function* readPngChunks(png: Uint8Array): Generator<PngChunk> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let start = signatureLength; start + 8 <= png.byteLength; ) {
    const end = start + frameLength + view.getUint32(start);
    yield {
      name: String.fromCharCode(...png.subarray(start + 4, start + 8)),
      content: png.subarray(start + 8, end - 4),
      whole: png.subarray(start, end),
    };
    start = end;
  }
}

const resolutionName = "pHYs";
/** What the numbers of `pHYs` count pixels in; any other unit says only how long a pixel is to its width. */
const metre = 1;

/** The pixels in a metre that a PNG names; nothing where it names none, or another number for each direction. */
export function readPngResolution(png: Uint8Array): number | undefined {
  for (const { name, content } of readPngChunks(png)) {
    if (name === "IDAT") return undefined;
    if (name !== resolutionName || content.byteLength !== 9) continue;
    const view = new DataView(content.buffer, content.byteOffset);
    const [across, down] = [view.getUint32(0), view.getUint32(4)];
    return across === down && across > 0 && view.getUint8(8) === metre ? across : undefined;
  }
  return undefined;
}

/** The check sum of a chunk, over its name and its content. */
function sumUp(bytes: Uint8Array): number {
  let sum = 0xffff_ffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb8_8320 : 0);
  }
  return ~sum >>> 0;
}

/** The chunk that names a resolution, in pixels a metre. */
export function writePngResolution(pixelsInMetre: number): Uint8Array {
  const chunk = new Uint8Array(frameLength + 9);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, 9);
  chunk.set(
    Array.from(resolutionName, (letter) => letter.charCodeAt(0)),
    4,
  );
  view.setUint32(8, pixelsInMetre);
  view.setUint32(12, pixelsInMetre);
  view.setUint8(16, metre);
  view.setUint32(17, sumUp(chunk.subarray(4, 17)));
  return chunk;
}
