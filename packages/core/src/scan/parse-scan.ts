import { readDate } from "../validation/date.ts";
import { readIdNumber } from "../validation/id-number.ts";
import { readSerialNumber } from "../validation/serial-number.ts";
import { type CodeLikeness, namesTwoCards, readLikeness, splitCode } from "./read-likeness.ts";

/** What a scanned or typed code turned out to be. */
export type Scan =
  | { readonly kind: "serial"; readonly serial_number: string }
  | { readonly kind: "id"; readonly id_number: string }
  | { readonly kind: "batch"; readonly batch_no: string }
  | { readonly kind: "application"; readonly application_no: string }
  | {
      readonly kind: "card";
      readonly id_number: string;
      readonly serial_number: string;
      readonly date_of_birth?: string;
      readonly card_type?: string;
    }
  /** In small letters. A page may not know it. */
  | { readonly kind: "command"; readonly command: string }
  | {
      readonly kind: "unknown";
      readonly text: string;
      /** What it may be, for a hint; it is never taken for that. */
      readonly likeness?: CodeLikeness;
    };

/** A part of the code on a card; `skip` stands for one that nobody needs. */
export type CardCodePart = "id_number" | "serial_number" | "date_of_birth" | "card_type" | "skip";

/** How a host's cards are coded. */
export interface ScanOptions {
  /** The parts of a card's two-dimensional code in their order. Left out: every part is known by its looks. */
  readonly scanFormat?: readonly CardCodePart[];
}

const batchNumber = /^DB-\d{4}-\d{6}$/i;
/** Of an application made at a centre, and of one made online. */
const applicationNumber = /^[CP]-\d{4}-\d{6}$/i;
/** Letters and a hyphen, as in the numbers of batches: what scanners type of these is read under every layout. */
const command = /^IDD-([A-Z]+)$/i;
const longestScan = 1000;
/** How long the type of a card may be that is sent with its scan, in characters. */
export const longestCardType = 64;

/**
 * Reads what a scanner or a person entered: a card's serial number, an ID number, a batch number, the number
 * of an application, a command (`IDD-RECEIVE`), or the code on a card, whose parts are separated by `|`, `;` or lines.
 * Case, spaces around it and what scanners add do not matter: control characters, the sign of the kind of barcode
 * (`]C1`), the stars of Code 39.
 */
export function parseScan(text: string, options: ScanOptions = {}): Scan {
  const scanned = clean(text);
  const code = takeOffSigns(scanned);
  const serial_number = readSerialNumber(code);
  if (serial_number) return { kind: "serial", serial_number };
  const id_number = readIdNumber(code);
  if (id_number) return { kind: "id", id_number };
  if (batchNumber.test(code)) return { kind: "batch", batch_no: code.toUpperCase() };
  if (applicationNumber.test(code)) return { kind: "application", application_no: code.toUpperCase() };
  const [, asked] = command.exec(code) ?? [];
  if (asked) return { kind: "command", command: asked.toLowerCase() };
  // Known by their looks, the parts of a card's code would leave the second number out without a word.
  const isMixed = !options.scanFormat && namesTwoCards(code);
  const card = isMixed ? undefined : readCard(code, options.scanFormat);
  if (card) return card;
  const likeness = readLikeness(scanned);
  return { kind: "unknown", text: scanned, ...(likeness && { likeness }) };
}

/** Control characters become line ends, for some scanners separate with them; invisible marks go. */
function clean(text: string): string {
  return text
    .slice(0, longestScan)
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll("\r\n", "\n")
    .replaceAll(/\p{Cc}/gu, "\n")
    .trim();
}

/**
 * What some scanners add: the identifier of ISO/IEC 15424 that tells the kind of barcode ("]C1" for GS1-128), and the
 * start and stop character of Code 39, a star.
 */
const withSigns = /^(?:\][a-z][\da-z])?\s*(?:\*\s*(.*?)\s*\*|(.*))$/is;

/** Takes off what scanners add to a code. */
export function takeOffSigns(text: string): string {
  const [, starred, plain = ""] = withSigns.exec(text) ?? [];
  return starred ?? plain;
}

function readCard(code: string, scanFormat: readonly CardCodePart[] | undefined): Scan | undefined {
  const texts = splitCode(code);
  const parts = scanFormat ? nameByOrder(texts, scanFormat) : nameByLooks(texts);
  const id_number = readIdNumber(parts.id_number ?? "");
  const serial_number = readSerialNumber(parts.serial_number ?? "");
  if (!id_number || !serial_number) return undefined;
  const date_of_birth = readDate(parts.date_of_birth ?? "");
  const { card_type } = parts;
  return {
    kind: "card",
    id_number,
    serial_number,
    ...(date_of_birth && { date_of_birth }),
    ...(card_type && { card_type: card_type.toLowerCase() }),
  };
}

type CardParts = Partial<Record<CardCodePart, string>>;

function nameByOrder(texts: readonly string[], scanFormat: readonly CardCodePart[]): CardParts {
  return Object.fromEntries(scanFormat.map((part, index) => [part, texts[index] ?? ""]));
}

function nameByLooks(texts: readonly string[]): CardParts {
  const parts: CardParts = {};
  for (const text of texts) {
    if (!text) continue;
    const part = chooseCardPart(text);
    parts[part] ??= text;
  }
  return parts;
}

function chooseCardPart(text: string): CardCodePart {
  if (readSerialNumber(text)) return "serial_number";
  if (readIdNumber(text)) return "id_number";
  return readDate(text) ? "date_of_birth" : "card_type";
}
