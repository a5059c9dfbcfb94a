import type { PhotoReader } from "../../ports.ts";
import { openPicture } from "./open-picture.ts";

/** In pixels: on a kept photograph the print of a card can be read. */
const keptSide = 2_000;

/**
 * Reads a photograph by decoding it whole, and writes it anew as a JPEG: what stands beside the pixels (place, time,
 * device, a second file) is not carried over. Its first bytes are looked at before a decoder gets to see it.
 */
export const readPhoto: PhotoReader = async (bytes) => {
  const opened = await openPicture(bytes);
  if ("problem" in opened) return opened;
  try {
    const { data, info } = await opened.picture
      .resize({ width: keptSide, height: keptSide, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "white" })
      .toColourspace("srgb")
      .jpeg({ quality: 85 })
      .toBuffer({ resolveWithObject: true });
    const photo = { bytes: new Uint8Array(data), width: info.width, height: info.height };
    return { type: opened.type, photo };
  } catch {
    return { problem: "unreadable" };
  }
};
