import { readPngChunks } from "./png-chunks.ts";

/** The kinds of pictures that are kept, by their content types. */
export type PictureType = "image/jpeg" | "image/png" | "image/webp";

const isAt = (bytes: Uint8Array, offset: number, expected: readonly number[]) =>
  expected.every((byte, index) => bytes[offset + index] === byte);

const codes = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

const pngStart = [0x89, ...codes("PNG\r\n"), 0x1a, 0x0a];
const [riff, webp] = [codes("RIFF"), codes("WEBP")];
/** With what has to follow a word: four letters alone also turn up among the pixels of a large picture. */
const program = /<(?:\?php|(?:script|html|svg)[\s/>:])/i;
/** In bytes: a large file is read in pieces that overlap by more than a word is long. */
const [pieceLength, overlap] = [1_000_000, 16];

/** What a file is by its first bytes, whatever its name and sender say; nothing when it is none of the three. */
export function readPictureType(bytes: Uint8Array): PictureType | undefined {
  if (isAt(bytes, 0, [0xff, 0xd8, 0xff])) return "image/jpeg";
  if (isAt(bytes, 0, pngStart)) return "image/png";
  if (isAt(bytes, 0, riff) && isAt(bytes, 8, webp)) return "image/webp";
  return undefined;
}

/**
 * Whether text that a browser or a server would run stands somewhere in a picture. A picture has no use for it, so
 * the file is something else as well.
 */
export function holdsProgram(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder("latin1");
  for (let start = 0; start < bytes.byteLength; start += pieceLength) {
    if (program.test(decoder.decode(bytes.subarray(start, start + pieceLength + overlap)))) return true;
  }
  return false;
}

/** Whether a PNG says before its pixels that it moves; decoders that know nothing of it show its first picture. */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  for (const { name } of readPngChunks(bytes)) {
    if (name === "acTL") return true;
    if (name === "IDAT") return false;
  }
  return false;
}
