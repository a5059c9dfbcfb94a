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

const ridges = Array.from(
  { length: 9 },
  (_, ring) =>
    `<circle cx="150" cy="200" r="${14 * (ring + 1)}" fill="none" stroke="#222" stroke-width="5"/>`,
).join("");

const draw = (width: number, height: number, shapes: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${shapes}</svg>`,
    ),
  );

/** A fingerprint as a device gives it. */
export async function drawThumb(): Promise<Blob> {
  return toBlob(await draw(300, 400, ridges).png().toBuffer(), "image/png");
}

/** A signature on white, or a pad on which nobody has signed. */
export async function drawSignature({ isBlank = false } = {}): Promise<Blob> {
  const stroke = `<path d="M20 120C80 20 110 20 90 110S200 10 290 90" fill="none" stroke="#114" stroke-width="3"/>`;
  return toBlob(
    await draw(320, 160, isBlank ? "" : stroke)
      .jpeg()
      .toBuffer(),
    "image/jpeg",
  );
}
