import { nameResolution } from "../internal/pictures/resolution.ts";

/** Draws loops that look like a fingerprint and are nobody's, for the stories and tests of the field. */
export async function drawExamplePrint(): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [280, 340];
  const context = canvas.getContext("2d");
  if (context) {
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, 280, 340);
    context.lineWidth = 5;
    context.strokeStyle = "#2b2b2b";
    for (let ring = 1; ring < 14; ring += 1) {
      context.beginPath();
      context.ellipse(140 + ring, 150 + ring * 3, ring * 9, ring * 12, 0.12, Math.PI * 0.9, Math.PI * 2.2);
      context.stroke();
    }
  }
  return nameResolution(await (await fetch(canvas.toDataURL("image/png"))).blob(), 500);
}
