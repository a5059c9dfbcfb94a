import { truncate } from "../format/truncate.ts";

const longestScan = 1000;
const mostCharacters = 40;

/**
 * Writes what was scanned so that it can be shown and spoken, whatever it was: 40 characters at most, a dot
 * for control characters, and nothing that is not seen or that turns the line around.
 */
export function formatCode(text: string): string {
  const visible = text
    .slice(0, longestScan)
    .trim()
    // Their own signs are in no font that staff can be relied on to have.
    .replaceAll(/\p{Cc}+/gu, "·")
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, "")
    // Marks on one letter can be piled up over the lines around it.
    .replaceAll(/(\p{M}{2})\p{M}+/gu, "$1");
  return truncate(visible, mostCharacters) || "…";
}
