import { parseScan } from "../scan/parse-scan.ts";

/** Fewer characters are not searched for. */
const leastSearch = 2;

/** Longer texts are cut. */
const longestSearch = 200;

/**
 * Reads what names an application, scanned or typed: its number, or the ID number of its applicant, which is also read off a
 * card's code. Returns "" for any other text.
 */
export function readApplicationKey(text: string): string {
  const scan = parseScan(text);
  if (scan.kind === "application") return scan.application_no;
  return "id_number" in scan ? scan.id_number : "";
}

/**
 * Reads what applications are searched for: a number as the registry writes it, else the text without the spaces around it.
 * Returns "" for what is too short.
 */
export function readApplicationSearch(text: string): string {
  const key = readApplicationKey(text);
  if (key) return key;
  const characters = [...text.trim()].slice(0, longestSearch);
  return characters.length < leastSearch ? "" : characters.join("");
}
