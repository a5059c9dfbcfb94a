import { readKind } from "./read-kind.ts";

/** Where the width and the height of a PNG are. */
const pngSize = 16;
/** More parts than a JPEG has before its size. */
const mostParts = 500;

/** How many pixels a PNG or JPEG has, as its first bytes say, without decoding it; nothing where they do not say it. */
export async function readPixelCount(file: Blob): Promise<number | undefined> {
  const kind = await readKind(file);
  if (kind === "image/jpeg") return readJpeg(file);
  if (kind !== "image/png" || file.size < pngSize + 8) return undefined;
  const view = await read(file, pngSize, 8);
  return view.getUint32(0) * view.getUint32(4);
}

/** Goes from part to part of a JPEG until one tells the size. */
async function readJpeg(file: Blob): Promise<number | undefined> {
  let at = 2;
  for (let part = 0; part < mostParts && at + 9 <= file.size; part += 1) {
    const view = await read(file, at, 9);
    if (view.getUint8(0) !== 0xff) return undefined;
    const name = view.getUint8(1);
    // C0 to CF tell the size, but for the three that hold tables.
    const tellsSize = name >= 0xc0 && name <= 0xcf && name !== 0xc4 && name !== 0xc8 && name !== 0xcc;
    if (tellsSize) return view.getUint16(5) * view.getUint16(7);
    // A part may be filled up with bytes before its name.
    at += name === 0xff ? 1 : 2 + view.getUint16(2);
  }
  return undefined;
}

async function read(file: Blob, from: number, length: number): Promise<DataView> {
  return new DataView(await file.slice(from, from + length).arrayBuffer());
}
