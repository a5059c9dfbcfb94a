import { createCanvas, loadImage } from "@napi-rs/canvas";
import type { Locator } from "@playwright/test";
import { readCodes } from "./print.ts";

/** Reads the barcode that a page shows, as a scanner does that is held to the screen. */
export async function readShownBarcode(barcode: Locator): Promise<string | undefined> {
  const image = await loadImage(await barcode.screenshot());
  // The quiet zone that a reader needs may be around the element.
  const [margin, scale] = [40, 2];
  const canvas = createCanvas(image.width * scale + 2 * margin, image.height * scale + 2 * margin);
  const context = canvas.getContext("2d");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, margin, margin, image.width * scale, image.height * scale);
  const [code] = await readCodes(context.getImageData(0, 0, canvas.width, canvas.height));
  return code;
}
