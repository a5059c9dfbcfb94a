import type { components } from "../../contract/registry.gen.d.ts";
import { maskPhone } from "../../domain/masked-phone.ts";
import { readSubmitted } from "../biometrics/capture-sets.ts";
import { formatPart, listSubmitted } from "../biometrics/captured-parts.ts";
import { findPeople, formatPerson, type KnownPerson, type PortraitSource } from "../people/read-person.ts";
import { readApplicationEvents } from "../read-events.ts";
import { importedStaff, staffOf } from "../staff.ts";
import type { Database } from "../tables.ts";
import { readCards } from "./read-cards.ts";
import {
  type ApplicationRow,
  formatApplicationSummary,
  type Showing,
  selectApplications,
} from "./read-summary.ts";

type Schemas = components["schemas"];

/** An application as answers carry it. */
export type Application = Schemas["Application"];

/** Who looks at an application, from which centre and when. */
export interface LookingAtApplication extends Showing {
  readonly database: Database;
  readonly ports: Showing["ports"] & PortraitSource;
}

/** How many events an application carries with it; the others are asked for. */
const shownEvents = 20;

/** The documents of an application but for its captured parts, in the order in which they came. */
async function readDocuments(
  database: Database,
  applicationId: number,
): Promise<Schemas["ApplicationDocument"][]> {
  const rows = await database
    .selectFrom("stored_documents as d")
    .leftJoin("captured_parts as c", "c.document_id", "d.id")
    .where("d.subject_type", "=", "application")
    .where("d.subject_id", "=", applicationId)
    .where("c.document_id", "is", null)
    .orderBy("d.id")
    .select(["d.id", "d.type", "d.content_type", "d.size", "d.added_at"])
    .select(staffOf("d.user_id").as("added_by"))
    .execute();
  return rows.map((row) => ({ ...row, added_at: row.added_at.toISOString() }));
}

/** How often the slip of an application was printed. */
export async function countPrints(database: Database, applicationId: number): Promise<number> {
  const { last } = await database
    .selectFrom("application_prints")
    .where("application_id", "=", applicationId)
    .select((is) => is.fn.max("copy").as("last"))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

function formatReplaced(row: ApplicationRow): Exclude<Application["replaces"], undefined> {
  const { replaces_serial_number: serial_number, replaces_fate: fate, police_report_no } = row;
  return serial_number !== null && fate !== null ? { serial_number, fate, police_report_no } : null;
}

function formatCancelled(row: ApplicationRow): Exclude<Application["cancelled"], undefined> {
  const { cancel_reason: reason, cancel_notes: notes, cancelled_at: at, canceller } = row;
  if (at === null) return null;
  // An import may know no reason, and never knows notes.
  return {
    reason: reason ?? "other",
    notes: notes ?? "",
    by: canceller ?? importedStaff,
    at: at.toISOString(),
  };
}

function formatGuardian(
  guardian: KnownPerson | undefined,
  { guardian_relationship: relationship }: ApplicationRow,
): Exclude<Application["guardian"], undefined> {
  if (!guardian) return null;
  const { id_number, name_en, name_dv } = guardian;
  return { id_number, name_en, name_dv, relationship };
}

/** Reads an application with its documents, its card and its history. */
export async function readApplication(
  looking: LookingAtApplication,
  applicationId: number,
): Promise<Application> {
  const { database, center, ports } = looking;
  const row = await selectApplications(database).where("a.id", "=", applicationId).executeTakeFirstOrThrow();
  const { guardian_person_id: guardianId, contact: phone } = row;
  const people = await findPeople(database, [row.person_id, ...(guardianId === null ? [] : [guardianId])]);
  const applicant = people.get(row.person_id);
  if (!applicant) throw new Error("An application is of a person who is not there.");
  const [card] = await readCards(database, { applicationNo: row.application_no }, center.id);
  return {
    ...formatApplicationSummary(row, looking),
    applicant: formatPerson(applicant, ports),
    round: row.round,
    guardian: guardianId === null ? null : formatGuardian(people.get(guardianId), row),
    contact_phone_masked: phone === null ? null : maskPhone(phone),
    documents: await readDocuments(database, applicationId),
    captures: (await listSubmitted(database, applicationId)).map(formatPart),
    ...(await readSubmitted(database, applicationId)),
    replaces: formatReplaced(row),
    lost: row.lost_on === null ? null : { on: row.lost_on, place: row.lost_place },
    changes: row.changes,
    notes: row.notes,
    expected_on: row.expected_on,
    cancelled: formatCancelled(row),
    card: card ?? null,
    printed: await countPrints(database, applicationId),
    events: await readApplicationEvents(database, applicationId, shownEvents),
  };
}
