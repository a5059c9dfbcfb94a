/** Draws loops that look like a fingerprint and are nobody's: the same for the same number. */
export async function drawPrint(seed: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [300, 380];
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws nothing, so there is no print to read.");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, 300, 380);
  context.strokeStyle = "#262626";
  context.lineWidth = 4.5;
  const lean = ((seed % 7) - 3) / 12;
  for (let ridge = 1; ridge < 17; ridge += 1) {
    const open = 0.85 + ((seed * 31 + ridge * 17) % 10) / 80;
    context.beginPath();
    context.ellipse(
      150 + ridge * lean,
      165 + ridge * 3,
      ridge * 8.5,
      ridge * 11,
      lean,
      Math.PI * open,
      Math.PI * (3 - open),
    );
    context.stroke();
  }
  context.fillStyle = "#5c5c5c";
  context.font = "600 13px sans-serif";
  context.fillText("SPECIMEN", 8, 372);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The print was not drawn."))),
      "image/png",
    ),
  );
}
