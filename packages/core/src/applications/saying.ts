import { findOwn } from "../format/find-own.ts";
import type { DateText } from "../format/format-date.ts";
import type { Center } from "../session/session-state.ts";
import type { StatusSentenceKey, StatusSentenceWords } from "./status-sentence-words.ts";

/** In which words the sentence about somebody's card is written, and for whom. */
export interface StatusSentenceOptions {
  /** The templates of the language. */
  readonly words: StatusSentenceWords;
  /** Writes a moment or a day as staff read it. */
  readonly date: (text: DateText) => string;
  /** The registry's day, as YYYY-MM-DD. */
  readonly today: string;
  /** The centre of the session: a card that is there is "here". */
  readonly centerId?: number | undefined;
  /** Whether centres are named in Thaana, where their name in it is known. */
  readonly inThaana?: boolean | undefined;
}

/** What fills the places of a template; what is empty fills none. */
type Values = Readonly<Record<string, string | undefined>>;

/** One sentence: the first of these templates whose places can all be filled. */
export interface Saying {
  readonly keys: readonly StatusSentenceKey[];
  readonly values: Values;
}

/** Makes one sentence. */
export function say(keys: readonly StatusSentenceKey[], values: Values = {}): Saying {
  return { keys, values };
}

/** Fills the places of a template; nothing where one of them cannot be filled. */
export function fill(template: string, values: Values): string | undefined {
  const names = template.match(/(?<=\{)\w+(?=\})/g) ?? [];
  if (!names.every((name) => findOwn(values, name))) return undefined;
  return template.replace(/\{(\w+)\}/g, (_, name: string) => findOwn(values, name) ?? "");
}

/** The name of a centre in the language of the sentence; nothing where nobody names it. */
export function nameCenter(
  center: Center | null | undefined,
  { inThaana }: StatusSentenceOptions,
): string | undefined {
  return (inThaana && center?.name_dv) || center?.name;
}
