import { readKind } from "./read-kind.ts";

const metresInInch = 0.0254;

/** The names of chunks of a PNG, as numbers. */
const [resolutionChunk, pixelChunk] = [0x70_48_59_73, 0x49_44_41_54];
/** Where the first chunk of a PNG ends. */
const headEnd = 33;

/**
 * How many pixels of a PNG or JPEG are a metre, as the file itself says; nothing where it says none, or another number for
 * each direction. It is never assumed.
 */
export async function readPixelsInMetre(file: Blob): Promise<number | undefined> {
  const kind = await readKind(file);
  const view = new DataView(await file.arrayBuffer());
  const named = kind === "image/png" ? readPng(view) : kind === "image/jpeg" ? readJpeg(view) : undefined;
  return named || undefined;
}

function readPng(view: DataView): number | undefined {
  for (let at = 8; at + 21 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const name = view.getUint32(at + 4);
    if (name === pixelChunk) return undefined;
    if (name !== resolutionChunk) continue;
    const [across, down, unit] = [view.getUint32(at + 8), view.getUint32(at + 12), view.getUint8(at + 16)];
    return unit === 1 && across === down ? across : undefined;
  }
  return undefined;
}

/** The first bytes of a JPEG with a JFIF header: the word "JFIF", then the unit of its density. */
function readJpeg(view: DataView): number | undefined {
  if (view.byteLength < 18 || view.getUint32(6) !== 0x4a_46_49_46) return undefined;
  const [unit, across, down] = [view.getUint8(13), view.getUint16(14), view.getUint16(16)];
  if (across !== down) return undefined;
  if (unit === 1) return Math.round(across / metresInInch);
  return unit === 2 ? across * 100 : undefined;
}

/** Says in a PNG that says none how many of its pixels are a metre. */
export function writePixelsInMetre(png: Blob, pixels: number): Blob {
  const chunk = new DataView(new ArrayBuffer(21));
  chunk.setUint32(0, 9);
  chunk.setUint32(4, resolutionChunk);
  chunk.setUint32(8, pixels);
  chunk.setUint32(12, pixels);
  chunk.setUint8(16, 1);
  chunk.setUint32(17, sumUp(new Uint8Array(chunk.buffer, 4, 13)));
  return new Blob([png.slice(0, headEnd), chunk, png.slice(headEnd)], { type: "image/png" });
}

/** The check sum of a chunk. */
function sumUp(bytes: Uint8Array): number {
  let sum = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xed_b8_83_20 : 0);
  }
  return ~sum >>> 0;
}

/**
 * Names the resolution of a fingerprint's PNG, for a reader whose pictures name none. A picture that names one is given
 * back as it is.
 */
export async function nameResolution(image: Blob, pixelsAnInch: number): Promise<Blob> {
  if ((await readPixelsInMetre(image)) !== undefined) return image;
  return writePixelsInMetre(image, Math.round(pixelsAnInch / metresInInch));
}
