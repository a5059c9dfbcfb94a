import { type CatalogueEntry, errorCatalogue } from "./error-catalogue.ts";
import type { HostPhrase } from "./error-words.ts";

/** The words and the meaning that the catalogue or the host has for a server's message. */
export type MessageMatch = HostPhrase & Partial<Pick<CatalogueEntry, "reason">>;

/**
 * Finds what the catalogue and the host's phrases know about a server's message: the longest phrase that
 * the message contains, whatever its case.
 */
export function findMessage(message: string, phrases: readonly HostPhrase[] = []): MessageMatch | undefined {
  const haystack = normalise(message);
  let longest: MessageMatch | undefined;
  for (const entry of [...phrases, ...errorCatalogue] satisfies MessageMatch[]) {
    const phrase = normalise(entry.phrase);
    if (!phrase || !haystack.includes(phrase)) continue;
    if (!longest || phrase.length > normalise(longest.phrase).length) longest = entry;
  }
  return longest;
}

/**
 * Rewrites a server's message for staff where the catalogue or the host has better words; leaves it as it
 * is otherwise.
 * @see Spec 8, "Server messages rewritten for users"
 */
export function rewriteMessage(message: string, phrases: readonly HostPhrase[] = []): string {
  return findMessage(message, phrases)?.text ?? message;
}

function normalise(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, " ").trim();
}
