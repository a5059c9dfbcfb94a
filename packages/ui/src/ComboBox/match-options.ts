import type { ComboBoxEntry, ComboBoxOption, ComboBoxSection, ComboBoxValue } from "./options.ts";

/** The accents of Latin letters. The marks of other scripts are their vowels, without which a word is another one. */
const accents = /[\u0300-\u036f]/g;

/** The text without accents and capitals, as it is compared. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(accents, "").toLowerCase().trim();
}

/**
 * A filter that keeps an option when every typed word is somewhere in its label, its detail or its other names,
 * in any order, whatever the case and the accents. Options of which the first typed word begins a word of the name come
 * first, and so do the sections that have them. A section that loses all its options goes too.
 */
export function createFilter<Value extends ComboBoxValue>(
  entries: readonly ComboBoxEntry<Value>[],
): (typed: string) => readonly ComboBoxEntry<Value>[] {
  const texts = new Map(
    flatten(entries).map((option) => [
      option,
      plain(
        [option.label, option.detail, option.inOtherScript?.text, option.otherNames]
          .filter(Boolean)
          .join(" "),
      ),
    ]),
  );
  return (typed) => {
    const words = plain(typed).split(/\s+/);
    const [first = ""] = words;
    const fits = (option: ComboBoxOption<Value>) => words.every((word) => texts.get(option)?.includes(word));
    const found = entries.flatMap((entry): ComboBoxEntry<Value>[] => {
      if (!isSection(entry)) return fits(entry) ? [entry] : [];
      const options = putFirst(entry.options.filter(fits), (option) => beginsWith(option, first));
      return options.length > 0 ? [{ ...entry, options }] : [];
    });
    // After the ordering within it, the first option of a section speaks for all of them.
    return putFirst(found, (entry) =>
      flatten([entry])
        .slice(0, 1)
        .some((option) => beginsWith(option, first)),
    );
  };
}

/** The same items, those that are meant before the others. */
function putFirst<Item>(items: readonly Item[], isMeant: (item: Item) => boolean): Item[] {
  return [...items.filter(isMeant), ...items.filter((item) => !isMeant(item))];
}

/** Whether text begins a word of an option's name: what is meant more often than what has it inside a word. */
function beginsWith({ label, inOtherScript }: ComboBoxOption<ComboBoxValue>, text: string): boolean {
  const words = plain(`${label} ${inOtherScript?.text ?? ""}`).split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.some((word) => word.startsWith(text));
}

/** Every option, whether it stands in a section or by itself. */
export function flatten<Value extends ComboBoxValue>(
  entries: readonly ComboBoxEntry<Value>[],
): readonly ComboBoxOption<Value>[] {
  return entries.flatMap((entry) => (isSection(entry) ? entry.options : [entry]));
}

/** Whether an entry is a heading with its options. */
export function isSection<Value extends ComboBoxValue>(
  entry: ComboBoxEntry<Value>,
): entry is ComboBoxSection<Value> {
  return "options" in entry;
}
