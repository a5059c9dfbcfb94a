/** How a portrait is drawn. */
export type DrawnPortrait = {
  width?: number;
  height?: number;
  /** In pixels. */
  blur?: number;
  /** How bright it is as a part of what it should be. */
  light?: number;
  wall?: "plain" | "striped" | "shadow";
};

/** Draws the head of an invented person before a wall, for tests. */
export async function drawPortrait({
  width = 840,
  height = 1080,
  blur = 0,
  light = 1,
  wall = "plain",
}: DrawnPortrait = {}): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;
  context.filter = `blur(${blur}px) brightness(${light})`;
  const drawn = drawSharp(width, height, wall);
  context.drawImage(drawn, 0, 0);
  return (await fetch(canvas.toDataURL("image/jpeg", 0.95))).blob();
}

function drawSharp(width: number, height: number, wall: DrawnPortrait["wall"]): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;
  context.scale(width / 70, height / 90);
  context.fillStyle = "#cfd6da";
  context.fillRect(0, 0, 70, 90);
  if (wall === "shadow") {
    context.fillStyle = "#7d868c";
    context.fillRect(0, 0, 20, 90);
  }
  if (wall === "striped") {
    context.fillStyle = "#50585e";
    for (let at = 0; at < 70; at += 4) context.fillRect(at, 0, 2, 90);
  }
  context.fillStyle = "#b98d6c";
  context.beginPath();
  context.ellipse(35, 44, 22, 32, 0, 0, Math.PI * 2);
  context.fill();
  // Hair, brows, eyes and a mouth: what has edges in a face.
  context.strokeStyle = "#2d211a";
  context.lineWidth = 0.35;
  for (let at = 0; at < 60; at += 1) {
    context.beginPath();
    context.moveTo(18 + at * 0.6, 14 + (at % 5));
    context.lineTo(17 + at * 0.62, 28 + (at % 7));
    context.stroke();
  }
  context.fillStyle = "#241a14";
  for (const x of [26, 44]) {
    context.fillRect(x - 4, 36, 8, 1.2);
    context.beginPath();
    context.ellipse(x, 41, 2.2, 1.5, 0, 0, Math.PI * 2);
    context.fill();
  }
  context.fillRect(28, 60, 14, 1);
  return canvas;
}
