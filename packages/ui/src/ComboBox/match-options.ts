import type { ComboBoxOption, ComboBoxSection, ComboBoxValue } from "./options.ts";

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/**
 * A filter that finds an option when every typed word is somewhere in its label, its detail or its other names,
 * in any order, whatever the case and the accents.
 */
export function createMatcher<Value extends ComboBoxValue>(
  options: readonly ComboBoxOption<Value>[],
): (label: string, typed: string) => boolean {
  const texts = new Map<string, string>();
  for (const { label, detail = "", otherNames = "" } of options) {
    texts.set(label, `${texts.get(label) ?? ""} ${plain(`${label} ${detail} ${otherNames}`)}`);
  }
  return (label, typed) => {
    const text = texts.get(label) ?? "";
    return plain(typed)
      .split(/\s+/)
      .every((word) => text.includes(word));
  };
}

/** Every option, whether it stands in a section or by itself. */
export function flatten<Value extends ComboBoxValue>(
  options: readonly (ComboBoxOption<Value> | ComboBoxSection<Value>)[],
): ComboBoxOption<Value>[] {
  return options.flatMap((entry) => ("options" in entry ? entry.options : [entry]));
}
