/** Draws a black square on white, or nothing but white, for the tests of the field: a picture that says no resolution. */
export async function drawSquare(type: string, { side = 1600, isBlank = false } = {}): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [side, side * 1.25];
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "#000";
  if (!isBlank) context.fillRect(side / 5, side / 5, side / 2, side / 2);
  return (await fetch(canvas.toDataURL(type))).blob();
}
