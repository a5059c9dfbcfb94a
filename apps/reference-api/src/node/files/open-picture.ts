import sharp, { type Sharp, type SharpOptions } from "sharp";
import { holdsProgram, isAnimatedPng, type PictureType, readPictureType } from "../../domain/picture-type.ts";

/** In pixels: more than any camera at a counter, and less than what fills the memory when it is unpacked. */
const mostPixels = 40_000_000;
const longestSide = 12_000;

// The server has other work: a picture is decoded by one thread, and nothing of it stays in memory.
sharp.concurrency(1);
sharp.cache(false);

/** A picture that may be decoded, or why none can be. */
export type OpenedPicture =
  | { readonly type: PictureType; readonly picture: Sharp }
  | { readonly problem: "unreadable" | "animated" | "tooManyPixels" };

/**
 * Looks at what a picture says of itself before any pixel of it is decoded. What is wrong with its pixels shows when
 * the picture is used, as an error: what a decoder says names bytes, and helps nobody at a counter.
 */
export async function openPicture(
  bytes: Uint8Array,
  { ignoreIcc = false }: Pick<SharpOptions, "ignoreIcc"> = {},
): Promise<OpenedPicture> {
  const type = readPictureType(bytes);
  if (!type || holdsProgram(bytes)) return { problem: "unreadable" };
  if (type === "image/png" && isAnimatedPng(bytes)) return { problem: "animated" };
  const options = { failOn: "warning", limitInputPixels: mostPixels, ignoreIcc } as const;
  try {
    const header = sharp(bytes, { ...options, limitInputPixels: false });
    const { width, height, pages = 1, space } = await header.metadata();
    if (pages > 1) return { problem: "animated" };
    if (width * height > mostPixels || Math.max(width, height) > longestSide)
      return { problem: "tooManyPixels" };
    // Printers write it; no camera does, and browsers disagree about its colours.
    if (space === "cmyk") return { problem: "unreadable" };
  } catch {
    return { problem: "unreadable" };
  }
  return { type, picture: sharp(bytes, options).autoOrient() };
}
