import type { ColumnType, Generated } from "kysely";
import type { components } from "../contract/registry.gen.d.ts";
import type { ApplicationStatus } from "../domain/applications/application-actions.ts";

type Schemas = components["schemas"];
type Part = Schemas["ApplicationBiometrics"]["photo"];

/** Null where it is left out. */
type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

interface ApplicationTable {
  id: Generated<number>;
  application_no: string;
  channel: "center" | "portal";
  /** From `approved` on a trigger keeps it at what the card's status says. */
  status: ApplicationStatus;
  status_at: Date;
  type: Schemas["ApplicationType"];
  person_id: number;
  guardian_person_id: Optional<number>;
  contact_phone: Optional<string>;
  /** Null for one made online. */
  created_center_id: number | null;
  collection_center_id: number;
  /** Null for one made online. */
  created_by: number | null;
  created_at: Date;
  submitted_at: Optional<Date>;
  reviewed_at: Optional<Date>;
  /** As YYYY-MM-DD. */
  expected_on: Optional<string>;
  round: Generated<number>;
  version: Generated<number>;
  /** Null where the registry or the applicant changed it. */
  changed_by: number | null;
  changed_at: Date;
  photo: Generated<Part>;
  fingerprints: Generated<Part>;
  signature: Generated<Part>;
  payment_status: Schemas["ApplicationPayment"]["status"];
  /** In whole units of the currency. */
  payment_amount: number;
  payment_currency: string;
  payment_reference: Optional<string>;
  paid_at: Optional<Date>;
  replaces_serial_number: Optional<string>;
  replaces_fate: Optional<"surrendered" | "lost" | "kept">;
  police_report_no: Optional<string>;
  guardian_relationship: Optional<string>;
  /** As YYYY-MM-DD. */
  lost_on: Optional<string>;
  lost_place: Optional<string>;
  /** As JSON when it is written. */
  changes: ColumnType<Schemas["DetailChange"][], string | undefined, string>;
  notes: Optional<string>;
  cancel_reason: Optional<Schemas["ApplicationCancelReason"]>;
  cancel_notes: Optional<string>;
  cancelled_by: Optional<number>;
  cancelled_at: Optional<Date>;
}

interface ApplicationReasonTable {
  id: Generated<number>;
  application_id: number;
  /** The round in which the registry gave it. */
  round: number;
  code: string;
  field: string | null;
  text: string;
  /** Null until the centre has submitted the application again. */
  resolution: Optional<"changed" | "explained">;
  explanation: Optional<string>;
}

interface ApplicationPrintTable {
  id: Generated<number>;
  application_id: number;
  /** 1 for the first print. */
  copy: number;
  printed_by: number;
  center_id: number;
  at: Date;
}

interface PaymentLinkTable {
  id: Generated<number>;
  application_id: number;
  /** Of what stands at the end of the link. */
  token_digest: string;
  phone_masked: string;
  sent_by: number;
  sent_at: Date;
}

interface CapturedPartTable {
  /** The document of the application or the interaction that holds it. */
  document_id: number;
  /** Null for a part of an interaction. */
  application_id: Optional<number>;
  interaction_id: Optional<number>;
  kind: Schemas["CapturedPart"]["kind"];
  hand: Schemas["Hand"] | null;
  finger: Schemas["Finger"] | null;
  /** As its reader measured it, from 0 to 100. */
  quality: number | null;
  source: "captured" | "reused";
  captured_at: Date;
  captured_by: number | null;
  /** The set in which staff took it; null where it came with its application. */
  set_id: Optional<number>;
  /** Of its pixels: the same for the same picture, whatever file it came in. */
  digest: Optional<string>;
  taken_with: Optional<NonNullable<Schemas["CapturedPart"]["taken_with"]>>;
  algorithm: Optional<string>;
  /** What the registry asked for when it was taken. */
  least_quality: Optional<number>;
  /** In pixels an inch, as the picture itself names it. */
  resolution_ppi: Optional<number>;
  tries: Optional<number>;
  /** As JSON when it is written. */
  checks: ColumnType<Schemas["CaptureCheck"][], string | undefined, string>;
  reason: Optional<string>;
  signed_by: Optional<NonNullable<Schemas["CapturedPart"]["signed_by"]>>;
}

interface CaptureSetTable {
  id: Generated<number>;
  /** What nobody can guess: its id in addresses. */
  batch_id: string;
  application_id: number;
  center_id: number;
  version: Generated<number>;
  opened_by: number;
  opened_at: Date;
  changed_by: number;
  changed_at: Date;
  /** Null until it is submitted. */
  closed_by: Optional<number>;
  closed_at: Optional<Date>;
  /** Since when it waits for a supervisor. */
  waiting_since: Optional<Date>;
  vouched_by: Optional<number>;
  vouched_at: Optional<Date>;
  vouched_reason: Optional<string>;
}

interface CapturedExceptionTable {
  id: Generated<number>;
  set_id: number;
  kind: "finger" | "signature";
  hand: Schemas["Hand"] | null;
  finger: Schemas["Finger"] | null;
  lasts: "permanent" | "temporary";
  /** A code of the settings. */
  reason: string;
  notes: string | null;
  recorded_at: Date;
  recorded_by: number;
}

/** The input of a form that its user has not sent yet. */
interface DraftTable {
  user_id: number;
  /** Made by the page. */
  id: string;
  center_id: number;
  form: "new_application" | "resubmit_application";
  /** The digest of an ID number under the registry's key. */
  person_digest: string;
  version: number;
  /** ID number and content, sealed. */
  sealed: Uint8Array;
  /** Which key sealed it. */
  key_id: string;
  saved_at: Date;
}

/** The tables of applications. */
export interface ApplicationTables {
  applications: ApplicationTable;
  application_reasons: ApplicationReasonTable;
  application_prints: ApplicationPrintTable;
  payment_links: PaymentLinkTable;
  captured_parts: CapturedPartTable;
  capture_sets: CaptureSetTable;
  captured_exceptions: CapturedExceptionTable;
  drafts: DraftTable;
}
