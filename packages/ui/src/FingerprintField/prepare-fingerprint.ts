import { isBlank } from "../internal/pictures/is-blank.ts";
import { drawOnWhite, encode, openPicture, type PhotoTrouble } from "../internal/pictures/prepare-photo.ts";
import { readKind } from "../internal/pictures/read-kind.ts";
import { readPixelsInMetre, writePixelsInMetre } from "../internal/pictures/resolution.ts";

/** Why a file is not taken as a fingerprint; `blank` where there is nothing on it. */
export type FingerprintFileTrouble = PhotoTrouble | "blank";

/** In pixels, from the best to the smallest: a print at 1,000 dots an inch is about 800 wide. */
const longestSides = [2000, 1500, 1000, 750, 500] as const;

/** In bytes. */
const mostBytes = 2_000_000;

/**
 * Makes a file ready to be sent as a fingerprint. A PNG goes as it is. Any other picture becomes a PNG with the resolution
 * that it names; what is too large is made smaller, and its resolution with it.
 */
export async function prepareFingerprint(
  file: Blob,
): Promise<{ readonly image: Blob } | { readonly trouble: FingerprintFileTrouble }> {
  // Profiles of colours are left aside: they would change the shades.
  const opened = await openPicture(file, { colorSpaceConversion: "none" });
  if ("trouble" in opened) return opened;
  const { picture } = opened;
  try {
    if (isBlank(picture)) return { trouble: "blank" };
    const isSmall = Math.max(picture.width, picture.height) <= longestSides[0] && file.size <= mostBytes;
    if (isSmall && (await readKind(file)) === "image/png") {
      // In memory: the stick that the file came from may be gone when it is sent.
      return { image: new Blob([await file.arrayBuffer()], { type: "image/png" }) };
    }
    const named = await readPixelsInMetre(file);
    for (const longestSide of longestSides) {
      const canvas = drawOnWhite(picture, longestSide);
      const image = canvas && (await encode(canvas, "image/png"));
      if (!image) return { trouble: "unreadable" };
      if (image.size > mostBytes) continue;
      const pixels = named && Math.round((named * canvas.width) / picture.width);
      return { image: pixels ? writePixelsInMetre(image, pixels) : image };
    }
    return { trouble: "tooLarge" };
  } catch {
    return { trouble: "unreadable" };
  } finally {
    picture.close();
  }
}
