import sharp from "sharp";
import { holdsProgram, isAnimatedPng, readPictureType } from "../domain/picture-type.ts";
import type { PhotoReader } from "../ports.ts";

/** In pixels: more than any camera at a counter, and less than what fills the memory when it is unpacked. */
const mostPixels = 40_000_000;
const longestSide = 12_000;
/** In pixels: on a kept photograph the print of a card can be read. */
const keptSide = 2_000;

// The server has other work: a picture is decoded by one thread, and nothing of it stays in memory.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Reads a photograph by decoding it whole, and writes it anew as a JPEG: what stands beside the pixels (place, time,
 * device, a second file) is not carried over. Its first bytes are looked at before a decoder gets to see it.
 */
export const readPhoto: PhotoReader = async (bytes) => {
  const type = readPictureType(bytes);
  if (!type || holdsProgram(bytes)) return { problem: "unreadable" };
  if (type === "image/png" && isAnimatedPng(bytes)) return { problem: "animated" };
  const options = { failOn: "warning", limitInputPixels: mostPixels } as const;
  try {
    const {
      width,
      height,
      pages = 1,
      space,
    } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (pages > 1) return { problem: "animated" };
    if (width * height > mostPixels || Math.max(width, height) > longestSide)
      return { problem: "tooManyPixels" };
    // Printers write it; no camera does, and browsers disagree about its colours.
    if (space === "cmyk") return { problem: "unreadable" };
    const { data, info } = await sharp(bytes, options)
      .autoOrient()
      .resize({ width: keptSide, height: keptSide, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "white" })
      .toColourspace("srgb")
      .jpeg({ quality: 85 })
      .toBuffer({ resolveWithObject: true });
    return { type, photo: { bytes: new Uint8Array(data), width: info.width, height: info.height } };
  } catch {
    // What the decoder says of it names bytes, and helps nobody at a counter.
    return { problem: "unreadable" };
  }
};
