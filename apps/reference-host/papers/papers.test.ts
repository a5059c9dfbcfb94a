import { parseScan } from "@id-desk/core";
import { describe, expect, test } from "vitest";
import { hasLetters, listWords } from "../../../tooling/prove/printouts/names.ts";
import { type ReadPage, readPdf } from "../e2e/print.ts";
import { drawPaper } from "./draw-paper.ts";
import type { Block, Paper, PaperWords } from "./paper.ts";
import { papers } from "./papers.ts";

const sizes = { A4: [210, 297], A6: [105, 148] } as const;
const textOf = (page: ReadPage) => page.lines.map(({ text }) => text).join("\n");
const read = async (paper: Paper) =>
  readPdf(new Uint8Array(drawPaper(paper, "ID Card Services")), "every page");

/** Every text of a block, whatever kind of block it is. */
const listTexts = (block: Block): readonly string[] => {
  // A code is on the paper as a barcode alone.
  if ("codes" in block) return block.codes.flatMap(([, ...words]) => words);
  return Object.values(block).flat(2);
};

function listSaid({ title, about, blocks }: PaperWords): readonly string[] {
  return [title, about, ...blocks.flatMap(listTexts)];
}

describe.each(papers.map((paper) => [paper.file, paper] as const))("The paper %s", (_file, paper) => {
  test("has a page in English and a page in Dhivehi, each whole on its sheet", async () => {
    const pages = await read(paper);
    expect(pages).toHaveLength(2);
    const [width, height] = sizes[paper.sheet];
    for (const page of pages) {
      expect([Math.round(page.width), Math.round(page.height)]).toEqual([width, height]);
      for (const { text, top, bottom, left, right } of page.lines) {
        // The reader takes the marks of Thaana for wider than they are.
        const isInside = top > 5 && bottom < height - 5 && left > 6 && right < width - 4;
        expect(isInside, `"${text}" is beyond the margins`).toBe(true);
      }
    }
  });

  test("says all of its words in both scripts", async () => {
    const [english, dhivehi] = await read(paper);
    const words = new Set(listWords(english ? textOf(english) : ""));
    expect(
      listSaid(paper.en)
        .flatMap(listWords)
        .filter((word) => !words.has(word)),
    ).toEqual([]);
    const thaana = dhivehi ? textOf(dhivehi) : "";
    expect(listSaid(paper.dv).filter((text) => !hasLetters(thaana, text))).toEqual([]);
    expect(hasLetters(thaana, listSaid(paper.dv).join(" "))).toBe(true);
    expect(hasLetters(thaana, "މުސައްވަދާ")).toBe(true);
  });

  test("has the same parts in both scripts", () => {
    const shape = ({ blocks }: PaperWords) =>
      blocks.map((block) => [Object.keys(block)[0], listTexts(block).length]);
    expect(shape(paper.dv)).toEqual(shape(paper.en));
  });

  test("begins its lines at the left in English and at the right in Dhivehi", async () => {
    const [english, dhivehi] = await read(paper);
    const margin = paper.sheet === "A4" ? 16 : 7;
    const [title, titleOfDraft] = [english?.lines[0], dhivehi?.lines[0]];
    expect(Math.abs((title?.left ?? 0) - margin)).toBeLessThan(1);
    expect(Math.abs((titleOfDraft?.right ?? 0) - (sizes[paper.sheet][0] - margin))).toBeLessThan(2);
    expect(titleOfDraft?.left).toBeGreaterThan(margin + 10);
  });
});

test("A paper that is too long goes on with another page", async () => {
  const [paper] = papers;
  if (!paper) throw new Error("There are no papers.");
  const blocks = Array.from({ length: 40 }, (_, index) => ({ text: `Line ${index}` }));
  const pages = await read({ ...paper, en: { ...paper.en, blocks } });
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.slice(0, 2).map((page) => /Page \d of \d/.exec(textOf(page))?.[0])).toEqual([
    "Page 1 of 2",
    "Page 2 of 2",
  ]);
  expect(
    pages.slice(0, 2).flatMap(({ lines }) => lines.filter(({ text }) => /^Line \d+$/.test(text))),
  ).toHaveLength(40);
});

test("The sheet of commands has every command as a barcode that a reader reads, on each of its pages", async () => {
  const sheet = papers.find(({ file }) => file === "commands-to-scan");
  if (!sheet) throw new Error("There is no sheet of commands.");
  const names = ["receive", "dispute", "missing", "undo", "close", "dispatch", "yes", "no"];
  for (const { barcodes } of await read(sheet)) {
    const commands = barcodes.map((text) => parseScan(text));
    expect(commands).toHaveLength(names.length);
    expect(commands).toEqual(expect.arrayContaining(names.map((command) => ({ kind: "command", command }))));
  }
});
