import { globSync } from "node:fs";
import { resolve } from "node:path";
import {
  createPseudoCatalogue,
  listCopies,
  writePseudo,
} from "../../../packages/screens/src/testing/pseudo-locale.ts";

/** Which way a page is read. */
export type Direction = "ltr" | "rtl";

/**
 * The module that a host shown right to left loads in place of its draft of Dhivehi: every text there is in the
 * made-up language, a third longer, so that what has no room shows. Its words are not known by name, so they are made
 * when they are asked for.
 */
export async function writeLanguageModule(): Promise<string> {
  const files = globSync("packages/screens/src/**/*.copy.ts");
  const modules: Record<string, unknown> = {};
  for (const file of files) modules[file] = await import(resolve(file));
  const catalogue = createPseudoCatalogue(listCopies(modules));
  const letters = [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const accents = Object.fromEntries(letters.map((letter) => [letter, writePseudo(letter).slice(1, -2)]));
  return `
    export const catalogue = ${JSON.stringify(catalogue)};
    const accents = ${JSON.stringify(accents)};
    const write = (text) =>
      "⟦" + text.replace(/[a-z]/gi, (letter) => accents[letter]) + "·".repeat(Math.ceil(text.length / 3)) + "⟧";
    export const words = new Proxy({}, {
      get: (_, text) => (typeof text === "string" ? write(text) : undefined),
    });`;
}

/** How a text of the catalogues, by its English, reads on a page; `{name}` in it stands for anything. */
export function readAs(text: string, direction: Direction): RegExp {
  const shown = direction === "rtl" ? writePseudo(text) : text;
  const pattern = shown.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, ".+");
  return new RegExp(`^${pattern}$`);
}
