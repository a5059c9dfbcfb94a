import { isBlank } from "../internal/pictures/is-blank.ts";
import { drawOnWhite, encode, openPicture, type PhotoTrouble } from "../internal/pictures/prepare-photo.ts";

/** Why a file is not taken as a fingerprint; `blank` where there is nothing on it. */
export type FingerprintFileTrouble = PhotoTrouble | "blank";

/** In pixels, from the best to the smallest: a print at 500 dots an inch is about 400 wide. */
const longestSides = [1000, 750, 500];

/** In bytes. */
const mostBytes = 600_000;

/** Makes a file ready to be sent as a fingerprint: the picture alone, upright, as a PNG. */
export async function prepareFingerprint(
  file: Blob,
): Promise<{ readonly image: Blob } | { readonly trouble: FingerprintFileTrouble }> {
  const opened = await openPicture(file);
  if ("trouble" in opened) return opened;
  try {
    if (isBlank(opened.picture)) return { trouble: "blank" };
    for (const longestSide of longestSides) {
      const canvas = drawOnWhite(opened.picture, longestSide);
      const image = canvas && (await encode(canvas, "image/png"));
      if (!image) return { trouble: "unreadable" };
      if (image.size <= mostBytes) return { image };
    }
    return { trouble: "tooLarge" };
  } finally {
    opened.picture.close();
  }
}
