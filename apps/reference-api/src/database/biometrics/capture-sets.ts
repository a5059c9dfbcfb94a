import type { Selectable, Updateable } from "kysely";
import type { components } from "../../contract/registry.gen.d.ts";
import { type CaptureItem, nameItem } from "../../domain/biometrics/capture-items.ts";
import { Refusal } from "../../domain/refusal.ts";
import { formatBase64Url } from "../../session/digest.ts";
import type { Acting } from "../acting.ts";
import type { ApplicationTables } from "../application-tables.ts";
import { type HeldApplication, recordApplicationEvent } from "../applications/change-application.ts";
import { time } from "../applications/read-summary.ts";
import { centerOf, formatCenter } from "../centers.ts";
import { staffOf } from "../staff.ts";
import type { Database } from "../tables.ts";
import { formatPart, listParts } from "./captured-parts.ts";

type Schemas = components["schemas"];
type Exception = Schemas["ExceptionData"];

/** A set of what is taken of an applicant. */
export type SetRow = Selectable<ApplicationTables["capture_sets"]>;

/** Finds a set by its id in addresses. */
export function findSet(database: Database, batchId: string): Promise<SetRow | undefined> {
  return database.selectFrom("capture_sets").where("batch_id", "=", batchId).selectAll().executeTakeFirst();
}

/**
 * Finds the set that a centre works on: its own open set, or else a set of another centre that waits for a supervisor. The
 * supervisor may work at this centre.
 */
export async function findSetInHand(
  database: Database,
  { applicationId, centerId }: { readonly applicationId: number; readonly centerId: number },
): Promise<SetRow | undefined> {
  const open = await database
    .selectFrom("capture_sets")
    .where("application_id", "=", applicationId)
    .where("closed_at", "is", null)
    .orderBy("id")
    .selectAll()
    .execute();
  return open.find((set) => set.center_id === centerId) ?? open.find((set) => set.waiting_since !== null);
}

/** Moves a set to the centre that changes it. A change ends the waiting, and then only its own centre sees the set. */
export async function takeOver({ database, center }: Acting, set: SetRow): Promise<SetRow> {
  if (set.center_id === center.id) return set;
  await database.updateTable("capture_sets").set({ center_id: center.id }).where("id", "=", set.id).execute();
  return { ...set, center_id: center.id };
}

type Opening = Acting & { readonly ports: { readonly random: (count: number) => Uint8Array } };

/** Returns the set that this centre works on, and makes one for the first part. The application is held. */
export async function openSet(acting: Opening, applicationId: number): Promise<SetRow> {
  const { database, session, center, now, ports } = acting;
  const found = await findSetInHand(database, { applicationId, centerId: center.id });
  if (found) return takeOver(acting, found);
  return database
    .insertInto("capture_sets")
    .values({
      batch_id: formatBase64Url(ports.random(18)),
      application_id: applicationId,
      center_id: center.id,
      opened_by: session.member.id,
      opened_at: now,
      changed_by: session.member.id,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Makes a set's version greater, and says who changed it; it waits for no supervisor any more unless that is set. */
export async function changeSet(
  { database, session, now }: Acting,
  { id, version }: SetRow,
  set: Updateable<ApplicationTables["capture_sets"]> = {},
): Promise<SetRow> {
  return database
    .updateTable("capture_sets")
    .set({
      waiting_since: null,
      ...set,
      version: version + 1,
      changed_by: session.member.id,
      changed_at: now,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Says who changed a set since it was shown. */
export async function refuseChanged(database: Database, { id }: SetRow): Promise<Refusal> {
  const { version, changed_at, closed_at, changed_by } = await database
    .selectFrom("capture_sets as s")
    .where("s.id", "=", id)
    .select(["s.version", "s.changed_at", "s.closed_at"])
    .select(staffOf("s.changed_by").as("changed_by"))
    .executeTakeFirstOrThrow();
  const by = changed_by?.fullname ?? "somebody else";
  return new Refusal(409, {
    message: closed_at
      ? `These biometrics were submitted by ${by}.`
      : `These biometrics were changed by ${by}.`,
    code: "biometrics_changed",
    context: { version, changed_by, changed_at: changed_at.toISOString() },
  });
}

/** The exceptions of a set. */
export async function listExceptions(
  database: Database,
  setId: number,
): Promise<Schemas["CaptureException"][]> {
  const rows = await database
    .selectFrom("captured_exceptions as e")
    .where("e.set_id", "=", setId)
    .orderBy("e.id")
    .select(["e.id", "e.kind", "e.hand", "e.finger", "e.lasts", "e.reason", "e.notes", "e.recorded_at"])
    .select(staffOf("e.recorded_by").as("recorded_by"))
    .execute();
  return rows.map((row) => ({ ...row, recorded_at: row.recorded_at.toISOString() }));
}

/** An exception's finger or signature as an item. */
export const itemOfException = ({
  kind,
  hand = null,
  finger = null,
}: {
  readonly kind: "finger" | "signature";
  readonly hand?: Schemas["Hand"] | null | undefined;
  readonly finger?: Schemas["Finger"] | null | undefined;
}): CaptureItem => ({ kind, hand, finger });

/** Writes an exception down in place of an earlier one of the same finger, and who recorded it. The application is held. */
export async function addException(
  acting: Acting,
  { application, set }: { readonly application: HeldApplication; readonly set: SetRow },
  exception: Exception,
): Promise<void> {
  const { database, session, now } = acting;
  const item = itemOfException(exception);
  await removeExceptionOf(database, set.id, item);
  await database
    .insertInto("captured_exceptions")
    .values({
      set_id: set.id,
      kind: exception.kind,
      hand: item.hand,
      finger: item.finger,
      lasts: exception.lasts,
      reason: exception.reason,
      notes: exception.notes ?? null,
      recorded_at: now,
      recorded_by: session.member.id,
    })
    .execute();
  await recordApplicationEvent(acting, application, {
    action: "except",
    notes: `${nameItem(item)}: ${exception.reason}`,
    isInHistory: false,
  });
}

/** Removes the exception of an item, if there is one. */
export async function removeExceptionOf(database: Database, setId: number, item: CaptureItem): Promise<void> {
  const all = await listExceptions(database, setId);
  const ids = all.filter((each) => nameItem(itemOfException(each)) === nameItem(item)).map(({ id }) => id);
  if (ids.length > 0) await database.deleteFrom("captured_exceptions").where("id", "in", ids).execute();
}

/** A set as answers carry it. */
export async function readSet(database: Database, setId: number): Promise<Schemas["CaptureSet"]> {
  const set = await database
    .selectFrom("capture_sets as s")
    .where("s.id", "=", setId)
    .selectAll("s")
    .select([centerOf("s.center_id").as("center"), staffOf("s.closed_by").as("submitter")])
    .executeTakeFirstOrThrow();
  if (!set.center) throw new Error("A set is of no centre.");
  return {
    batch_id: set.batch_id,
    application_id: set.application_id,
    center: formatCenter(set.center),
    version: set.version,
    parts: (await listParts(database, setId)).map(formatPart),
    exceptions: await listExceptions(database, setId),
    waits_for_supervisor: set.waiting_since !== null,
    closed_at: time(set.closed_at),
    closed_by: set.submitter,
  };
}

/** What could not be taken of an applicant, and who vouched for it, of what was submitted for an application. */
export async function readSubmitted(
  database: Database,
  applicationId: number,
): Promise<Pick<Schemas["Application"], "exceptions" | "vouched_by">> {
  const set = await database
    .selectFrom("capture_sets as s")
    .where("s.application_id", "=", applicationId)
    .where("s.closed_at", "is not", null)
    .orderBy("s.id", "desc")
    .select(["s.id", "s.vouched_at", "s.vouched_reason"])
    .select(staffOf("s.vouched_by").as("by"))
    .executeTakeFirst();
  if (!set) return { exceptions: [], vouched_by: null };
  const { id, by, vouched_at: at, vouched_reason: reason } = set;
  return {
    exceptions: await listExceptions(database, id),
    vouched_by: by && at && reason !== null ? { by, at: at.toISOString(), reason } : null,
  };
}
