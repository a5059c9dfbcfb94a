import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { createCanvas } from "@napi-rs/canvas";
import type { BrowserContext, Page } from "@playwright/test";
import { getDocument, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

/** What a page gave to the printer. */
export interface Print {
  /** The document with everything in it. */
  readonly html: string;
  /** Its style sheets, as texts. */
  readonly sheets: readonly string[];
}

/**
 * Takes what any frame of a browser prints, in place of its printer. Call it before the pages are opened; the list
 * grows with each print.
 */
export async function catchPrints(context: BrowserContext): Promise<readonly Print[]> {
  const prints: Print[] = [];
  await context.exposeFunction("takePrint", (print: Print) => prints.push(print));
  await context.addInitScript(() => {
    const texts = new WeakMap<CSSStyleSheet, string>();
    const replace = CSSStyleSheet.prototype.replaceSync;
    CSSStyleSheet.prototype.replaceSync = function (text) {
      texts.set(this, text);
      replace.call(this, text);
    };
    window.print = () => {
      const sheets = document.adoptedStyleSheets.map((sheet) => texts.get(sheet) ?? "");
      const { takePrint } = window.top as unknown as { takePrint: (print: unknown) => Promise<unknown> };
      void takePrint({ html: document.documentElement.outerHTML, sheets }).then(() =>
        window.dispatchEvent(new Event("afterprint")),
      );
    };
  });
  return prints;
}

/** Makes a PDF of a print, as a printer gets it. The page is of the host's origin, for its fonts. */
export async function toPdf(page: Page, { html, sheets }: Print): Promise<Uint8Array<ArrayBuffer>> {
  await page.evaluate(
    async ({ html, sheets }) => {
      const parsed = new DOMParser().parseFromString(html, "text/html");
      document.documentElement.replaceWith(document.adoptNode(parsed.documentElement));
      document.adoptedStyleSheets = sheets.map((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        return sheet;
      });
      document.body.getBoundingClientRect();
      await document.fonts.ready;
    },
    { html, sheets },
  );
  return new Uint8Array(await page.pdf({ preferCSSPageSize: true }));
}

/** A line of words on a page, from the top down. */
interface Line {
  readonly text: string;
  /** Above and below, in millimetres from the page's upper edge. */
  readonly top: number;
  readonly bottom: number;
  /** Where its words begin and end, in millimetres from the page's left edge. */
  readonly left: number;
  readonly right: number;
}

/** A page that was read back. */
export interface ReadPage {
  /** In millimetres. */
  readonly width: number;
  readonly height: number;
  readonly lines: readonly Line[];
  /** What its barcodes say when it is painted at 300 dots an inch; none where it was not painted. */
  readonly barcodes: readonly string[];
}

const millimetre = 72 / 25.4;

let isReaderReady = false;

function prepareReader(): void {
  if (isReaderReady) return;
  const wasm = readFileSync(fileURLToPath(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm")));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
  isReaderReady = true;
}

/**
 * Reads a PDF as somebody does who holds the paper: its words where they stand, and its barcodes with a reader.
 *
 * @param coded the pages that have barcodes: those of one paper stand at the top of its first page.
 */
export async function readPdf(
  bytes: Uint8Array<ArrayBuffer>,
  coded: "first page" | "every page" = "first page",
): Promise<readonly ReadPage[]> {
  const folder = dirname(fileURLToPath(import.meta.resolve("pdfjs-dist/package.json")));
  const task = getDocument({
    data: bytes.slice(),
    standardFontDataUrl: `${folder}/standard_fonts/`,
    verbosity: 0,
  });
  const pdf = await task.promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const painted = number === 1 || coded === "every page" ? await paint(page) : undefined;
    pages.push({
      width: width / millimetre,
      height: height / millimetre,
      lines: readLines(
        items.filter((item) => "str" in item),
        height,
      ),
      barcodes: painted?.barcodes ?? [],
    });
  }
  await task.destroy();
  return pages;
}

/** Paints a page as a printer does and holds a reader to it. */
async function paint(page: PDFPageProxy): Promise<Pick<ReadPage, "barcodes">> {
  const viewport = page.getViewport({ scale: 300 / 72 });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  // Its canvas is that of Node, which TypeScript takes for the browser's.
  await page.render({ canvas: canvas as never, viewport }).promise;
  return {
    barcodes: await readCodes(canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height)),
  };
}

/** A picture as red, green, blue and opacity, each from 0 to 255. */
interface Pixels {
  readonly data: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
}

/** What the barcodes of a picture say. */
export async function readCodes({ data, width, height }: Pixels): Promise<string[]> {
  prepareReader();
  const picture = { data: new Uint8ClampedArray(data), width, height, colorSpace: "srgb" } as const;
  const codes = await readBarcodes(picture, {
    formats: ["Code128", "QRCode"],
    tryRotate: false,
    tryInvert: false,
    tryDownscale: false,
  });
  return codes.map(({ text }) => text);
}

/** Pieces of text that stand on one line, in the order in which they are drawn. */
function readLines(
  items: readonly {
    readonly str: string;
    readonly transform: readonly number[];
    readonly height: number;
    readonly width: number;
  }[],
  pageHeight: number,
): Line[] {
  const lines: (Line & { readonly base: number })[] = [];
  for (const { str, transform, height, width } of items) {
    if (str.trim() === "") continue;
    const base = pageHeight - (transform[5] ?? 0);
    const line = lines.find((each) => Math.abs(each.base - base) < 1);
    const top = (base - height) / millimetre;
    const bottom = base / millimetre;
    const left = (transform[4] ?? 0) / millimetre;
    const piece = { text: str, base, top, bottom, left, right: left + width / millimetre };
    if (line) lines[lines.indexOf(line)] = joinPieces(line, piece);
    else lines.push(piece);
  }
  return lines.sort((one, other) => one.base - other.base);
}

function joinPieces<Piece extends Line>(line: Piece, piece: Line): Piece {
  return {
    ...line,
    text: `${line.text} ${piece.text}`,
    top: Math.min(line.top, piece.top),
    bottom: Math.max(line.bottom, piece.bottom),
    left: Math.min(line.left, piece.left),
    right: Math.max(line.right, piece.right),
  };
}
