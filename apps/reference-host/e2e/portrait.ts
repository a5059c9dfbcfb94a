import { createCanvas } from "@napi-rs/canvas";

/** Draws an invented person before a plain wall: a sharp, well lit JPEG, 7 wide to 9 high. */
export function drawPortrait(): Buffer {
  const canvas = createCanvas(840, 1080);
  const context = canvas.getContext("2d");
  context.fillStyle = "#cfd6da";
  context.fillRect(0, 0, 840, 1080);
  context.fillStyle = "#b98d6c";
  context.fillRect(160, 150, 520, 760);
  // Stripes have the edges by which a photograph counts as sharp.
  context.fillStyle = "#241a14";
  for (let y = 200; y < 860; y += 24) context.fillRect(200, y, 440, 6);
  return canvas.toBuffer("image/jpeg", 95);
}
