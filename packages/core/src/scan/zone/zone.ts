import type { ZoneFormatName } from "./zone-formats.ts";

/** What a check digit of a zone is counted over. `composite` is counted over the others and the optional data. */
export type ZoneCheck =
  | "document_number"
  | "date_of_birth"
  | "date_of_expiry"
  | "personal_number"
  | "composite";

/** A field of a zone in which a sign can be taken for another. */
export type ZoneField = ZoneCheck | "names" | "issuing_country" | "nationality";

/** What the machine-readable zone of a travel document says. */
export interface Zone {
  /** TD3 is a passport; TD1 and TD2 are cards. */
  readonly format: ZoneFormatName;
  /** What kind of document it is: "P", "PM", "ID". */
  readonly document_code: string;
  /** The country that gave the document, by its alpha-3 code: "BGD". */
  readonly issuing_country: string;
  /** As read, in the Latin letters of the zone. The whole name of somebody who has one name. */
  readonly surname: string;
  /** As read; empty for somebody who has one name. */
  readonly given_names: string;
  /** The names in the order in which they are spoken. */
  readonly name: string;
  /** The names fill their line, so that some may be missing or shortened. */
  readonly is_name_cut: boolean;
  /** Without fillers. */
  readonly document_number: string;
  /** The country of nationality, by its alpha-3 code. */
  readonly nationality: string;
  /** YYYY-MM-DD; null where the zone does not say the whole day. */
  readonly date_of_birth: string | null;
  /** 1 male, 2 female, 0 where the zone does not say it. */
  readonly gender: number;
  /** YYYY-MM-DD; null where the zone does not say the whole day. */
  readonly expires_on: string | null;
  /** The personal number, or what else the country has put there; without fillers at its end. */
  readonly personal_number: string;
  /**
   * The check digits that are wrong, in the order of the fields. The composite one is among them only where all others are
   * right, for it is wrong with each of them.
   */
  readonly wrong: readonly ZoneCheck[];
  /** The fields in which a letter was read for a digit, or a digit for a letter: O for 0. */
  readonly repaired: readonly ZoneField[];
}
