/** A text with a form for each plural category of a language, chosen by the value `count`. */
export interface PluralText {
  /** For the category `zero`. */
  readonly zero?: string;
  /** For the category `one`. */
  readonly one?: string;
  /** For the category `two`. */
  readonly two?: string;
  /** For the category `few`. */
  readonly few?: string;
  /** For the category `many`. */
  readonly many?: string;
  /** For every category that has no form of its own. */
  readonly other: string;
}

/** One text of a catalogue; `{name}` in it stands for a value. */
export type Text = string | PluralText;

/** The texts of one screen or part, by key. */
export type Catalogue = Readonly<Record<string, Text>>;

/** A host's replacements for the texts of one screen: any of them, none needed. */
export type Messages<Texts extends Catalogue = Catalogue> = { readonly [Key in keyof Texts]?: Text };

/** Everything a host replaces, by language and by the name of a screen or part. */
export type MessageCatalogues = Readonly<Record<string, Readonly<Record<string, Messages>>>>;

/** The words of one screen or part, under the name by which a host replaces them. */
export interface Copy<Texts extends Catalogue = Catalogue> {
  /** By which a host replaces them. */
  readonly name: string;
  /** In English, by key. */
  readonly texts: Texts;
}

/** Names the words of a screen or part. */
export function defineCopy<const Texts extends Catalogue>(name: string, texts: Texts): Copy<Texts> {
  return { name, texts };
}

/** Values that stand in a text: words as they are, numbers in the language's digits and grouping. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Gives a text of the catalogue, with its values filled in. */
export type Translate<Texts extends Catalogue = Catalogue> = (
  key: keyof Texts & string,
  values?: TextValues,
) => string;

/** Gives the words of a catalogue that has these among others. */
export type WordsOf<Texts> = (key: keyof Texts & string, values?: TextValues) => string;

/**
 * Fills a text's values in: `{count}` becomes "1,204" in English. The plural form follows the value `count`.
 *
 * @param language whose rules of plural the text keeps.
 * @param locale how numbers are written.
 */
function formatText(text: Text, values: TextValues, language: string, locale: string): string {
  const pattern = typeof text === "string" ? text : choosePlural(text, values.count, language);
  return pattern.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    return typeof value === "number" ? speak(locale).numbers.format(value) : value;
  });
}

function choosePlural(text: PluralText, count: string | number | undefined, language: string): string {
  return text[speak(language).plurals.select(Number(count ?? 0))] ?? text.other;
}

const speakers = new Map<
  string,
  { readonly numbers: Intl.NumberFormat; readonly plurals: Intl.PluralRules }
>();

/**
 * How a language writes numbers and counts; made once, for making it costs more than a page of texts. One that the
 * browser does not know, as Dhivehi, counts as in English, and not as the browser's own language does.
 */
function speak(locale: string) {
  let speaker = speakers.get(locale);
  if (!speaker) {
    const locales = [locale, "en"];
    speaker = { numbers: new Intl.NumberFormat(locales), plurals: new Intl.PluralRules(locales) };
    speakers.set(locale, speaker);
  }
  return speaker;
}

/**
 * Makes the translator of one screen or part: the screen's own replacements first, then those of the catalogues in
 * their order, each key by key for the language with its region and without, then the English words that come
 * with it.
 */
export function createTranslate<Texts extends Catalogue>(
  copy: Copy<Texts>,
  locale: string,
  catalogues: readonly (MessageCatalogues | undefined)[],
  overrides?: Messages<Texts>,
): Translate<Texts> {
  const language = locale.split("-")[0] ?? locale;
  const translated = [
    overrides,
    ...catalogues.flatMap((each) => [each?.[locale]?.[copy.name], each?.[language]?.[copy.name]]),
  ].filter((messages) => messages !== undefined);
  return (key, values = {}) => {
    for (const messages of translated) {
      const text = messages[key];
      if (text !== undefined) return formatText(text, values, locale, locale);
    }
    const text = copy.texts[key];
    return text === undefined ? key : formatText(text, values, "en", locale);
  };
}
