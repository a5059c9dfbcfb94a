/**
 * What a code that is none of ours may be: `two_codes` read as one, a serial number with a `mistaken_letter` where a
 * digit belongs, one in the letters or digits of an `other_alphabet`, or a code of an `other_system`.
 */
export type CodeLikeness = "two_codes" | "mistaken_letter" | "other_alphabet" | "other_system";

const twoSerials = /SN\d{7}.*SN\d{7}/i;
/** With its letter: six digits alone may be a part that is no ID number. */
const writtenIdNumber = /^A\d{6}$/i;
const codesInARow = /^(?:SN\d{7}|A\d{6}|DB-\d{4}-\d{6}){2,}$/i;
/** The letters that are taken for 0, 1, 2, 5, 6 and 8, by people and by cameras. */
const mistakenSerial = /^SN[\dBDGILOQSZ|]{7}$/i;
const serialInAnyAlphabet = /^[\p{L}\p{M}]{2}[\p{L}\p{Nd}]{7}$/u;
const isForeignCharacter = /[^\p{ASCII}]/u;
/** An address or what begins like one (WIFI:, BEGIN:VCARD), JSON, XML, GS1, a travel document, a product. */
const otherSystem = /^(?:[a-z][a-z\d+.-]*:|www\.|[[{<(\]])|<<|^\d{12,14}$/i;
/** No code of ours is longer. */
const longestCode = 80;

/** The parts of a card's code. */
export function splitCode(code: string): string[] {
  return code.split(/[|;\n]/).map((part) => part.trim());
}

/** Whether a text names two cards: two serial numbers anywhere, or the ID numbers of two people among its parts. */
export function namesTwoCards(code: string): boolean {
  const people = splitCode(code).filter((part) => writtenIdNumber.test(part));
  return twoSerials.test(removeSpaces(code)) || new Set(people.map((one) => one.toUpperCase())).size > 1;
}

/** Says what a code may be that is none of ours; nothing where it may be anything. */
export function readLikeness(code: string): CodeLikeness | undefined {
  const text = removeSpaces(code);
  if (namesTwoCards(code) || codesInARow.test(text)) return "two_codes";
  if (mistakenSerial.test(text)) return "mistaken_letter";
  if (isForeignCharacter.test(text) && serialInAnyAlphabet.test(text)) return "other_alphabet";
  const isProduct = /^\d{8}$/.test(text) && isCheckedProduct(text);
  if (otherSystem.test(text) || isProduct || text.length > longestCode) return "other_system";
  return undefined;
}

function removeSpaces(code: string): string {
  return code.replaceAll(/\s/g, "");
}

/** The short product code ends in a check digit; without it, eight digits may be anything that was typed. */
function isCheckedProduct(digits: string): boolean {
  const sum = [...digits].reduce((sum, digit, place) => sum + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0;
}
