import { randomBytes } from "node:crypto";
import { createCanvas } from "@napi-rs/canvas";

/** What a reader of fingerprints writes to a file. */
export function drawPrint(): Buffer {
  const canvas = createCanvas(300, 400);
  const context = canvas.getContext("2d");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, 300, 400);
  context.strokeStyle = "#333333";
  context.lineWidth = 5;
  for (let ring = 1; ring < 14; ring += 1) {
    context.beginPath();
    context.ellipse(150, 210, ring * 10, ring * 14, 0, 0, Math.PI * 2);
    context.stroke();
  }
  return canvas.toBuffer("image/png");
}

/** A photograph of a signature on paper. */
export function drawSignature(): Buffer {
  const canvas = createCanvas(600, 240);
  const context = canvas.getContext("2d");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, 600, 240);
  context.strokeStyle = "#1a1a3a";
  context.lineWidth = 5;
  context.beginPath();
  for (let x = 60; x < 540; x += 4) context.lineTo(x, 120 + 60 * Math.sin(x / 17));
  context.stroke();
  return canvas.toBuffer("image/png");
}

/** A PDF of about so many bytes, most of them a picture on its page that nothing makes smaller. */
export function makePdf(bytes: number): Buffer {
  const noise = randomBytes(bytes - 1000);
  const parts: Buffer[] = [];
  const offsets: number[] = [];
  let length = 0;
  const add = (text: string | Buffer) => {
    const part = typeof text === "string" ? Buffer.from(text, "latin1") : text;
    parts.push(part);
    length += part.length;
  };
  const begin = (number: number) => {
    offsets[number] = length;
    add(`${number} 0 obj\n`);
  };
  add("%PDF-1.7\n");
  begin(1);
  add("<< /Type /Catalog /Pages 2 0 R >>\nendobj\n");
  begin(2);
  add("<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n");
  begin(3);
  add("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R");
  add(" /Resources << /XObject << /Scan 5 0 R >> >> >>\nendobj\n");
  begin(4);
  const drawing = "q 595 0 0 842 0 0 cm /Scan Do Q";
  add(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream\nendobj\n`);
  begin(5);
  add(
    "<< /Type /XObject /Subtype /Image /Width 1000 /Height 1000 /BitsPerComponent 8 /ColorSpace /DeviceRGB",
  );
  // As a scanner packs it, though nothing could unpack it.
  add(` /Filter /DCTDecode /Length ${noise.length} >>\nstream\n`);
  add(noise);
  add("\nendstream\nendobj\n");
  const table = length;
  const entries = [1, 2, 3, 4, 5].map((number) => `${String(offsets[number]).padStart(10, "0")} 00000 n \n`);
  add(`xref\n0 6\n0000000000 65535 f \n${entries.join("")}`);
  add(`trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return Buffer.concat(parts);
}

/** The bytes of the largest stream of a PDF: the server writes a PDF afresh, and leaves its pictures as they are. */
export function readPicture(pdf: Buffer): Buffer {
  let largest: Buffer = Buffer.alloc(0);
  for (let at = pdf.indexOf("stream\n"); at >= 0; ) {
    const start = at + "stream\n".length;
    const end = pdf.indexOf("\nendstream", start);
    if (end < 0) break;
    if (end - start > largest.length) largest = pdf.subarray(start, end);
    at = pdf.indexOf("stream\n", end + "\nendstream\n".length);
  }
  return largest;
}
