import type { ZoneField } from "./zone.ts";
import { isRight, readNumber } from "./zone-checks.ts";
import type { Places, ZoneFormat } from "./zone-formats.ts";

type Signs = Readonly<Record<string, string>>;

/** In a field of digits or of letters alone, a sign of the other kind can only be the one that looks like it. */
const digitsForLetters: Signs = { O: "0", Q: "0", D: "0", I: "1", L: "1", Z: "2", S: "5", B: "8" };
const lettersForDigits: Signs = { 0: "O", 1: "I", 2: "Z", 5: "S", 8: "B" };

/**
 * Puts digits for letters, and letters for digits, where a zone can hold the one alone. In a number, which can hold both,
 * 0 is put for O where the check digit is right with it and wrong without it.
 */
export function repairZone(
  printed: string,
  format: ZoneFormat,
): { readonly text: string; readonly repaired: readonly ZoneField[] } {
  const { documentNumber, birth, expiry, optional, hasOptionalCheck, composite } = format;
  const repaired = new Set<ZoneField>();
  let text = printed;

  function exchange(field: ZoneField, [first, end]: Places, signs: Signs): void {
    const part = [...text.slice(first, end)].map((sign) => signs[sign] ?? sign).join("");
    const changed = text.slice(0, first) + part + text.slice(end);
    if (changed !== text) repaired.add(field);
    text = changed;
  }

  /** The letter is as likely as the digit: only the check digit tells. */
  function exchangeInNumber(field: ZoneField, [first, end]: Places): void {
    exchange(field, [end, end + 1], digitsForLetters);
    const [value, digit] = [text.slice(first, end), text[end] ?? ""];
    const isWrong = !isRight({ field: "document_number", value, digit });
    const other = { field: "document_number", value: value.replaceAll("O", "0"), digit } as const;
    if (isWrong && isRight(other)) exchange(field, [first, end], { O: "0" });
  }

  exchange("issuing_country", [2, 5], lettersForDigits);
  exchange("names", format.names, lettersForDigits);
  exchange("nationality", format.nationality, lettersForDigits);
  exchange("date_of_birth", withDigit(birth), digitsForLetters);
  exchange("date_of_expiry", withDigit(expiry), digitsForLetters);
  exchange("composite", [composite, composite + 1], digitsForLetters);
  if (readNumber(text, format).value.length === documentNumber[1] - documentNumber[0])
    exchangeInNumber("document_number", documentNumber);
  if (hasOptionalCheck) exchangeInNumber("personal_number", optional);
  return { text, repaired: [...repaired] };
}

const withDigit = ([first, end]: Places): Places => [first, end + 1];
