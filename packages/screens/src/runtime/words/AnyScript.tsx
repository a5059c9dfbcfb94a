import { TruncatedText } from "@id-desk/ui";
import * as css from "./AnyScript.css.ts";

const thaana = /[\u0780-\u07BF]/;

/** The language of words that people typed, where their script says that it is another than the page's. */
export function readLanguage(words: string): "dv" | undefined {
  return thaana.test(words) ? "dv" : undefined;
}

const lookOf = (words: string) => {
  const lang = readLanguage(words);
  return { lang, className: lang && css.thaana };
};

/** Words that people typed, in either script: each runs in its own direction and is read in its language. */
export function AnyScript({ children }: { readonly children: string }) {
  return <bdi {...lookOf(children)}>{children}</bdi>;
}

/** The same in one line of a table's cell, cut where the cell ends; who rests on it reads the rest. */
export function AnyScriptLine({ children }: { readonly children: string }) {
  return <TruncatedText {...lookOf(children)}>{children}</TruncatedText>;
}
