import { parseScan, takeOffSigns } from "./parse-scan.ts";

/** A key that was pressed. */
export interface PressedKey {
  /** What it types under the layout that the computer is set to. */
  readonly key: string;
  /** Where it is on the keyboard, as the browser's `code` names it: "KeyA". */
  readonly code: string;
  /** Shift was down. */
  readonly isShifted: boolean;
}

/** What a US keyboard types beside letters and digits, without Shift and with it, where other layouts differ. */
const usKeys: Readonly<Record<string, string>> = {
  Backquote: "`~",
  Minus: "-_",
  Equal: "=+",
  BracketLeft: "[{",
  BracketRight: "]}",
  Backslash: "\\|",
  IntlBackslash: "\\|",
  Semicolon: ";:",
  Quote: "'\"",
  Comma: ",<",
  Period: ".>",
  Slash: "/?",
  NumpadDecimal: "..",
};
const shiftedDigits = ")!@#$%^&*(";

/**
 * Reads what a scanner typed. A scanner presses keys as they are on a US keyboard, so a computer that is set to another
 * layout types another text. The keys count where they say more than the text: the text stays as it is for a scanner
 * that is set to the same layout.
 *
 * @param prefix what the scanners of the registry type before each code; it is taken off. Case does not matter.
 */
export function readKeys(text: string, keys: readonly PressedKey[], prefix = ""): string {
  const typed = keys.map(readUsKey);
  const asTyped = takeOff(prefix, text);
  if (typed.includes(undefined)) return asTyped;
  const byPosition = takeOff(prefix, typed.join(""));
  return rank(byPosition) > rank(asTyped) ? byPosition : asTyped;
}

const takeOff = (prefix: string, text: string) =>
  text.toLowerCase().startsWith(prefix.toLowerCase()) ? text.slice(prefix.length) : text;

/** What a key types on a US keyboard; nothing for a key that types nothing. */
function readUsKey({ key, code, isShifted }: PressedKey): string | undefined {
  const [, letter, numpadDigit, digit] = /^(?:Key([A-Z])|Numpad(\d)|Digit(\d))$/.exec(code) ?? [];
  if (letter) return isShifted ? letter : letter.toLowerCase();
  // Also without Num Lock, where the keys move the cursor.
  if (numpadDigit) return numpadDigit;
  if (digit) return isShifted ? shiftedDigits[Number(digit)] : digit;
  return usKeys[code]?.[isShifted ? 1 : 0] ?? ([...key].length === 1 ? key : undefined);
}

/** The signs in codes of ours. Another layout turns `|` into `;` and `-` into `*`, which leaves the date out. */
const ourSigns = /^[\w\s|;-]*$/;

/**
 * The number of an interaction, or a line that looks like one of a passport's zone. Small, for every page has it; what
 * reads a zone comes with the pages that need one.
 */
const likeXpat = /^(?:X-\d{4}-\d{6}|(?=.*<)[A-Z\d<]{9,})$/im;

/** How much a text says: a code of ours, one with strange signs or of another system, a text, or not even that. */
function rank(text: string): number {
  if (likeXpat.test(text)) return 3;
  const scan = parseScan(text);
  if (scan.kind !== "unknown") return ourSigns.test(takeOffSigns(text)) ? 3 : 2;
  // Barcodes hold ASCII.
  if (!/^\p{ASCII}*$/u.test(text)) return 0;
  return scan.likeness ? 2 : 1;
}
