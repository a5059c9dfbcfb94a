import type { ComboBoxEntry, ComboBoxOption, ComboBoxSection, ComboBoxValue } from "./options.ts";

/** The accents of Latin letters. The marks of other scripts are their vowels, without which a word is another one. */
const accents = /[\u0300-\u036f]/g;

/** The text without accents and capitals, as it is compared. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(accents, "").toLowerCase().trim();
}

/**
 * A filter that keeps an option when every typed word is somewhere in its label, its detail or its other names,
 * in any order, whatever the case and the accents. A section that loses all its options goes too.
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
    const fits = (option: ComboBoxOption<Value>) => words.every((word) => texts.get(option)?.includes(word));
    return entries.flatMap((entry): ComboBoxEntry<Value>[] => {
      if (!isSection(entry)) return fits(entry) ? [entry] : [];
      const options = entry.options.filter(fits);
      return options.length > 0 ? [{ ...entry, options }] : [];
    });
  };
}

/** Whether the typed text begins a word of the option's label: what is meant more often than what has it inside a word. */
export function beginsWith({ label }: Pick<ComboBoxOption<ComboBoxValue>, "label">, typed: string): boolean {
  const words = plain(label).split(/[^\p{L}\p{M}\p{N}]+/u);
  const [first = ""] = plain(typed).split(/\s+/);
  return words.some((word) => word.startsWith(first));
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
