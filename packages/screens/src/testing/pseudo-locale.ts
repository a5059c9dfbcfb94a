import type { Catalogue, Copy, Messages, PluralText, Text } from "../runtime/words/copy.ts";

/** The tag of the made-up language: English as Unicode's rules have it with accents. It is shown right to left. */
export const pseudoLanguage = "en-XA";

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const accented = [..."áƀćďéƒǧĥíĵķĺɱńóƥɋŕšťúṽẃẋýžÁƁĆĎÉƑǦĤÍĴĶĹṀŃÓƤɊŔŠŤÚṼẂẊÝŽ"];

/** Every letter with an accent, a third longer, in brackets; `{name}` stays what it is. */
export function writePseudo(text: string): string {
  const words = text
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith("{") ? part : part.replace(/[a-z]/gi, accent)))
    .join("");
  const letters = text.replace(/\{\w+\}/g, "").length;
  return `⟦${words}${"·".repeat(Math.ceil(letters / 3))}⟧`;
}

function accent(letter: string): string {
  return accented[plain.indexOf(letter)] ?? letter;
}

/** The same of each form of a text. */
function writePseudoText(text: Text): Text {
  if (typeof text === "string") return writePseudo(text);
  const forms = Object.entries(text).map(([category, form]) => [category, writePseudo(form)]);
  return Object.fromEntries(forms) as PluralText & Record<string, string>;
}

/** A language that nobody speaks, made of all words there are: what is read in English in it was never a text. */
export function createPseudoCatalogue(copies: Iterable<Copy>): Readonly<Record<string, Messages>> {
  const catalogue: Record<string, Messages> = {};
  for (const { name, texts } of copies) {
    catalogue[name] = Object.fromEntries(
      Object.entries(texts satisfies Catalogue).map(([key, text]) => [key, writePseudoText(text)]),
    );
  }
  return catalogue;
}

/** Finds the words of screens in what the modules `*.copy.ts` export; those of a part of a screen are in the whole. */
export function listCopies(modules: Readonly<Record<string, unknown>>): Copy[] {
  const copies = Object.values(modules).flatMap((module) =>
    Object.values(module as object).filter(
      (each): each is Copy => typeof each === "object" && each !== null && "name" in each && "texts" in each,
    ),
  );
  return copies.filter((copy) => !copies.some((other) => other !== copy && isPartOf(copy, other)));
}

function isPartOf({ name, texts }: Copy, whole: Copy): boolean {
  const keys = Object.keys(texts);
  return (
    name === whole.name &&
    keys.length < Object.keys(whole.texts).length &&
    keys.every((key) => texts[key] === whole.texts[key])
  );
}
