import type { ZoneCheck } from "./zone.ts";
import type { ZoneFormat } from "./zone-formats.ts";

/** A field of a zone, and the check digit that the zone has for it. */
export interface CheckedField {
  /** Which field it is. */
  readonly field: ZoneCheck;
  /** What the digit is counted over. */
  readonly value: string;
  /** One sign, which may be no digit. */
  readonly digit: string;
}

/** Reads the fields of a zone that have check digits of their own. */
export function readChecks(text: string, format: ZoneFormat): CheckedField[] {
  const { birth, expiry, optional, hasOptionalCheck } = format;
  const read = (field: ZoneCheck, [first, end]: readonly [number, number]): CheckedField => ({
    field,
    value: text.slice(first, end),
    digit: text[end] ?? "",
  });
  return [
    { field: "document_number", ...readNumber(text, format) },
    read("date_of_birth", birth),
    read("date_of_expiry", expiry),
    ...(hasOptionalCheck ? [read("personal_number", optional)] : []),
  ];
}

/**
 * Reads the number of a document and its check digit. On a card, a number of more than nine signs goes on at the beginning
 * of the optional data, and its check digit is at the end of that.
 */
export function readNumber(
  text: string,
  { documentNumber: [first, end], optional, hasOptionalCheck }: ZoneFormat,
): Pick<CheckedField, "value" | "digit"> {
  const [value, digit] = [text.slice(first, end), text[end] ?? ""];
  const [rest = ""] = text.slice(...optional).split("<");
  if (hasOptionalCheck || digit !== "<" || rest.length < 2) return { value, digit };
  return { value: value + rest.slice(0, -1), digit: rest.slice(-1) };
}

/** Two digits or two fillers for year, month and day each: a part that is not known is filled. */
const date = /^(?:\d\d|<<){3}$/;

/**
 * Whether a check digit is right, and a date has nothing but digits. A field without anything in it may have a filler for
 * its check digit.
 */
export function isRight({ field, value, digit }: CheckedField): boolean {
  if (field.startsWith("date") && !date.test(value)) return false;
  if (digit === "<") return /^<*$/.test(value);
  return /^\d$/.test(digit) && computeCheckDigit(value) === Number(digit);
}

const weights = [7, 3, 1] as const;

/**
 * The check digit of a text of a zone, by part 3 of ICAO 9303. Signs whose values differ by tens count the same (A is 10,
 * K is 20, 0 and the filler are 0), so that one in the place of another is never found.
 */
function computeCheckDigit(text: string): number {
  const sum = [...text].reduce((sum, sign, place) => sum + countOf(sign) * (weights[place % 3] ?? 0), 0);
  return sum % 10;
}

/** A digit itself, A to Z 10 to 35, a filler 0. */
const countOf = (sign: string): number => (sign === "<" ? 0 : Number.parseInt(sign, 36));
