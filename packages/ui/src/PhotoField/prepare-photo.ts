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

/** From the best to the smallest: how good the picture is, and how long its longest side as a part of the limit. */
const steps = [
  [0.85, 1],
  [0.7, 1],
  [0.7, 0.75],
  [0.6, 0.5],
  [0.5, 0.35],
] as const;

const heicBrands = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/;

function readKind(head: Uint8Array): "taken" | "heic" | "other" {
  const text = String.fromCharCode(...head);
  const isTaken =
    text.startsWith("\xff\xd8\xff") ||
    text.startsWith("\x89PNG\r\n\x1a\n") ||
    (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP");
  if (isTaken) return "taken";
  return heicBrands.test(text.slice(4)) ? "heic" : "other";
}

/**
 * Makes a file ready to be sent: the picture alone as a JPEG, upright and no larger than the limits. What a camera
 * writes beside the picture (place, time, device) is not in it. What a file is its first bytes say, not its name.
 */
export async function preparePhoto(
  file: Blob,
  { longestSide, mostBytes }: PhotoLimits,
): Promise<{ readonly photo: Blob } | { readonly trouble: PhotoTrouble }> {
  let picture: ImageBitmap;
  try {
    const kind = readKind(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
    if (kind !== "taken") return { trouble: kind === "heic" ? "heic" : "otherKind" };
    if (file.size > mostToRead) return { trouble: "tooLarge" };
    picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return { trouble: "unreadable" };
  }
  try {
    for (const [quality, part] of steps) {
      const photo = await draw(picture, longestSide * part, quality);
      if (!photo) return { trouble: "unreadable" };
      if (photo.size <= mostBytes) return { photo };
    }
    return { trouble: "tooLarge" };
  } finally {
    picture.close();
  }
}

/** Draws a picture anew; nothing where a browser cannot. */
function draw(picture: ImageBitmap, longestSide: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  // A JPEG has no transparency, and without a ground it would turn black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}
