import { todayIn } from "../../format/registry-time.ts";
import { readCountryCode } from "./country-codes.ts";
import { fitZone, type WholeZone } from "./fit-zone.ts";
import { repairZone } from "./repair-zone.ts";
import type { Zone } from "./zone.ts";
import { isRight, readChecks, readNumber } from "./zone-checks.ts";
import { readZoneBirth, readZoneExpiry } from "./zone-dates.ts";
import { type ZoneFormat, zoneFormats } from "./zone-formats.ts";
import { readZoneLines } from "./zone-lines.ts";

/** Why a zone cannot be read: a part of it is missing, or there are two documents in one scan. */
export type ZoneFault = "cut_short" | "two";

/** What is known beside a zone. */
export interface ZoneOptions {
  /** The registry's day, as YYYY-MM-DD, which tells the centuries. Left out: the day of the usual registry. */
  readonly today?: string | undefined;
}

/**
 * Reads the machine-readable zone of a passport or a card (ICAO 9303, TD1, TD2 and TD3), also in small letters, without
 * line ends, and with letters for digits. Check digits that are wrong are told in the zone. Nothing for any other text.
 */
export function readZone(
  text: string,
  { today = todayIn() }: ZoneOptions = {},
): Zone | ZoneFault | undefined {
  const lines = readZoneLines(text);
  const zone = lines.length > 0 ? fitZone(lines) : undefined;
  return typeof zone === "object" ? readWhole(zone, today) : zone;
}

function readWhole({ format: name, text: printed }: WholeZone, today: string): Zone {
  const format: ZoneFormat = zoneFormats[name];
  const { text, repaired } = repairZone(printed, format);
  const checks = readChecks(text, format);
  const wrong = checks.filter((check) => !isRight(check)).map(({ field }) => field);
  const all = format.compositeOf.map((places) => text.slice(...places)).join("");
  const isComposed = isRight({ field: "composite", value: all, digit: text[format.composite] ?? "" });
  const names = readNames(text.slice(...format.names));
  return {
    format: name,
    document_code: withoutFillers(text.slice(0, 2)),
    issuing_country: readCountryCode(text.slice(2, 5)),
    ...names,
    document_number: withoutFillers(readNumber(text, format).value),
    nationality: readCountryCode(text.slice(...format.nationality)),
    date_of_birth: readZoneBirth(text.slice(...format.birth), today),
    gender: genders[text[format.sex] ?? ""] ?? 0,
    expires_on: readZoneExpiry(text.slice(...format.expiry), today),
    personal_number: text.slice(...format.optional).replace(/<+$/, ""),
    wrong: wrong.length > 0 || isComposed ? wrong : ["composite"],
    repaired,
  };
}

const genders: Readonly<Record<string, number>> = { M: 1, F: 2 };

const withoutFillers = (text: string) => text.replaceAll("<", "");

/** Two fillers end the surname; one is a space, or a hyphen that the zone cannot hold. */
function readNames(text: string): Pick<Zone, "surname" | "given_names" | "name" | "is_name_cut"> {
  const [surname = "", ...others] = text.replace(/<+$/, "").split("<<");
  const [read, given_names] = [surname, others.join("<")].map((part) => part.replaceAll(/<+/g, " ").trim());
  const name = [given_names, read].filter(Boolean).join(" ");
  return { surname: read ?? "", given_names: given_names ?? "", name, is_name_cut: !text.endsWith("<") };
}
