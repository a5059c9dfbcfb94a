import { deflateSync } from "node:zlib";
import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from "@cantoo/pdf-lib";
import { isActingName } from "./acting-pdf.ts";
import { hasUndrawnText, listDrawnAnnotations } from "./drawn-annotations.ts";
import { drawingKeys, isNameMap } from "./pdf-keys.ts";

/** How the bytes of a stream may be packed. One that is packed otherwise is left out, with what it draws. */
const knownFilters = new Set([
  "FlateDecode",
  "LZWDecode",
  "ASCII85Decode",
  "ASCIIHexDecode",
  "RunLengthDecode",
  "CCITTFaxDecode",
  "JBIG2Decode",
  "DCTDecode",
  "JPXDecode",
]);

const boxes = ["MediaBox", "CropBox", "BleedBox", "TrimBox", "ArtBox"] as const;
const ofPage = [...boxes, "Rotate", "UserUnit", "Group"] as const;

/** What refers to nothing, and is the same in every document. */
const plain = [PDFBool, PDFNumber, PDFString, PDFHexString] as const;

/** Copies what draws a page from one document into another; an object that both refer to is copied once. */
function createCopier(from: PDFDocument, to: PDFDocument) {
  const copied = new Map<PDFRef, PDFRef>();

  function copyStream(stream: PDFStream): PDFObject {
    const filter = stream.dict.lookup(PDFName.of("Filter"));
    const filters = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : [];
    const areKnown = filters.every((item) => {
      const name = from.context.lookup(item);
      return name instanceof PDFName && knownFilters.has(name.decodeText());
    });
    if (!areKnown) return PDFNull;
    const dict = copyDict(stream.dict);
    if (filters.length > 0) return PDFRawStream.of(dict, stream.getContents());
    // Bytes that nothing has packed could be read as another file.
    dict.set(PDFName.of("Filter"), PDFName.of("FlateDecode"));
    dict.delete(PDFName.of("DecodeParms"));
    return PDFRawStream.of(dict, deflateSync(stream.getContents()));
  }

  function copyRef(ref: PDFRef): PDFObject {
    const known = copied.get(ref);
    if (known) return known;
    const mine = to.context.nextRef();
    copied.set(ref, mine);
    to.context.assign(mine, copy(from.context.lookup(ref)));
    return mine;
  }

  function copyDict(dict: PDFDict, isMap = false): PDFDict {
    const mine = to.context.obj({});
    for (const [key, value] of dict.entries()) {
      if (isMap ? isActingName(key) : !drawingKeys.has(key.decodeText())) continue;
      const isMapBelow = !isMap && isNameMap(key.decodeText(), dict);
      const below = isMapBelow ? from.context.lookup(value) : value;
      const item = below instanceof PDFDict ? copyDict(below, isMapBelow) : copy(below);
      if (item !== PDFNull) mine.set(key, item);
    }
    return mine;
  }

  function copy(value: PDFObject | undefined): PDFObject {
    if (value instanceof PDFRef) return copyRef(value);
    if (value instanceof PDFStream) return copyStream(value);
    if (value instanceof PDFDict) return copyDict(value);
    if (value instanceof PDFArray) return to.context.obj(value.asArray().map(copy));
    if (value instanceof PDFName) return isActingName(value) ? PDFNull : value;
    const isPlain = plain.some((kind) => value instanceof kind);
    return value && isPlain ? value : PDFNull;
  }

  return { copy, copyDict };
}

type Copier = ReturnType<typeof createCopier>;

/** Adds what annotations show to the pictures of a page, and gives their names. */
function addDrawings(resources: PDFDict, drawings: readonly PDFObject[]): string[] {
  const { context } = resources;
  const known = resources.lookup(PDFName.of("XObject"));
  const pictures = known instanceof PDFDict ? known : context.obj({});
  resources.set(PDFName.of("XObject"), pictures);
  return drawings.map((drawing, at) => {
    const name = PDFName.of(`Shown${at}`);
    const free = pictures.has(name) ? pictures.uniqueKey("Shown") : name;
    pictures.set(free, drawing instanceof PDFRef ? drawing : context.register(drawing));
    return free.asString();
  });
}

/** No number of a page is written as 1e-7, which no reader knows. */
const formatNumber = (number: number) => String(Number(number.toFixed(5)));

const writeContents = (to: PDFDocument, text: string) => to.context.flateStream(text);

/** Writes a page afresh. What its annotations show becomes a part of the page. */
function writePage(page: PDFPage, to: PDFDocument, { copy, copyDict }: Copier): void {
  const mine = to.addPage();
  for (const key of ofPage) {
    const value = page.node.getInheritableAttribute(PDFName.of(key));
    if (value) mine.node.set(PDFName.of(key), copy(value));
  }
  const contents = page.node.Contents();
  const drawn = (contents instanceof PDFArray ? contents.asArray() : contents ? [contents] : []).map(copy);
  const shown = listDrawnAnnotations(page);
  const resources = PDFName.of("Resources");
  if (shown.length === 0) {
    const value = page.node.getInheritableAttribute(resources);
    if (value) mine.node.set(resources, copy(value));
  } else {
    // This page's alone: other pages may share the resources, and have other annotations.
    const own = copyDict(page.node.Resources() ?? page.doc.context.obj({}));
    mine.node.set(resources, own);
    const names = addDrawings(
      own,
      shown.map(({ drawing }) => copy(drawing)),
    );
    const lines = shown.map(
      ({ placed }, at) => `q ${placed.map(formatNumber).join(" ")} cm ${names[at]} Do Q`,
    );
    drawn.unshift(writeContents(to, "q"));
    drawn.push(writeContents(to, ["Q", ...lines].join("\n")));
  }
  const streams = drawn.map((item) => (item instanceof PDFRef ? item : to.context.register(item)));
  mine.node.set(PDFName.of("Contents"), to.context.obj(streams));
}

/** Draws what fields show that were filled in by a program that leaves it to the reader. */
async function drawFields(document: PDFDocument): Promise<void> {
  try {
    document.getForm().updateFieldAppearances();
    await document.flush();
  } catch {
    // A field whose text would be lost is noticed on its page.
  }
}

/**
 * Writes a document afresh, with its pages alone: what draws them is copied key by key, and everything else is not there
 * any more.
 *
 * @throws Error where a part of it would not be seen any more.
 */
export async function rewritePdf(document: PDFDocument): Promise<Uint8Array> {
  if (document.getPages().some(hasUndrawnText))
    throw new Error("A field holds letters that cannot be drawn.");
  if (document.catalog.has(PDFName.of("AcroForm"))) await drawFields(document);
  const fresh = await PDFDocument.create({ updateMetadata: false });
  const copier = createCopier(document, fresh);
  for (const page of document.getPages()) writePage(page, fresh, copier);
  return fresh.save({ updateFieldAppearances: false, addDefaultPage: false });
}
