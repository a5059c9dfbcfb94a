import type { Catalogue, Copy, WordsOf } from "../runtime/words/copy.ts";

/** Of the texts of a copy, those that name an event: `event_dispatch` for the action `dispatch`. */
type EventTexts<Texts> = { readonly [Key in keyof Texts & `event_${string}`]: Texts[Key] };

/** What happened, in the words of a copy; an action that it does not know stays as the server calls it. */
export function nameEvent<Texts extends Catalogue>(
  action: string,
  copy: Copy<Texts>,
  t: WordsOf<EventTexts<Texts>>,
): string {
  const key = `event_${action}`;
  return Object.hasOwn(copy.texts, key) ? t(key as keyof EventTexts<Texts> & string) : action;
}
