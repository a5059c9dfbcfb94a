/** Looks into one PDF and writes it afresh, on a thread of its own, which ends with it; `check-pdf.ts` starts it. */
import { parentPort, workerData } from "node:worker_threads";
import { decodePDFRawStream, PDFContext, PDFDocument, type PDFObject, PDFRawStream } from "@cantoo/pdf-lib";
import { acts, isSignature, namesAction } from "./acting-pdf.ts";
import type { CheckedPdf, PdfToCheck } from "./check-pdf.ts";
import { rewritePdf } from "./rewrite-pdf.ts";

/** In bytes: what the packed objects of a file may unpack to, one stream of them. */
const mostUnpacked = 64 * 1024 * 1024;

interface Decoder {
  ensureBuffer(requested: number): Uint8Array;
}

/** The library unpacks without end, and outside of the memory that a thread is given: its decoders share this. */
function limitUnpacking(): void {
  const dict = PDFContext.create().obj({ Filter: "FlateDecode" });
  const sample = decodePDFRawStream(PDFRawStream.of(dict, new Uint8Array([0x78, 0x9c, 3, 0, 0, 0, 0, 1])));
  const decoders = Object.getPrototypeOf(Object.getPrototypeOf(sample)) as Decoder;
  const { ensureBuffer } = decoders;
  decoders.ensureBuffer = function limited(this: Decoder, requested) {
    if (requested > mostUnpacked) throw new RangeError("A stream unpacks to too much.");
    return ensureBuffer.call(this, requested);
  };
}

/** Every object of the files that are opened from now on, also those that a later part of a file replaces. */
function keepEveryObject(): PDFObject[] {
  const objects: PDFObject[] = [];
  const { assign } = PDFContext.prototype;
  PDFContext.prototype.assign = function keep(ref, object) {
    objects.push(object);
    assign.call(this, ref, object);
  };
  return objects;
}

async function check({ bytes, keepsSigned }: PdfToCheck): Promise<CheckedPdf> {
  try {
    const objects = keepEveryObject();
    const document = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true });
    if (document.isEncrypted) return { problem: "locked" };
    if (document.getPageCount() === 0) return { problem: "unreadable" };
    // Also those that no page leads to: another reader may find another way through the file.
    const found = [...objects];
    const isSigned = found.some(isSignature);
    if (isSigned && !keepsSigned) return { problem: "signed" };
    const isKeptAsItIs = isSigned;
    if (found.some((object) => acts(object, { isKeptAsItIs }))) return { problem: "active" };
    if (!isSigned) return { bytes: await rewritePdf(document), isSigned };
    return namesAction(bytes) ? { problem: "active" } : { bytes, isSigned };
  } catch {
    return { problem: "unreadable" };
  }
}

limitUnpacking();
parentPort?.postMessage("ready");
const checked = await check(workerData as PdfToCheck);
parentPort?.postMessage(checked, "bytes" in checked ? [checked.bytes.buffer as ArrayBuffer] : []);
