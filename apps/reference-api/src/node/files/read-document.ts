import { readPictureType } from "../../domain/picture-type.ts";
import type { DocumentReader } from "../../ports.ts";
import { checkPdf } from "./check-pdf.ts";
import { openPicture } from "./open-picture.ts";

/** In pixels: a page at 400 dots an inch. */
const keptSide = 4_700;

const startsAsPdf = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes.subarray(0, 5)) === "%PDF-";

/**
 * Reads a document by what it holds. A picture is decoded whole and written anew, upright: the place, the time and the
 * device that stand beside its pixels are not carried over. A PDF is looked into, and its pages are written afresh.
 */
async function readPicture(bytes: Uint8Array): ReturnType<DocumentReader> {
  const type = readPictureType(bytes);
  if (type !== "image/jpeg" && type !== "image/png") return { problem: "unknown" };
  const opened = await openPicture(bytes);
  if ("problem" in opened) return opened;
  try {
    const upright = opened.picture
      .resize({ width: keptSide, height: keptSide, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb");
    const written = type === "image/png" ? upright.png() : upright.jpeg({ quality: 90 });
    return { document: { bytes: new Uint8Array(await written.toBuffer()), contentType: type } };
  } catch {
    return { problem: "unreadable" };
  }
}

/** Makes what reads documents. `keepsSigned` keeps a PDF that is digitally signed as it is, where nothing acts in it. */
export const createDocumentReader =
  ({ keepsSigned }: { readonly keepsSigned: boolean }): DocumentReader =>
  async (bytes, sender) => {
    if (!startsAsPdf(bytes)) return readPicture(bytes);
    const checked = await checkPdf({ bytes, keepsSigned }, sender);
    return "problem" in checked ? checked : { document: { ...checked, contentType: "application/pdf" } };
  };
