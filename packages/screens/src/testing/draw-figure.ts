/** Answers with the drawn photograph of an invented person. */
export async function drawFigure(): Promise<Response> {
  const canvas = new OffscreenCanvas(280, 360);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws nothing.");
  pen.fillStyle = "#dfe6ea";
  pen.fillRect(0, 0, 280, 360);
  pen.fillStyle = "#7d8f9a";
  for (const [x, y, width, height] of [
    [140, 140, 62, 78],
    [140, 360, 118, 120],
  ] as const) {
    pen.beginPath();
    pen.ellipse(x, y, width, height, 0, 0, 2 * Math.PI);
    pen.fill();
  }
  const image = await canvas.convertToBlob({ type: "image/jpeg" });
  return new Response(image, { headers: { "Content-Type": "image/jpeg" } });
}
