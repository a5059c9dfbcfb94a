/**
 * The words of Storybook's pages for its search, which on its own finds only the names of pages and stories. What an
 * entry of the index calls its anchors is searched too, so the words go there.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readSections } from "../../.storybook/read-sections.ts";
import { root } from "../packages/published-package.ts";

interface Entry {
  readonly type: "docs" | "story";
  readonly importPath: string;
}

/** The Markdown behind a docs page: what its own file says and shows of others, or the page of a primitive. */
export function readPage(importPath: string): string {
  const path = join(root, importPath);
  if (!path.endsWith(".mdx")) {
    const page = path.replace(/\.stories\.tsx$/, ".md");
    return existsSync(page) ? readFileSync(page, "utf8") : "";
  }
  const text = readFileSync(path, "utf8");
  const [, name] = /from "([^"]+)\?raw"/.exec(text) ?? [];
  const own = text.replaceAll(/^import .*$|<[^>]*>|\{readSections.*?\}/gm, " ");
  if (!name) return own;
  const shown = readFileSync(join(dirname(path), name), "utf8");
  const [, headings] = /readSections\(\w+, (\[.*\])\)/.exec(text) ?? [];
  return `${own}\n${headings ? readSections(shown, JSON.parse(headings)) : shown}`;
}

/** The words of a text, each once, in lower case. Shorter ones than four letters are on every page. */
export function listWords(text: string): readonly string[] {
  const words = text.toLowerCase().matchAll(/[\p{L}\p{M}\d][\p{L}\p{M}\d_'’-]*[\p{L}\p{M}\d]/gu);
  return [...new Set([...words].map(([word]) => word).filter((word) => word.length > 3))];
}

/** Puts the words of each docs page into the index of a built Storybook. */
export function addPageWords(folder: string): void {
  const file = join(folder, "index.json");
  const index = JSON.parse(readFileSync(file, "utf8")) as { entries: Record<string, Entry> };
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    const words = entry.type === "docs" ? listWords(readPage(entry.importPath)) : [];
    return [
      id,
      words.length === 0 ? entry : { ...entry, anchors: [{ id: "words", title: words.join(" ") }] },
    ];
  });
  writeFileSync(file, JSON.stringify({ ...index, entries: Object.fromEntries(entries) }));
}
