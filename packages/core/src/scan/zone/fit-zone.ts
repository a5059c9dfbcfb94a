import { type ZoneFormat, type ZoneFormatName, zoneFormats } from "./zone-formats.ts";
import { isFirstLine } from "./zone-lines.ts";

/** A whole zone, all its lines in one text. */
export interface WholeZone {
  /** Which format its lines have. */
  readonly format: ZoneFormatName;
  /** The lines, one after another. */
  readonly text: string;
}

/** What lines that begin as a zone turned out to be: whole, too few, or of two documents. */
export type FittedZone = WholeZone | "cut_short" | "two";

/** Puts lines together to a zone. Nothing where there is more in them than one zone, and it is no second one. */
export function fitZone(lines: readonly string[]): FittedZone | undefined {
  const fitted = formats.map((name) => fit(lines, name));
  const [found] = fitted.filter((zone) => zone && zone !== "cut_short");
  return found ?? (fitted.includes(undefined) ? undefined : "cut_short");
}

/** Whether lines are the first ones of a zone, each of them whole, and others are still to come. */
export function isZoneBegun(lines: readonly string[]): boolean {
  return formats.some((name) => {
    const format = zoneFormats[name];
    return lines.length < format.count && fitLines(lines, format) !== undefined;
  });
}

const formats = Object.keys(zoneFormats) as ZoneFormatName[];

function fit(given: readonly string[], name: ZoneFormatName): FittedZone | undefined {
  const format: ZoneFormat = zoneFormats[name];
  const { width, count } = format;
  // Some scanners end no line.
  const lines = given.flatMap((line) => (line.length % width === 0 ? chunk(line, width) : [line]));
  const text = fitLines(lines.slice(0, count), format);
  if (text?.length !== count * width) return "cut_short";
  const rest = lines.slice(count);
  if (rest.length === 0) return { format: name, text };
  // The same document once more is no other one.
  const again = rest.map((line, place) => fitLine(line, place % count, format) ?? line).join("");
  if (text.startsWith(again)) return again === text ? { format: name, text } : "cut_short";
  return isFirstLine(rest[0] ?? "") ? "two" : undefined;
}

/** The lines in their full width, one after another; nothing where one of them is none of this format. */
function fitLines(lines: readonly string[], format: ZoneFormat): string | undefined {
  const [first = ""] = lines;
  const fitted = lines.map((line, place) => fitLine(line, place, format));
  return format.documents.test(first) && isFirstLine(first) && !fitted.includes(undefined)
    ? fitted.join("")
    : undefined;
}

/** A line in its full width; nothing where it has another and that matters, or where it has no dates. */
function fitLine(line: string, place: number, format: ZoneFormat): string | undefined {
  const { width, namesLine } = format;
  if (line.length === width) return place !== 1 || hasDates(line, format) ? line : undefined;
  // No name has three fillers in it: they are the end of the names, however many of them there are.
  const isEnded = place === namesLine && line.endsWith("<<<");
  const names = line.replace(/<+$/, "");
  return isEnded && names.length < width ? names.padEnd(width, "<") : undefined;
}

/** Whether the places of the dates on a second line hold more digits than anything else does there. */
function hasDates(line: string, { width, birth, expiry }: ZoneFormat): boolean {
  const dates =
    line.slice(birth[0] - width, birth[1] - width) + line.slice(expiry[0] - width, expiry[1] - width);
  return dates.replaceAll(/\D/g, "").length >= 4;
}

function chunk(line: string, width: number): string[] {
  return Array.from({ length: line.length / width }, (_, place) =>
    line.slice(place * width, (place + 1) * width),
  );
}
