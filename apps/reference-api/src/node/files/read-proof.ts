import sharp, { type Sharp } from "sharp";
import { readPngChunks, readPngResolution, writePngResolution } from "../../domain/png-chunks.ts";
import type { ProofReader } from "../../ports.ts";
import { openPicture } from "./open-picture.ts";

/** In pixels: a finger at 1,000 dots an inch, or a signature across a pad, is smaller. */
const longestSide = 2_000;
/** Of 255: what a JPEG adds to a plain colour is less, the faintest stroke of a pen is more. */
const faintest = 24;

const metresInInch = 0.0254;
const pixelChunks: readonly string[] = ["IHDR", "PLTE", "IDAT", "IEND"];

async function isBlank(png: Uint8Array): Promise<boolean> {
  const { channels } = await sharp(png).stats();
  return channels.every(({ min, max }) => max - min < faintest);
}

/** The PNG with its pixels and this resolution alone, 0 for none: the encoder names one also where none is known. */
function nameResolution(png: Uint8Array, pixelsInMetre: number): Uint8Array {
  const kept = [...readPngChunks(png)].flatMap(({ name, whole }) => {
    if (!pixelChunks.includes(name)) return [];
    return name === "IHDR" && pixelsInMetre ? [whole, writePngResolution(pixelsInMetre)] : [whole];
  });
  return new Uint8Array(Buffer.concat([png.subarray(0, 8), ...kept]));
}

const encode = async (picture: Sharp, space: "b-w" | "srgb") =>
  new Uint8Array(await picture.flatten({ background: "white" }).toColourspace(space).png().toBuffer());

/** Keeps every pixel of a fingerprint, so that it can be compared. A coloured picture turns grey. */
async function readThumb(bytes: Uint8Array, picture: Sharp) {
  const { width, height } = await picture.metadata();
  if (Math.max(width, height) > longestSide) return { problem: "tooManyPixels" } as const;
  const named = readPngResolution(bytes) ?? 0;
  const resolution = Math.round(named * metresInInch) || null;
  return { png: nameResolution(await encode(picture, "b-w"), resolution ? named : 0), resolution };
}

async function readSignature(picture: Sharp) {
  const fitted = picture.resize({
    width: longestSide,
    height: longestSide,
    fit: "inside",
    withoutEnlargement: true,
  });
  return { png: nameResolution(await encode(fitted, "srgb"), 0), resolution: null };
}

/** Reads a fingerprint or a signature by decoding it whole, on white, and refuses one that shows nothing. */
export const readProof: ProofReader = async (bytes, kind) => {
  const isThumb = kind === "thumb";
  // A profile of colours would change the shades that a reader has measured.
  const opened = await openPicture(bytes, { ignoreIcc: isThumb });
  if ("problem" in opened) return opened;
  if (opened.type !== (isThumb ? "image/png" : "image/jpeg")) return { problem: "unreadable" };
  try {
    const read = await (isThumb ? readThumb(bytes, opened.picture) : readSignature(opened.picture));
    if ("problem" in read) return read;
    return (await isBlank(read.png)) ? { problem: "blank" } : read;
  } catch {
    return { problem: "unreadable" };
  }
};
