import { inflateSync } from "node:zlib";

/** All that a file says, by no way of the library that wrote it: its bytes, and beside them every stream unpacked. */
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

/** What acts, is hidden or tells of its maker; "evil" is in all that the files of the corpus do. */
export const unwantedInPdf =
  /evil|script|\/(?:JS|Launch|URI|GoTo\w*|Named|Action|OpenAction|AA|Annots|AcroForm|Names|EF|AF|FFilter|Filespec|Metadata|PieceInfo|Info|Outlines|StructTreeRoot|OCProperties)\b/i;
