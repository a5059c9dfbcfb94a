import type { ColumnType, Generated } from "kysely";
import type { components } from "../contract/registry.gen.d.ts";
import type { IssuanceStatus } from "../domain/issuance/issuance-steps.ts";
import type { OtpPurpose } from "../domain/otp-rules.ts";
import type { SubjectColumns } from "./subject-columns.ts";

type Schemas = components["schemas"];

interface IslandTable {
  id: number;
  name: string;
  /** Its short form, for example HDh. */
  atoll: string;
  atoll_name: ColumnType<string | null, string | null | undefined, string | null>;
  name_dv: ColumnType<string | null, string | null | undefined, string | null>;
}

interface PersonHoldTable {
  id: Generated<number>;
  person_id: number;
  code: string;
  label: string;
}

/** Who collects a card, or wants to, as columns of the hand-over. */
export interface CollectorColumns {
  collector_type: Schemas["CollectorType"] | null;
  /** Null for a foreigner, whom the registry does not know. */
  collector_person_id: number | null;
  collector_passport_no: string | null;
  collector_country_id: number | null;
  collector_name: string | null;
  /** As YYYY-MM-DD. */
  collector_date_of_birth: string | null;
  collector_relationship: string | null;
}

/** How a collector was verified, as columns of the hand-over. */
export interface VerificationColumns {
  verified_at: Date | null;
  verified_method: "otp" | "supervisor" | null;
  /** The supervisor who vouched. */
  verified_by: number | null;
  /** The end of the number that the code went to. */
  verified_contact_masked: string | null;
  /** What makes the proof of this verification another one than that of the last. */
  verification_seed: string | null;
}

/** What a hand-over's columns hold beside its number, its status and its version. */
export interface IssuanceColumns extends CollectorColumns, VerificationColumns {
  center_id: number;
  begun_by: number;
  begun_at: Date;
  /** The session that has it under way. */
  session_hash: string | null;
  /** When that session last did something with it. */
  touched_at: Date;
  issuance_no: string | null;
  /** When the card in hand was found to be this one, once it was handed over. */
  card_verified_at: Date | null;
  old_card_surrendered: boolean | null;
  notes: string | null;
  issued_by: number | null;
  issued_at: Date | null;
  completed_by: number | null;
  completed_at: Date | null;
  thumb_missing_reason: string | null;
  thumb_missing_notes: string | null;
  returned_by: number | null;
  returned_at: Date | null;
  return_reason: Schemas["ReturnReason"] | null;
  return_notes: string | null;
}

type Optional<Columns> = {
  [Name in keyof Columns]: null extends Columns[Name]
    ? ColumnType<Columns[Name], Columns[Name] | undefined, Columns[Name]>
    : Columns[Name];
};

interface IssuanceTable extends Optional<IssuanceColumns> {
  id: Generated<number>;
  card_id: number;
  status: IssuanceStatus;
  version: Generated<number>;
  changed_by: number;
  changed_at: Date;
}

interface IssuancePrintTable {
  id: Generated<number>;
  issuance_id: number;
  /** 1 for the first print. */
  copy: number;
  printed_by: number;
  center_id: number;
  at: Date;
}

interface CardVerificationTable {
  session_hash: string;
  card_id: number;
  at: Date;
}

interface OtpTable extends SubjectColumns {
  id: Generated<number>;
  purpose: OtpPurpose;
  phone_digest: string;
  phone_masked: string;
  contact_reason: string | null;
  salt: string;
  /** Null once the code was used or another one took its place. */
  code_digest: string | null;
  sent_at: Date;
  expires_at: Date;
  verified_at: Date | null;
}

interface OtpSendingTable extends SubjectColumns {
  id: Generated<number>;
  purpose: OtpPurpose;
  phone_digest: string;
  at: Date;
}

interface OtpFailureTable extends SubjectColumns {
  purpose: OtpPurpose;
  count: number;
  last_at: Date;
}

interface CollectorNumberTable {
  id: Generated<number>;
  issuance_id: number;
  /** The phone number, sealed. */
  sealed: Uint8Array;
  /** Which key sealed it. */
  key_id: string;
  phone_digest: string;
  /** Whether the registry had this number of the collector when the code was sent. */
  is_registered: boolean;
  sent_at: Date;
  sent_by: number;
  /** The supervisor who confirmed another number. */
  confirmed_by: number | null;
  /** When the code that went there verified the collector. */
  used_at: ColumnType<Date | null, undefined, Date>;
}

/** The kinds of look-ups. Each has limits of its own. */
export type LookupKind = "card" | "location" | "person";

interface LookupTable {
  id: Generated<number>;
  user_id: number;
  /** What was looked up: cards with their collectors, people, or which batch holds a card. */
  kind: ColumnType<LookupKind, LookupKind | undefined, never>;
  at: Date;
}

/** The tables of hand-overs. */
export interface IssuanceTables {
  islands: IslandTable;
  person_holds: PersonHoldTable;
  issuances: IssuanceTable;
  issuance_prints: IssuancePrintTable;
  collector_numbers: CollectorNumberTable;
  card_verifications: CardVerificationTable;
  otps: OtpTable;
  otp_sendings: OtpSendingTable;
  otp_failures: OtpFailureTable;
  lookups: LookupTable;
}
