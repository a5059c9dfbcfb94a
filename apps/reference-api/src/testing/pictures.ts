import sharp from "sharp";

const plain = { create: { width: 120, height: 80, channels: 3, background: "#3a7" } } as const;

const toBlob = (bytes: Uint8Array, type: string) => new Blob([new Uint8Array(bytes)], { type });

/** The smallest PNG that there is: one pixel. */
export const onePixel = toBlob(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
  "image/png",
);

/** A picture of 120 by 80 pixels in one of the kinds that are taken. */
export async function drawPicture(kind: "jpeg" | "png" | "webp", background = "#3a7"): Promise<Blob> {
  const drawn = sharp({ create: { ...plain.create, background } });
  return toBlob(await drawn.toFormat(kind).toBuffer(), `image/${kind}`);
}

/** A JPEG as a telephone writes it: lying on its side, with the place and the device beside the pixels. */
export async function takeOnTelephone(): Promise<Blob> {
  const exif = { IFD0: { Model: "Secret telephone" }, IFD3: { GPSLatitude: "4/1 10/1 30/1" } };
  return toBlob(
    await sharp(plain).withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer(),
    "image/jpeg",
  );
}
