import { PDFDocument } from "@napi-rs/canvas";
import { Layout, mm, muted, setWriting } from "./layout.ts";
import type { Block, Paper, PaperWords } from "./paper.ts";

function layBlock(layout: Layout, block: Block): void {
  const { text, heading } = layout.sheet;
  if ("heading" in block) {
    layout.head(block.heading, heading);
  } else if ("text" in block) {
    layout.write(block.text, { size: text });
    layout.space(text * 0.4);
  } else if ("steps" in block) layItems(layout, block.steps, (index) => `${index + 1}.`);
  else if ("list" in block) layItems(layout, block.list, () => "•");
  else if ("pairs" in block) {
    const column = layout.width * 0.36;
    layout.space(text * 0.5);
    for (const [found, done] of block.pairs)
      layout.row([
        [found, { size: text, weight: 600, width: column - 8 }],
        [done, { size: text, indent: column }],
      ]);
  } else if ("blanks" in block) {
    for (const label of block.blanks) layout.blank(label);
    layout.space(text * 0.8);
  } else if ("choices" in block) layout.choices(block.choices);
  else for (const code of block.codes) layout.code(...code);
}

function layItems(layout: Layout, items: readonly string[], mark: (index: number) => string): void {
  const { text } = layout.sheet;
  for (const [index, item] of items.entries()) {
    layout.marked(mark(index), item, text);
    layout.space(text * 0.25);
  }
}

function layWords(paper: Paper, words: PaperWords, isRightToLeft: boolean): Layout {
  const layout = new Layout(paper.sheet, isRightToLeft);
  const { title, small, text } = layout.sheet;
  layout.write(words.title, { size: title, weight: 600 });
  layout.write(words.about, { size: paper.sheet === "A6" ? small + 1 : text, color: muted });
  layout.space(3);
  layout.rule(0, layout.width, 1.2);
  layout.space(text * 0.6);
  for (const block of words.blocks) layBlock(layout, block);
  return layout;
}

/** What stands below every page, in the two languages. */
const footers = {
  en: { page: (page: number, of: number) => `Page ${page} of ${of}`, draft: "" },
  dv: { page: (page: number, of: number) => `ޞަފްޙާ ${page}/${of}`, draft: "މުސައްވަދާ ތަރުޖަމާއެއް" },
};

/** Draws a paper as a PDF: English first, then Dhivehi. */
export function drawPaper(paper: Paper, productName: string): Uint8Array {
  const document = new PDFDocument({ title: `${paper.en.title} – ${productName}`, creator: productName });
  for (const language of ["en", "dv"] as const) {
    const isRightToLeft = language === "dv";
    const words = paper[language];
    const { pages, sheet, width } = layWords(paper, words, isRightToLeft);
    const { page, draft } = footers[language];
    for (const [index, draws] of pages.entries()) {
      const context = document.beginPage(sheet.width * mm, sheet.height * mm);
      for (const draw of draws) draw(context);
      const left = sheet.margin * mm;
      const y = (sheet.height - sheet.margin) * mm;
      setWriting(context, { size: sheet.small, color: muted }, isRightToLeft);
      const start = isRightToLeft ? left + width : left;
      context.fillText([productName, paper.updated, draft].filter(Boolean).join(" · "), start, y);
      context.textAlign = isRightToLeft ? "left" : "right";
      context.fillText(page(index + 1, pages.length), isRightToLeft ? left : left + width, y);
      document.endPage();
    }
  }
  return document.close();
}
