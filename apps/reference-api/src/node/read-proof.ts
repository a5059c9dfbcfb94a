import sharp from "sharp";
import type { ProofReader } from "../ports.ts";
import { openPicture } from "./open-picture.ts";

/** In pixels: a finger at 1,000 dots an inch, or a signature across a pad, is smaller. */
const keptSide = 2_000;
/** Of 255: what a JPEG adds to a plain colour is less, the faintest stroke of a pen is more. */
const faintest = 24;

async function isBlank(png: Uint8Array): Promise<boolean> {
  const { channels } = await sharp(png).stats();
  return channels.every(({ min, max }) => max - min < faintest);
}

/** Reads a fingerprint or a signature by decoding it whole, on white, and refuses one that shows nothing. */
export const readProof: ProofReader = async (bytes, type) => {
  const opened = await openPicture(bytes);
  if ("problem" in opened) return opened;
  if (opened.type !== type) return { problem: "unreadable" };
  try {
    const data = await opened.picture
      .resize({ width: keptSide, height: keptSide, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "white" })
      .toColourspace("srgb")
      .png()
      .toBuffer();
    const png = new Uint8Array(data);
    return (await isBlank(png)) ? { problem: "blank" } : { png };
  } catch {
    return { problem: "unreadable" };
  }
};
