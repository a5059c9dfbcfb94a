import { PDFArray, PDFDict, PDFInvalidObject, PDFName, PDFStream } from "@cantoo/pdf-lib";
import { holdsProgram } from "../../domain/picture-type.ts";

/** Keys that a document on paper has no use for. */
const actingKeys = new Set(["JS", "JavaScript", "EmbeddedFiles", "EF", "XFA", "FFilter"]);
/** Actions and contents that do more than lead to a page or an address. */
const actingNames = new Set([
  "JavaScript",
  "Launch",
  "EmbeddedFile",
  "RichMedia",
  "RichMediaExecute",
  "ImportData",
  "SubmitForm",
  "GoToE",
  "GoToR",
  "Rendition",
]);
/** Keys that bring other files, programs or pictures in place of what is seen. */
const otherKeys = new Set([
  "AA",
  "OpenAction",
  "Alternates",
  "OPI",
  "PS",
  "Ref",
  "Collection",
  "OnInstantiate",
]);
/** What a file that is written afresh loses, and one that is kept as it is may not have either. */
const leadingNames = new Set([
  "GoTo3DView",
  "Hide",
  "Movie",
  "Named",
  "ResetForm",
  "SetOCGState",
  "Sound",
  "Thread",
  "URI",
]);
const deepest = 500;

/** Whether a name, as a key or as a value, is that of something that acts or leads somewhere. */
export const isActingName = (name: PDFName) =>
  [actingKeys, actingNames, leadingNames].some((names) => names.has(name.decodeText()));

/** Names may be written with numbers in place of letters: `/J#53` is `/JS`. */
const readNames = (bytes: Uint8Array) =>
  new TextDecoder("latin1")
    .decode(bytes)
    .replaceAll(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

/** Whether bytes that this reader skips have one of these words in them. Another reader may not skip them. */
function mayAct(object: PDFInvalidObject): boolean {
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  const text = readNames(bytes);
  return [...actingKeys, ...actingNames].some((word) => text.includes(`/${word}`));
}

/** How closely a file is looked at: one that is kept as it is may hold no links either. */
export interface Strictness {
  readonly isKeptAsItIs: boolean;
}

/** Whether an object of a PDF holds scripts, other files or commands. What it refers to is an object of its own. */
export function acts(value: unknown, strictness: Strictness, depth = 0): boolean {
  if (depth > deepest) return true;
  const holds = (item: unknown) => acts(item, strictness, depth + 1);
  if (value instanceof PDFInvalidObject) return strictness.isKeptAsItIs || mayAct(value);
  // Also alone: the name of an action may be an object of its own.
  if (value instanceof PDFName) {
    return strictness.isKeptAsItIs ? isActingName(value) : actingNames.has(value.decodeText());
  }
  // The bytes of such a stream are in another file.
  if (value instanceof PDFStream) return value.dict.has(PDFName.of("F")) || holds(value.dict);
  if (value instanceof PDFArray) return value.asArray().some(holds);
  if (!(value instanceof PDFDict)) return false;
  return value.entries().some(([key, item]) => {
    const name = key.decodeText();
    return actingKeys.has(name) || (strictness.isKeptAsItIs && otherKeys.has(name)) || holds(item);
  });
}

/** Whether an object is that of a digital signature, which holds for the bytes of its file. */
export const isSignature = (value: unknown) =>
  value instanceof PDFDict && value.has(PDFName.of("ByteRange")) && value.has(PDFName.of("Contents"));

const actionWord = new RegExp(`/(?:${[...actingNames, ...leadingNames].join("|")}|OpenAction|FFilter)\\b`);

/**
 * Whether a program or an action, a link among them, is anywhere in the bytes of a file: a reader that finds another way through
 * the file than ours finds none either.
 */
export const namesAction = (bytes: Uint8Array) => holdsProgram(bytes) || actionWord.test(readNames(bytes));
