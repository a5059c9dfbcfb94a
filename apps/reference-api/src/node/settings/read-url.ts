/** Reads an address; nothing where the text is none. What Node has for it is not in version 20. */
export function readUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
