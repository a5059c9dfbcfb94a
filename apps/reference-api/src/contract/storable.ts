/** Whether PostgreSQL can store a text as it is: it has no NUL and half characters would be replaced. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** The names of the fields in which a value, or a value inside it, cannot be stored as it is. */
export function listUnstorable(value: unknown, field = "body"): string[] {
  if (typeof value === "string") return isStorable(value) ? [] : [field];
  if (Array.isArray(value)) return value.flatMap((item) => listUnstorable(item, field));
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([name, item]) => listUnstorable(item, name));
  }
  return [];
}

/**
 * The text without byte order marks (U+FEFF). Sheets and editors leave them in what is copied from them; nobody sees one,
 * and a text with one would be another text than the same without it.
 */
export const dropByteOrderMarks = (text: string) => text.replaceAll("\uFEFF", "");

/** Reads JSON as `JSON.parse` does, without the byte order marks in it: as they are, or written as `\uFEFF`. */
export function parseJson(text: string): unknown {
  if (!/\uFEFF|\\u[Ff][Ee][Ff]{2}/.test(text)) return JSON.parse(text);
  // In pairs: what follows an escaped backslash is a text of its own.
  const unmarked = text.replaceAll(/\uFEFF|\\(?:u[Ff][Ee][Ff]{2}|.)/gs, (found) =>
    found.length === 2 ? found : "",
  );
  return JSON.parse(unmarked);
}
