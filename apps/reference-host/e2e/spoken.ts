import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { virtual } from "@guidepup/virtual-screen-reader";
import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

const readerFile = createRequire(import.meta.url).resolve("@guidepup/virtual-screen-reader/browser.js");
const readerPath = "/virtual-screen-reader.js";

/** Listens to a page as a screen reader speaks it. */
export interface Listener {
  /**
   * What was spoken since the last time, once `last` is among it: first where the focus went, then what the page told
   * by itself. Of words that change while somebody types only the last are given.
   */
  readonly hear: (last: string | RegExp) => Promise<string[]>;
  /** A part of the page from its start to its end, without what is said only to mark an end. */
  readonly read: (selector: string) => Promise<string[]>;
}

/** Starts the screen reader in a page; the page must not be loaded anew afterwards. */
export async function listenTo(page: Page): Promise<Listener> {
  const body = readFileSync(readerFile, "utf8");
  // From the page's own origin, so that its content policy stays as strict as it is.
  await page.route(`**${readerPath}`, (route) => route.fulfill({ contentType: "text/javascript", body }));
  await page.evaluate(async (path) => {
    const { virtual } = await import(path);
    Object.assign(window, { reader: virtual });
    await virtual.start({ container: document.body });
    await virtual.clearSpokenPhraseLog();
  }, `${readerPath}`);
  return {
    async hear(last) {
      const heard: string[] = [];
      const expected: unknown = typeof last === "string" ? last : expect.stringMatching(last);
      await expect
        .poll(async () => {
          heard.push(...(await page.evaluate(takeLog)));
          return tidy(heard);
        })
        .toEqual(expect.arrayContaining([expected]));
      return tidy(heard);
    },
    async read(selector) {
      return tidyReading(await page.evaluate(readThrough, [readerPath, selector] as const));
    },
  };
}

/** In the page: what was spoken since the last time. */
async function takeLog(): Promise<string[]> {
  const { reader } = window as unknown as { reader: SpeakingReader };
  const log = [...(await reader.spokenPhraseLog())];
  await reader.clearSpokenPhraseLog();
  return log;
}

/** In the page: reads a part of it with a reader of its own. */
async function readThrough([path, selector]: readonly [string, string]): Promise<string[]> {
  const { Virtual } = await import(path);
  const reader: SpeakingReader = new Virtual();
  await reader.start({ container: document.querySelector(selector) ?? document.body });
  const mostPhrases = 2000;
  for (let count = 0; count < mostPhrases; count += 1) {
    await reader.next();
    const log = await reader.spokenPhraseLog();
    if (log.length > 1 && log.at(-1) === log[0]) break;
  }
  const log = (await reader.spokenPhraseLog()).slice(1, -1);
  await reader.stop();
  return [...log];
}

type SpeakingReader = typeof virtual;

const live = /^(?:polite|assertive): ?/;

/** The reader speaks a live region once for each change of its elements; a person hears the sentence once. */
function tidy(log: readonly string[]): string[] {
  const focused = log.filter((phrase) => !live.test(phrase));
  const sentences = log.filter((phrase) => live.test(phrase)).map((phrase) => phrase.replace(live, ""));
  const last = sentences.filter(Boolean).at(-1);
  return [...focused, ...(last === undefined ? [] : [`(told) ${last}`])];
}

const marks = /^(?:end\b.*|paragraph|document|status|list|listitem\b.*|[^\p{L}\p{N}]*)$/u;
const fields = /^(?:searchbox|textbox|radiogroup)\b/;
const roles =
  /^(?:link|button|radio|searchbox|textbox|heading|menuitem|region|navigation|main|form|radiogroup|search|dialog|banner)\b/;

const wordsOf = (text: string) =>
  ` ${text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(" ")} `;

/** Returns whether a phrase contains another one as whole words. "Applications" does not contain the "A" of an ID number. */
const says = (phrase: string, other: string) => wordsOf(phrase).includes(wordsOf(other));

/** A label is heard with its field, and the words of a link or a button with its name. */
function tidyReading(log: readonly string[]): string[] {
  const phrases = log.filter((phrase) => !marks.test(phrase));
  return phrases.filter((phrase, index) => {
    if (roles.test(phrase)) return true;
    const before = phrases.slice(0, index).findLast((each) => roles.test(each));
    const next = phrases[index + 1] ?? "";
    const isLabel =
      next === phrase || next.startsWith(`${phrase}, `) || (fields.test(next) && says(next, phrase));
    const isInName = before !== undefined && !fields.test(before) && says(before, phrase);
    return !isLabel && !isInName;
  });
}
