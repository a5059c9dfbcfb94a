import type { ColumnType, Generated, Kysely } from "kysely";
import type { BatchStatus } from "../domain/dispatch/batch-actions.ts";
import type { CardStatus, LineStatus } from "../domain/dispatch/card-lines.ts";
import type { MessagePurpose } from "../domain/message-purpose.ts";
import type { NumberSeries } from "../domain/record-numbers.ts";
import type { ApplicationTables } from "./application-tables.ts";
import type { FileTables } from "./file-tables.ts";
import type { IssuanceTables } from "./issuance-tables.ts";
import type { StatisticsTables } from "./statistics-tables.ts";
import type { SubjectColumns } from "./subject-columns.ts";
import type { XpatTables } from "./xpat-tables.ts";

interface CenterTable {
  id: number;
  code: string;
  name: string;
  kind: string;
  parent_id: number | null;
  atoll: string | null;
  island: string | null;
  address: string | null;
  phone: string | null;
  name_dv: string | null;
  island_dv: string | null;
  atoll_dv: string | null;
  /** For example HDh. */
  atoll_code: string | null;
}

interface UserTable {
  id: Generated<number>;
  username: string;
  fullname: string;
  password_hash: string;
  temp_full_access: Generated<boolean>;
  is_disabled: Generated<boolean>;
  /** Until when a password that somebody else made signs in; null for one that its user chose. */
  password_expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface UserRoleTable {
  user_id: number;
  role: string;
}

interface UserCenterTable {
  user_id: number;
  center_id: number;
}

interface SessionTable {
  id_hash: string;
  user_id: number;
  center_id: number | null;
  created_at: Date;
  last_seen_at: Date;
  /** The digest of the browser's own id; null for a session from before browsers had one. */
  browser: ColumnType<string | null, string | null | undefined, never>;
  /** The address from which the user signed in; null if it is not known. */
  address: ColumnType<string | null, string | null | undefined, never>;
  /** When the page ended it because nobody worked there. */
  ended_at: ColumnType<Date | null, undefined, Date>;
}

interface SecondFactorTable {
  user_id: number;
  /** Whether it counts. A new one does not until its first code is confirmed. */
  is_on: boolean;
  /** The secret of the authenticator app. */
  sealed: Uint8Array;
  /** The time step of the last code that was used. */
  last_step: number | null;
  made_at: Date;
}

interface RecoveryCodeTable {
  user_id: number;
  /** The digest, under the registry's key, of a code that was not used. */
  digest: string;
}

interface AttemptTable {
  /** Who tries a password of whom. */
  of: string;
  first_at: Date;
  count: number;
}

interface UnknownNameTable {
  /** The network of those who tried; empty where nothing is known of it. */
  address: string;
  first_at: Date;
  count: number;
}

interface PersonTable {
  id: Generated<number>;
  id_number: string;
  name_en: string;
  name_dv: string | null;
  gender: number;
  /** As YYYY-MM-DD. */
  date_of_birth: string;
  phone: string | null;
  is_deceased: Generated<boolean>;
  house: ColumnType<string | null, string | null | undefined, string | null>;
  ward: ColumnType<string | null, string | null | undefined, string | null>;
  island_id: ColumnType<number | null, number | null | undefined, number | null>;
  /** Both names as they are searched; the database makes it. */
  search_name: ColumnType<string, never, never>;
}

interface CardTable {
  id: Generated<number>;
  serial_number: string;
  person_id: number;
  card_type: string;
  /** As YYYY-MM-DD. */
  issue_date: string;
  /** As YYYY-MM-DD. */
  expiry_date: string;
  status: CardStatus;
  current_center_id: number | null;
  status_at: Date;
  /** What stands on the slip of its application. */
  application_no: ColumnType<string | null, string | null | undefined, string | null>;
  /** When it came to the centre where it is, of a card that no batch brought. */
  arrived_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The card that its owner gives back for it. */
  replaces_serial_number: ColumnType<string | null, string | null | undefined, string | null>;
  replaces_reason: ColumnType<string | null, string | null | undefined, string | null>;
  payment_status: ColumnType<string | null, string | null | undefined, string | null>;
  payment_amount: ColumnType<number | null, number | null | undefined, number | null>;
  payment_currency: ColumnType<string | null, string | null | undefined, string | null>;
}

interface BatchTable {
  id: Generated<number>;
  batch_no: string;
  status: BatchStatus;
  origin_center_id: number;
  destination_center_id: number;
  name: string | null;
  version: Generated<number>;
  created_by: number;
  created_at: Date;
  changed_by: number;
  changed_at: Date;
  dispatched_by: number | null;
  dispatched_at: Date | null;
  received_by: number | null;
  received_at: Date | null;
  /** As YYYY-MM-DD. */
  received_on: string | null;
  cancelled_by: number | null;
  cancelled_at: Date | null;
  cancel_reason: string | null;
  ready_sms_sent_at: Date | null;
  ready_sms_count: number | null;
  /** Null until the ready SMS is sent. */
  ready_sms_skipped: ColumnType<SkippedCollector[] | null, string | null, string | null>;
  /** How many cards its origin means to pack. */
  expected_count: number | null;
  /** As YYYY-MM-DD. */
  expected_on: string | null;
  seal_no: string | null;
  courier_name: string | null;
  courier_contact: string | null;
  courier_reference: string | null;
}

/** A received card whose collector could not be sent the ready SMS. */
export interface SkippedCollector {
  readonly serial_number: string;
  readonly reason: "no_phone";
}

/** What the destination found out about a card. */
export interface Resolution {
  readonly method?: "scan" | "manual";
  readonly reason?: string;
  readonly found_serial_number?: string;
  readonly notes?: string;
}

interface BatchCardTable {
  id: Generated<number>;
  batch_id: number;
  card_id: number;
  line_status: LineStatus;
  /** Whether the batch still holds the card, so that no other batch may. */
  is_live: boolean;
  sequence: number;
  added_by: number;
  added_at: Date;
  added_method: "scan" | "manual";
  /** What the card becomes again when it is taken out. */
  card_status_before: CardStatus;
  resolved_by: number | null;
  resolved_at: Date | null;
  resolution: ColumnType<Resolution | null, string | null, string | null>;
  removed_by: number | null;
  removed_at: Date | null;
  removed_notes: string | null;
  /** The batch's version in which the line last changed. */
  changed_in_version: Generated<number>;
}

interface CardPhotoTable {
  line_id: number;
  jpeg: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
  attached_by: number;
  center_id: number;
  at: Date;
}

interface BatchNoteTable {
  id: Generated<number>;
  batch_id: number;
  body: string;
  author_id: number;
  center_id: number;
  at: Date;
}

interface BatchPrintTable {
  id: Generated<number>;
  batch_id: number;
  document: "manifest" | "bag_label" | "receipt_note" | "missing_list";
  /** 1 for the first print. */
  copy: number;
  /** The batch's, when it was printed. */
  version: number;
  printed_by: number;
  center_id: number;
  at: Date;
}

interface AuditEventTable {
  id: Generated<number>;
  at: Date;
  action: string;
  actor_id: number | null;
  center_id: number | null;
  subject_type: string;
  subject_id: number | null;
  from_status: string | null;
  to_status: string | null;
  serial_number: string | null;
  notes: string | null;
  /** Whether it concerns the batch as a whole and so stands in the history that staff read. */
  is_in_history: Generated<boolean>;
  /** Where the request came from. */
  address: string | null;
}

interface AuditChainTable {
  /** From 1 on, without a gap. */
  position: number;
  event_id: number;
  /** SHA-256 of the hash before it and of the event. */
  hash: Uint8Array;
}

interface IdempotencyRecordTable {
  user_id: number;
  operation: string;
  key: string;
  fingerprint: string;
  /** Null only inside the transaction that makes the answer. */
  status: number | null;
  body: string | null;
  created_at: Date;
}

interface SmsOutboxTable extends SubjectColumns {
  id: Generated<number>;
  /** What the provider knows the message by; a repeat carries the same. */
  message_id: string;
  purpose: MessagePurpose;
  /** The batch that brought the card, of a message that it is ready. */
  batch_id: number | null;
  /** Phone and text, sealed; null once the message is sent or given up. */
  sealed: Uint8Array | null;
  /** Which key sealed it. */
  key_id: string | null;
  /** `sending` whose lease has run out is unknown: the provider may have accepted it. */
  state: "waiting" | "sending" | "sent" | "failed";
  /** How often a worker has taken it on. */
  attempts: Generated<number>;
  next_try_at: Date;
  /** From when on it is of no use to whoever gets it, so that it is not sent. */
  expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Until when a worker has it to itself. */
  lease_until: Date | null;
  /** What the provider calls it. */
  provider_ref: string | null;
  accepted_at: Date | null;
  /** A code, never a text: a provider's text may repeat the message. */
  last_error: string | null;
  created_at: Date;
}

interface DemoMessageTable {
  message_id: string;
  phone: string;
  body: string;
  at: Date;
}

interface RecordNumberTable {
  series: NumberSeries;
  year: number;
  /** The last number that was given in that year. */
  last: number;
}

/** The tables of the registry's database. */
export interface Tables extends ApplicationTables, FileTables, IssuanceTables, StatisticsTables, XpatTables {
  centers: CenterTable;
  users: UserTable;
  user_roles: UserRoleTable;
  user_centers: UserCenterTable;
  sessions: SessionTable;
  second_factors: SecondFactorTable;
  recovery_codes: RecoveryCodeTable;
  attempts: AttemptTable;
  unknown_names: UnknownNameTable;
  people: PersonTable;
  cards: CardTable;
  record_numbers: RecordNumberTable;
  batches: BatchTable;
  batch_cards: BatchCardTable;
  card_photos: CardPhotoTable;
  batch_notes: BatchNoteTable;
  batch_prints: BatchPrintTable;
  audit_events: AuditEventTable;
  audit_chain: AuditChainTable;
  idempotency_records: IdempotencyRecordTable;
  sms_outbox: SmsOutboxTable;
  demo_messages: DemoMessageTable;
}

/** The registry's database, or a transaction in it. */
export type Database = Kysely<Tables>;
