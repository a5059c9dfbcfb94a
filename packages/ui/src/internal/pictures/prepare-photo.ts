import { readKind } from "./read-kind.ts";
import { readPixelCount } from "./read-pixel-count.ts";

/** Why a file is not taken as a photograph. */
export type PhotoTrouble =
  /** It is neither JPEG, PNG nor WebP. */
  | "otherKind"
  /** It is a HEIC, as telephones keep theirs: browsers cannot show it. */
  | "heic"
  /** It is broken, or is not what it says that it is. */
  | "unreadable"
  /** It is too large to be made smaller here. */
  | "tooLarge";

/** How large a photograph may be once it is made ready. */
export type PhotoLimits = {
  /** In pixels. */
  longestSide: number;
  mostBytes: number;
};

/** The kinds that are taken, for the browser's list of files. */
export const takenTypes = "image/jpeg,image/png,image/webp";

/** In bytes. What is larger keeps an old computer busy for too long. */
const mostToRead = 40_000_000;

/** Decoded, each pixel takes four bytes of memory, however small the file is. */
const mostPixels = 50_000_000;

/** From the best to the smallest: how good the picture is, and how long its longest side as a part of the limit. */
const steps = [
  [0.85, 1],
  [0.7, 1],
  [0.7, 0.75],
  [0.6, 0.5],
  [0.5, 0.35],
] as const;

/** A file as a picture, upright, for the caller to close; what a file is its first bytes say, not its name. */
export async function openPicture(
  file: Blob,
  options: ImageBitmapOptions = {},
): Promise<{ readonly picture: ImageBitmap } | { readonly trouble: PhotoTrouble }> {
  try {
    const kind = await readKind(file);
    if (kind === "image/heic") return { trouble: "heic" };
    if (!kind?.startsWith("image/")) return { trouble: "otherKind" };
    if (file.size > mostToRead || ((await readPixelCount(file)) ?? 0) > mostPixels) {
      return { trouble: "tooLarge" };
    }
    return { picture: await createImageBitmap(file, { imageOrientation: "from-image", ...options }) };
  } catch {
    return { trouble: "unreadable" };
  }
}

/**
 * Makes a file ready to be sent: the picture alone as a JPEG, upright and no larger than the limits. What a camera
 * writes beside the picture (place, time, device) is not in it.
 */
export async function preparePhoto(
  file: Blob,
  limits: PhotoLimits,
): Promise<{ readonly photo: Blob } | { readonly trouble: PhotoTrouble }> {
  const opened = await openPicture(file);
  if ("trouble" in opened) return opened;
  try {
    return await encodePhoto(opened.picture, limits);
  } finally {
    opened.picture.close();
  }
}

/** Makes a JPEG of a picture, as good as the limits leave room for. */
export async function encodePhoto(
  picture: ImageBitmap | HTMLCanvasElement,
  { longestSide, mostBytes }: PhotoLimits,
): Promise<{ readonly photo: Blob } | { readonly trouble: PhotoTrouble }> {
  for (const [quality, part] of steps) {
    const canvas = drawOnWhite(picture, longestSide * part);
    const photo = canvas && (await encode(canvas, "image/jpeg", quality));
    if (!photo) return { trouble: "unreadable" };
    if (photo.size <= mostBytes) return { photo };
  }
  return { trouble: "tooLarge" };
}

/** Draws a picture anew, no larger than `longestSide`; nothing where a browser cannot. */
export function drawOnWhite(
  picture: ImageBitmap | HTMLCanvasElement,
  longestSide: number,
): HTMLCanvasElement | undefined {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  // A JPEG has no transparency, and without a ground it would turn black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * What is drawn, as a file; nothing where a browser cannot. Not by `toBlob`, which waits until a browser has nothing else
 * to do: on a busy computer that is seven seconds, for what takes a tenth of one.
 */
export async function encode(
  canvas: HTMLCanvasElement,
  type: "image/jpeg" | "image/png",
  quality?: number,
): Promise<Blob | null> {
  const [head = "", text = ""] = canvas.toDataURL(type, quality).split(",");
  // A canvas that is too large for the browser says so by an empty address.
  if (!head.includes(type)) return null;
  return new Blob([Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))], { type });
}
