import type SignaturePad from "signature_pad";
import { encode } from "../internal/pictures/prepare-photo.ts";
import { type Ink, pen, scaleInk } from "./ink.ts";

/** In pixels: what a signature is sent as, from whatever screen it comes. */
const size = { width: 1200, height: 480 };

/** Draws a signature anew on white, of one size, as a JPEG. */
export async function drawSignature(
  Pad: typeof SignaturePad,
  ink: Ink,
  surfaceWidth: number,
): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, size);
  const pad = new Pad(canvas, pen);
  pad.fromData(scaleInk(ink, size.width / surfaceWidth));
  pad.off();
  return encode(canvas, "image/jpeg", 0.92);
}
