import { createRequire } from "node:module";
import { encodeCode128 } from "@id-desk/core";
import { createCanvas, GlobalFonts, type PDFDocument } from "@napi-rs/canvas";
import type { Paper } from "./paper.ts";

const { resolve } = createRequire(import.meta.url);
const faces = {
  Latin: "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2",
  Thaana: "@fontsource-variable/noto-sans-thaana/files/noto-sans-thaana-thaana-wght-normal.woff2",
};
for (const [family, file] of Object.entries(faces)) GlobalFonts.registerFromPath(resolve(file), family);

/** Points of a PDF in a millimetre. */
export const mm = 72 / 25.4;

/** Sizes of the sheets in millimetres, of the letters in points. */
const sheets = {
  A4: { width: 210, height: 297, margin: 16, title: 22, heading: 13, text: 10.5, small: 8.5, blank: 8.5 },
  A6: { width: 105, height: 148, margin: 7, title: 14, heading: 10, text: 8.5, small: 6.5, blank: 7 },
} as const;

/** Thaana is drawn smaller than Latin of the same size. */
const thaanaScale = 1.1;

const ink = "#000000";
/** The colour of what is read second. */
export const muted = "#444444";

/** A page of a PDF, to be drawn on as on a canvas. */
type PdfPage = ReturnType<PDFDocument["beginPage"]>;

type Draw = (context: PdfPage) => void;

interface Style {
  readonly size: number;
  readonly weight?: 400 | 600;
  readonly color?: string;
  /** From the edge at which lines begin, in points. */
  readonly indent?: number;
  readonly width?: number;
}

/** Lays the words of one language out on as many pages as they need. */
export class Layout {
  readonly pages: Draw[][] = [[]];
  readonly sheet: Readonly<Record<keyof (typeof sheets)["A4"], number>>;
  readonly isRightToLeft: boolean;
  readonly width: number;
  readonly #measure = createCanvas(1, 1).getContext("2d");
  #y: number;

  constructor(sheet: Paper["sheet"], isRightToLeft: boolean) {
    const sizes = sheets[sheet];
    this.isRightToLeft = isRightToLeft;
    this.sheet = isRightToLeft
      ? { ...sizes, text: sizes.text * thaanaScale, small: sizes.small * thaanaScale }
      : sizes;
    this.width = (this.sheet.width - 2 * this.sheet.margin) * mm;
    this.#y = this.sheet.margin * mm;
  }

  /** The place of something `width` wide that begins `indent` after the edge at which lines begin. */
  #left(indent: number, width: number): number {
    const edge = this.sheet.margin * mm;
    return this.isRightToLeft ? edge + this.width - indent - width : edge + indent;
  }

  #add(draw: Draw): void {
    this.pages.at(-1)?.push(draw);
  }

  /** Goes on to the next page where this one has no room. */
  #reserve(height: number): void {
    const { margin, height: whole } = this.sheet;
    if (this.#y + height <= (whole - margin) * mm - 12) return;
    this.pages.push([]);
    this.#y = margin * mm;
  }

  space(height: number): void {
    this.#y += height;
  }

  #leading(size: number): number {
    // Vowels of Thaana stand above and below its letters.
    return size * (this.isRightToLeft ? 1.7 : 1.4);
  }

  #break(text: string, style: Style): string[] {
    const width = style.width ?? this.width - (style.indent ?? 0);
    this.#measure.font = fontOf(style);
    const lines: string[] = [];
    for (const word of text.split(" ")) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && this.#measure.measureText(longer).width <= width)
        lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  /** Draws lines at a height, and says how high they are. */
  #place(text: string, style: Style, top: number): { readonly height: number; readonly draw: Draw } {
    const lines = this.#break(text, style);
    const leading = this.#leading(style.size);
    const x = this.#left(style.indent ?? 0, 0);
    return {
      height: lines.length * leading,
      draw: (context) => {
        setWriting(context, style, this.isRightToLeft);
        for (const [index, line] of lines.entries())
          context.fillText(line, x, top + index * leading + leading * 0.72);
      },
    };
  }

  write(text: string, style: Style): void {
    const { height } = this.#place(text, style, 0);
    this.#reserve(height);
    this.#add(this.#place(text, style, this.#y).draw);
    this.#y += height;
  }

  /** Writes texts beside each other, with a line below; a row is never split. */
  row(cells: readonly (readonly [text: string, style: Style])[]): void {
    const height = Math.max(...cells.map(([text, style]) => this.#place(text, style, 0).height)) + 4;
    this.#reserve(height);
    for (const [text, style] of cells) this.#add(this.#place(text, style, this.#y).draw);
    this.#y += height;
    this.rule(0, this.width);
    this.#y += 3;
  }

  /** Writes a heading on the page of what follows it. */
  head(text: string, size: number): void {
    this.#reserve(size * 0.6 + 2 * this.#leading(size) + this.sheet.blank * mm);
    this.#y += size * 0.6;
    this.write(text, { size, weight: 600 });
    this.#y += 2;
  }

  /** Writes a text with its mark before its first line. */
  marked(mark: string, text: string, size: number): void {
    const style = { size, indent: size * 1.7 };
    this.#reserve(this.#place(text, style, 0).height);
    this.#add(this.#place(mark, { size, color: muted }, this.#y).draw);
    this.write(text, style);
  }

  rule(indent: number, width: number, thickness = 0.5): void {
    const [x, y] = [this.#left(indent, width), this.#y];
    this.#add((context) => {
      context.fillStyle = ink;
      context.fillRect(x, y - thickness, width, thickness);
    });
  }

  blank(label: string): void {
    const { text, blank } = this.sheet;
    this.#reserve(blank * mm);
    this.#y += blank * mm;
    this.#measure.font = fontOf({ size: text });
    const indent = this.#measure.measureText(label).width + 6;
    this.#add(
      this.#place(label, { size: text, color: muted, width: this.width }, this.#y - this.#leading(text)).draw,
    );
    this.rule(indent, Math.max(this.width - indent, 0));
  }

  /** Boxes with their words, as many on a line as fit. */
  choices(labels: readonly string[]): void {
    const { text } = this.sheet;
    const box = text * 0.95;
    const leading = this.#leading(text) + 3;
    this.#reserve(leading);
    let indent = 0;
    for (const label of labels) {
      this.#measure.font = fontOf({ size: text });
      const width = box + 6 + this.#measure.measureText(label).width;
      if (indent > 0 && indent + width > this.width) {
        indent = 0;
        this.#y += leading;
        this.#reserve(leading);
      }
      const [x, y] = [this.#left(indent, box), this.#y];
      this.#add((context) => {
        context.strokeStyle = ink;
        context.lineWidth = 0.8;
        context.strokeRect(x, y + this.#leading(text) * 0.72 - box * 0.9, box, box);
      });
      this.#add(this.#place(label, { size: text, indent: indent + box + 6, width }, y).draw);
      indent += width + 16;
    }
    this.#y += leading;
  }

  /** A barcode at the end of its line, its name and what it does at the beginning. */
  code(code: string, name: string, help: string): void {
    const { text, small } = this.sheet;
    const bars = encodeCode128(code);
    if (!bars) throw new Error(`"${code}" cannot be a barcode.`);
    const quiet = 10;
    const modules = bars.reduce((sum, width) => sum + width, 2 * quiet);
    const [width, height] = [56 * mm, 9.5 * mm];
    const room = this.width - width;
    this.#reserve(height + 2 * mm);
    // Bars run from left to right in every language.
    const [left, top, module] = [this.#left(room, width), this.#y, width / modules];
    this.#add((context) => {
      context.fillStyle = ink;
      let at = quiet;
      for (const [index, bar] of bars.entries()) {
        if (index % 2 === 0) context.fillRect(left + at * module, top, bar * module, height);
        at += bar;
      }
    });
    const named = this.#place(name, { size: text, weight: 600, width: room }, top);
    this.#add(named.draw);
    this.#add(this.#place(help, { size: small, color: muted, width: room }, top + named.height).draw);
    this.#y += height + 4 * mm;
  }
}

function fontOf({ size, weight = 400 }: Style): string {
  return `${weight} ${size}px Latin, Thaana`;
}

/** Sets the letters, their colour and the direction of the lines that are drawn next. */
export function setWriting(context: PdfPage, style: Style, isRightToLeft: boolean): void {
  context.font = fontOf(style);
  // A ligature has no letters in the PDF: a search for "field" would not find it.
  context.letterSpacing = "0.01px";
  context.fillStyle = style.color ?? ink;
  context.direction = isRightToLeft ? "rtl" : "ltr";
  context.textAlign = isRightToLeft ? "right" : "left";
}
