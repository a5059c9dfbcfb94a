import type { UiWords } from "@id-desk/ui";
import { defineCopy, type Text, type Translate } from "./copy.ts";

/** The words that fields, lists and dialogs say by themselves. */
export const primitivesCopy = defineCopy("Primitives", {
  optional: "optional",
  showPassword: "Show password",
  hidePassword: "Hide password",
  capsLockIsOn: "Caps Lock is on.",
  charactersUsed: "{used} / {most}",
  charactersLeft: { one: "{count} character left", other: "{count} characters left" },
  problemHeading: { one: "One thing to put right", other: "{count} things to put right" },
  noMatches: "No matches.",
  choicesLeft: { one: "{count} choice", other: "{count} choices" },
  showChoices: "Show choices",
  clear: "Clear",
  close: "Close",
  notices: "Notices",
  opensInNewTab: "opens in a new tab",
  loading: "Loading…",
  dateHint: "YYYY-MM-DD",
} satisfies Record<keyof UiWords, Text>);

/** Gives the words of the primitives in the language of the registry. */
export function createUiWords(t: Translate<typeof primitivesCopy.texts>): UiWords {
  const keys = Object.keys(primitivesCopy.texts) as (keyof UiWords)[];
  const words = Object.fromEntries(keys.map((key) => [key, t(key)])) as Record<keyof UiWords, string>;
  return {
    ...words,
    charactersUsed: (used, most) => t("charactersUsed", { used: String(used), most: String(most) }),
    charactersLeft: (count) => t("charactersLeft", { count }),
    problemHeading: (count) => t("problemHeading", { count }),
    choicesLeft: (count) => t("choicesLeft", { count }),
  };
}
