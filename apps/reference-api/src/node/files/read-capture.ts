import { createHash } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import type { CaptureReader } from "../../ports.ts";
import { openPicture } from "./open-picture.ts";
import { readProof } from "./read-proof.ts";

/** A photograph's sides are as 7 to 9, within one in a hundred: a scanner rounds. */
const shape = 7 / 9;
const shapeTolerance = 0.01;
/** In pixels. */
const leastPhoto = { width: 600, height: 770 };
const mostPhoto = { width: 840, height: 1_080 };
/** In bytes. */
const mostPhotoBytes = 600_000;
/** Of a JPEG, the best one first: of a photograph the first is kept that is small enough. */
const photoQualities = [92, 88, 84, 78, 70, 60, 45];

/** In pixels: of smaller and larger prints NFIQ 2 measures no quality. */
const bounds = { width: [197, 799], height: [197, 999] } as const;

const longestSignature = 2_000;
/** Of 255: what a JPEG adds to a plain colour is less, the faintest stroke of a pen is more. */
const faintest = 24;
/** What a signature's ink spans, as a part of the picture's longest side: a dot spans less. */
const leastSpan = 1 / 20;

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const digestPixels = ({ data, width, height }: Pixels) =>
  createHash("sha256").update(`${width} ${height}\n`).update(data).digest("hex");

async function readPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const fit = (picture: Sharp, { width, height }: { width: number; height: number }) =>
  picture
    .resize({ width, height, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .removeAlpha();

const fromPixels = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

const asJpeg = async (pixels: Pixels, quality: number) =>
  new Uint8Array(await fromPixels(pixels).jpeg({ quality }).toBuffer());

async function encodePhoto(pixels: Pixels): Promise<Uint8Array> {
  let jpeg = new Uint8Array();
  for (const quality of photoQualities) {
    jpeg = await asJpeg(pixels, quality);
    if (jpeg.byteLength <= mostPhotoBytes) break;
  }
  return jpeg;
}

/** The shades of a picture, one byte a pixel, with the darkest and the lightest of them. */
async function readShades(pixels: Pixels) {
  const grey = await readPixels(fromPixels(pixels).toColourspace("b-w").extractChannel(0));
  let [darkest, lightest] = [255, 0];
  for (const shade of grey.data) {
    if (shade < darkest) darkest = shade;
    if (shade > lightest) lightest = shade;
  }
  return { ...grey, darkest, lightest, isBlank: lightest - darkest < faintest };
}

type Shades = Awaited<ReturnType<typeof readShades>>;

/** Whether all that is dark lies so close together that it is a dot. */
function isDot({ data, width, height, darkest, lightest }: Shades): boolean {
  const middle = (darkest + lightest) / 2;
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[y * width + x] ?? 255) >= middle) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return Math.max(right - left, bottom - top) + 1 < Math.max(width, height) * leastSpan;
}

async function readPhotograph(picture: Sharp) {
  const { autoOrient, depth } = await picture.metadata();
  const { width, height } = autoOrient;
  if (depth !== "uchar") return { problem: "tooDeep" } as const;
  if (Math.abs(width / height / shape - 1) > shapeTolerance) return { problem: "wrongShape" } as const;
  if (width < leastPhoto.width || height < leastPhoto.height) return { problem: "tooSmall" } as const;
  const pixels = await readPixels(fit(picture, mostPhoto));
  if ((await readShades(pixels)).isBlank) return { problem: "blank" } as const;
  return { bytes: await encodePhoto(pixels), digest: digestPixels(pixels) };
}

async function readSignature(picture: Sharp) {
  if ((await picture.metadata()).depth !== "uchar") return { problem: "tooDeep" } as const;
  const side = { width: longestSignature, height: longestSignature };
  const pixels = await readPixels(fit(picture, side));
  const shades = await readShades(pixels);
  if (shades.isBlank) return { problem: "blank" } as const;
  if (isDot(shades)) return { problem: "dot" } as const;
  return { bytes: await asJpeg(pixels, 90), digest: digestPixels(pixels) };
}

async function readFinger(bytes: Uint8Array): ReturnType<CaptureReader> {
  const read = await readProof(bytes, "thumb");
  if ("problem" in read) return read;
  const pixels = await readPixels(sharp(read.png).toColourspace("b-w"));
  const isWithin = (["width", "height"] as const).every(
    (side) => pixels[side] >= bounds[side][0] && pixels[side] <= bounds[side][1],
  );
  if (!isWithin) return { problem: "outOfBounds" };
  return {
    bytes: read.png,
    contentType: "image/png",
    digest: digestPixels(pixels),
    resolution: read.resolution,
  };
}

/**
 * Reads a part of somebody's biometrics by decoding it whole. A photograph and a signature are written anew as JPEG, so
 * that nothing beside the pixels is carried over; of a fingerprint every pixel is kept.
 */
export const readCapture: CaptureReader = async (bytes, kind) => {
  if (kind === "finger") return readFinger(bytes);
  const opened = await openPicture(bytes);
  if ("problem" in opened) return opened;
  if (opened.type === "image/webp") return { problem: "unreadable" };
  try {
    const read = await (kind === "photo" ? readPhotograph : readSignature)(opened.picture);
    if (read.problem !== undefined) return read;
    return { ...read, contentType: "image/jpeg", resolution: null };
  } catch {
    return { problem: "unreadable" };
  }
};
