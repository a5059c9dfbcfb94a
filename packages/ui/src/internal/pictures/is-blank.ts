import { drawOnWhite } from "./prepare-photo.ts";

/** Enough to see a thin line, and quick on an old computer. */
const longestSide = 400;

/** How much darker than its paper a line has to be, of 255. */
const leastContrast = 40;

/** Whether a picture shows nothing but one ground: as a sheet that nobody signed. */
export function isBlank(picture: ImageBitmap): boolean {
  const canvas = drawOnWhite(picture, longestSide);
  const pixels = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data;
  if (!pixels) return false;
  let [darkest, lightest] = [255, 0];
  for (let index = 0; index < pixels.length; index += 4) {
    const grey = ((pixels[index] ?? 0) + (pixels[index + 1] ?? 0) + (pixels[index + 2] ?? 0)) / 3;
    darkest = Math.min(darkest, grey);
    lightest = Math.max(lightest, grey);
  }
  return lightest - darkest < leastContrast;
}
