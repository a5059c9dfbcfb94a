/** What a file is, as its first bytes say; its name and what a browser makes of it may say something else. */
export type FileKind = "image/jpeg" | "image/png" | "image/webp" | "image/heic" | "application/pdf";

const heicBrands = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/;

/** Tells what a file is by its first bytes; nothing where they say none of the kinds that are known here. */
export async function readKind(file: Blob): Promise<FileKind | undefined> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const text = String.fromCharCode(...head);
  if (text.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "image/webp";
  if (text.startsWith("%PDF-")) return "application/pdf";
  return heicBrands.test(text.slice(4)) ? "image/heic" : undefined;
}
