/** One field of a table: a text, a number, or nothing. */
export type CsvValue = string | number | null | undefined;

/** By it Excel knows that a file is UTF-8, without which Thaana is unreadable there. */
const byteOrderMark = "\uFEFF";

/**
 * Writes a table as comma-separated values (RFC 4180) for spreadsheets: UTF-8 with a byte order mark, CRLF after each
 * row. A text that a spreadsheet would take for a formula gets an apostrophe before it, so that nothing that anybody
 * typed is ever executed where the file is opened.
 */
export function formatCsv(rows: readonly (readonly CsvValue[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(formatField).join(",")}\r\n`).join("");
}

/** A number stays as it is, and so does nothing: `join` writes it as an empty text. */
function formatField(value: CsvValue): CsvValue {
  if (typeof value !== "string") return value;
  const text = defuse(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A tab or a line break in front is what some spreadsheets skip before they look for a formula. */
function defuse(text: string): string {
  return /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
}
