import { truncate } from "../format/truncate.ts";

const longestScan = 1000;
const mostCharacters = 40;
/** Unicode has a sign for each control character of ASCII, beginning here. */
const firstControlPicture = 0x2400;

/**
 * Writes what was scanned so that it can be shown and spoken, whatever it was: 40 characters at most, control
 * characters as their signs (␊), and nothing that is not seen or that turns the line around.
 */
export function formatCode(text: string): string {
  const visible = text
    .slice(0, longestScan)
    .trim()
    .replaceAll(/\p{Cc}/gu, showControl)
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, "")
    // Marks on one letter can be piled up over the lines around it.
    .replaceAll(/(\p{M}{2})\p{M}+/gu, "$1");
  return truncate(visible, mostCharacters) || "…";
}

function showControl(character: string): string {
  const code = character.charCodeAt(0);
  if (code === 0x7f) return "␡";
  return code < 0x20 ? String.fromCharCode(firstControlPicture + code) : "";
}
