import type { ColumnType, Generated } from "kysely";
import type { components } from "../contract/registry.gen.d.ts";

type Schemas = components["schemas"];

/** Null where it is left out. */
type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** As the database makes it of a name. */
type SearchName = ColumnType<string, never, never>;

interface EmployerTable {
  id: Generated<number>;
  name: string;
  search_name: SearchName;
  registration_no: Optional<string>;
  island_id: Optional<number>;
}

/** A foreign worker. */
interface ExpatTable {
  id: Generated<number>;
  name: string;
  search_name: SearchName;
  /** 1 male, 2 female, 0 unknown. */
  gender: Generated<number>;
  /** As YYYY-MM-DD. */
  date_of_birth: Optional<string>;
  /** In years, when they were recorded; of somebody whose day of birth nobody knows. */
  approximate_age: Optional<number>;
  country_id: Optional<number>;
  /** A code of the settings. */
  no_documents_reason: Optional<string>;
  recorded_at: Date;
  /** Null where an import brought them. */
  recorded_by: Optional<number>;
}

interface PassportTable {
  id: Generated<number>;
  expat_id: number;
  passport_no: string;
  country_id: number;
  /** As YYYY-MM-DD. */
  expires_on: Optional<string>;
  added_at: Date;
  added_by: Optional<number>;
}

interface PermitTable {
  id: Generated<number>;
  number: string;
  expat_id: number;
  is_cancelled: Generated<boolean>;
  /** As YYYY-MM-DD. */
  since: Optional<string>;
  /** As YYYY-MM-DD. */
  valid_until: Optional<string>;
  employer_id: Optional<number>;
  /** Of ISCO-08. */
  occupation_code: Optional<string>;
  island_id: Optional<number>;
  site: Optional<string>;
  missing_kind: Optional<"reported" | "negligence" | "abscond">;
  /** As YYYY-MM-DD. */
  missing_on: Optional<string>;
}

interface FoundExpatTable {
  session_hash: string;
  expat_id: number;
  /** The one that was shown last; null for somebody without a permit. */
  permit_id: number | null;
}

interface InteractionTable {
  id: Generated<number>;
  interaction_no: string;
  /** When it took place. */
  at: Date;
  recorded_at: Date;
  island_id: number;
  center_id: number;
  officer_id: number;
  expat_id: number;
  name: string;
  search_name: SearchName;
  gender: number;
  date_of_birth: string | null;
  country_id: number | null;
  passport_no: string | null;
  /** As it was then. As JSON when it is written. */
  permit: ColumnType<Schemas["WorkPermit"] | null, string | null, never>;
  /** As JSON when it is written. */
  checks: ColumnType<Schemas["IdentityChecks"], string, never>;
  /** Null for an employer whom the registry does not know. */
  employer_id: number | null;
  /** The name of the employer whom staff found. */
  employer_seen: string | null;
  occupation_code: string | null;
  site: string | null;
  contact_phone: string | null;
  passport_seen: Schemas["PassportSeen"];
  outcome: Schemas["InteractionOutcome"];
  notes: string | null;
  /** As JSON when they are written. */
  exceptions: ColumnType<Schemas["CaptureException"][], string | undefined, never>;
  /** Who looks alike and is somebody else. */
  not_same_as: ColumnType<number[], number[] | undefined, never>;
  not_same_note: string | null;
}

interface InteractionPrintTable {
  id: Generated<number>;
  interaction_id: number;
  /** 1 for the first print. */
  copy: number;
  printed_by: number;
  center_id: number;
  at: Date;
}

/** The tables of foreign workers. */
export interface XpatTables {
  employers: EmployerTable;
  expats: ExpatTable;
  passports: PassportTable;
  permits: PermitTable;
  found_expats: FoundExpatTable;
  interactions: InteractionTable;
  interaction_prints: InteractionPrintTable;
}
