import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFStream,
  PDFString,
} from "@cantoo/pdf-lib";

/** What an annotation shows, and where: a field that is filled in, a signature by hand, a note, a mark. */
export interface DrawnAnnotation {
  readonly drawing: PDFStream;
  /** The six numbers that put it there. */
  readonly placed: readonly number[];
}

/** These lead somewhere, or open only when they are clicked. */
const shownNever = new Set(["Link", "Popup"]);
/** Hidden, and not to be seen on a screen. */
const hidden = 2 | 32;

const get = (dict: PDFDict, key: string) => dict.lookup(PDFName.of(key));

function readNumbers(value: unknown, count: number): number[] | undefined {
  if (!(value instanceof PDFArray) || value.size() !== count) return undefined;
  const numbers = Array.from({ length: count }, (_, at) => value.lookup(at));
  return numbers.every((item) => item instanceof PDFNumber)
    ? numbers.map((item) => item.asNumber())
    : undefined;
}

function findDrawing(annotation: PDFDict): PDFStream | undefined {
  const appearances = get(annotation, "AP");
  const normal = appearances instanceof PDFDict ? get(appearances, "N") : undefined;
  const state = get(annotation, "AS");
  const found = normal instanceof PDFDict && state instanceof PDFName ? normal.lookup(state) : normal;
  return found instanceof PDFStream ? found : undefined;
}

/** The least and the most of some numbers. */
const span = (numbers: readonly number[]) => [Math.min(...numbers), Math.max(...numbers)] as const;

/** How a drawing is stretched and moved into the rectangle of its annotation, after ISO 32000-2, 12.5.5. */
function place(drawing: PDFStream, rect: readonly number[]): number[] | undefined {
  const box = readNumbers(get(drawing.dict, "BBox"), 4);
  if (!box) return undefined;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = readNumbers(get(drawing.dict, "Matrix"), 6) ?? [];
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = box;
  const corners = [x1, x2].flatMap((x) =>
    [y1, y2].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
  );
  const [left, right] = span(corners.map(([x]) => x));
  const [bottom, top] = span(corners.map(([, y]) => y));
  if (left === right || bottom === top) return undefined;
  const [rx1 = 0, ry1 = 0, rx2 = 0, ry2 = 0] = rect;
  const [[fromX, toX], [fromY, toY]] = [span([rx1, rx2]), span([ry1, ry2])];
  const [stretchX, stretchY] = [(toX - fromX) / (right - left), (toY - fromY) / (top - bottom)];
  return [stretchX, 0, 0, stretchY, fromX - left * stretchX, fromY - bottom * stretchY];
}

/** The text of a field, also where it stands with the field that this is a part of. */
function readText(annotation: PDFDict): string {
  const parent = get(annotation, "Parent");
  const value = get(annotation, "V") ?? (parent instanceof PDFDict ? get(parent, "V") : undefined);
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : "";
}

/** What the usual font of a form can write. */
const usualText = /^[\s\x20-\x7e\xa0-\xff]*$/;

/** Whether a page has a field that nothing draws, with letters that the usual font does not have. */
export const hasUndrawnText = (page: PDFPage) =>
  (page.node.Annots()?.asArray() ?? []).some((item) => {
    const annotation = page.doc.context.lookup(item);
    return annotation instanceof PDFDict && !findDrawing(annotation) && !usualText.test(readText(annotation));
  });

/**
 * Lists what the annotations of a page show.
 *
 * @throws Error where a field was filled in and nothing says how that looks: the text would be lost.
 */
export function listDrawnAnnotations(page: PDFPage): DrawnAnnotation[] {
  const annotations = page.node.Annots()?.asArray() ?? [];
  return annotations.flatMap((item) => {
    const annotation = page.doc.context.lookup(item);
    if (!(annotation instanceof PDFDict)) return [];
    const subtype = get(annotation, "Subtype");
    const flags = get(annotation, "F");
    const isHidden = flags instanceof PDFNumber && (flags.asNumber() & hidden) !== 0;
    if (isHidden || (subtype instanceof PDFName && shownNever.has(subtype.decodeText()))) return [];
    const drawing = findDrawing(annotation);
    const rect = readNumbers(get(annotation, "Rect"), 4);
    const placed = drawing && rect && place(drawing, rect);
    if (drawing && placed) return [{ drawing, placed }];
    if (readText(annotation)) throw new Error("A field that is filled in has no appearance.");
    return [];
  });
}
