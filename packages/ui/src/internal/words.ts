import { createContext, useContext } from "react";

/** The few words that primitives say by themselves; a catalogue gives them in the reader's language. */
export type UiWords = {
  /** Beside the label of a field that may stay empty. */
  optional: string;
  showPassword: string;
  hidePassword: string;
  capsLockIsOn: string;
  /** Under a long text: how much of the room is used. */
  charactersUsed: (used: number, most: number) => string;
  /** The same for those who hear it. */
  charactersLeft: (left: number) => string;
  /** Heads the list of what must be put right in a form. */
  problemHeading: (count: number) => string;
  /** Where nothing of a list fits what was typed. */
  noMatches: string;
  /** Spoken while a list is searched: how many choices fit. */
  choicesLeft: (count: number) => string;
  /** The name of the button that opens a list of choices. */
  showChoices: string;
  clear: string;
  close: string;
  notices: string;
  opensInNewTab: string;
  loading: string;
  /** The form in which a day is typed. */
  dateHint: string;
};

const english: UiWords = {
  optional: "optional",
  showPassword: "Show password",
  hidePassword: "Hide password",
  capsLockIsOn: "Caps Lock is on.",
  charactersUsed: (used, most) => `${used} / ${most}`,
  charactersLeft: (left) => (left === 1 ? "1 character left" : `${left} characters left`),
  problemHeading: (count) => (count === 1 ? "One thing to put right" : `${count} things to put right`),
  noMatches: "No matches.",
  choicesLeft: (count) => (count === 1 ? "1 choice" : `${count} choices`),
  showChoices: "Show choices",
  clear: "Clear",
  close: "Close",
  notices: "Notices",
  opensInNewTab: "opens in a new tab",
  loading: "Loading…",
  dateHint: "YYYY-MM-DD",
};

const WordsContext = createContext(english);

/** Carries the words down to the primitives. */
export const WordsProvider = WordsContext.Provider;

/** The words of the language that the surrounding root was given. */
export function useWords(): UiWords {
  return useContext(WordsContext);
}

/** The given words, and English for those that are not given. */
export function completeWords(words: Partial<UiWords> | undefined): UiWords {
  return words ? { ...english, ...words } : english;
}
