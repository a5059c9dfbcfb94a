/** Looks into one PDF on a thread of its own, which ends with it; `check-pdf.ts` starts it. */
import { parentPort, workerData } from "node:worker_threads";
import { PDFArray, PDFDict, PDFDocument, PDFInvalidObject, PDFName, PDFStream } from "@cantoo/pdf-lib";

/** Keys that a document on paper has no use for. */
const activeKeys = new Set(["JS", "JavaScript", "EmbeddedFiles", "XFA"]);
/** Actions and contents that do more than lead to a page or an address. */
const activeNames = new Set([
  "JavaScript",
  "Launch",
  "EmbeddedFile",
  "RichMedia",
  "ImportData",
  "SubmitForm",
  "GoToE",
  "GoToR",
  "Rendition",
]);
const deepest = 500;

/** Whether one of these words stands in what cannot be read: another reader may make something of it. */
function mayBeActive(object: PDFInvalidObject): boolean {
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  const text = new TextDecoder("latin1").decode(bytes);
  return text.includes("#") || [...activeKeys, ...activeNames].some((word) => text.includes(`/${word}`));
}

function isActive(value: unknown, depth = 0): boolean {
  if (depth > deepest) return true;
  if (value instanceof PDFInvalidObject) return mayBeActive(value);
  if (value instanceof PDFStream) return isActive(value.dict, depth);
  if (value instanceof PDFArray) return value.asArray().some((item) => isActive(item, depth + 1));
  if (!(value instanceof PDFDict)) return false;
  return value
    .entries()
    .some(
      ([key, item]) =>
        activeKeys.has(key.decodeText()) ||
        (item instanceof PDFName ? activeNames.has(item.decodeText()) : isActive(item, depth + 1)),
    );
}

async function check(bytes: Uint8Array) {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true });
    if (document.isEncrypted) return "locked";
    if (document.getPageCount() === 0) return "unreadable";
    // Every object, also those that no page leads to: another reader may find another way through the file.
    const objects = document.context.enumerateIndirectObjects();
    return objects.some(([, object]) => isActive(object)) ? "active" : "ok";
  } catch {
    return "unreadable";
  }
}

parentPort?.postMessage(await check(workerData as Uint8Array));
