import { sql } from "kysely";
import type { components } from "../../contract/registry.gen.d.ts";
import type { CaptureItem } from "../../domain/biometrics/capture-items.ts";
import type { TakenItem } from "../../domain/biometrics/whole-capture.ts";
import type { Subject } from "../../domain/subject.ts";
import { staffOf } from "../staff.ts";
import { columnsOfSubject } from "../subject-columns.ts";
import type { Database } from "../tables.ts";

type Schemas = components["schemas"];

/** Selects captured parts with all that answers carry of them, and with the names of their files. */
function selectParts(database: Database) {
  return database
    .selectFrom("captured_parts as c")
    .innerJoin("stored_documents as d", "d.id", "c.document_id")
    .select(["c.document_id as id", "c.kind", "c.hand", "c.finger", "c.quality", "c.source"])
    .select(["c.taken_with", "c.algorithm", "c.least_quality", "c.resolution_ppi", "c.tries"])
    .select(["c.checks", "c.reason", "c.signed_by", "c.captured_at"])
    .select(["c.digest", "c.captured_by as captured_by_id", "d.token", "d.content_type", "d.size"])
    .select(staffOf("c.captured_by").as("captured_by"));
}

/** A captured part with its file. */
export type PartRow = Awaited<ReturnType<ReturnType<typeof selectParts>["executeTakeFirstOrThrow"]>>;

/** A part as answers carry it. */
export function formatPart(row: PartRow): Schemas["CapturedPart"] {
  const { digest: _, captured_by_id: __, token: ___, content_type: ____, size: _____, ...part } = row;
  return { ...part, captured_at: row.captured_at.toISOString() };
}

/** A part as far as it decides whether a capture is whole. */
export const toTakenItem = ({ kind, hand, finger, source, checks, signed_by }: PartRow): TakenItem => ({
  kind,
  hand,
  finger,
  source,
  checks,
  signedBy: signed_by,
});

/** The parts of a set, in the order in which they came. */
export function listParts(database: Database, setId: number): Promise<PartRow[]> {
  return selectParts(database).where("c.set_id", "=", setId).orderBy("c.document_id").execute();
}

const isSubmitted = sql<boolean>`(c.set_id is null or exists (
  select from capture_sets s where s.id = c.set_id and s.closed_at is not null
))`;

/** The newest part of each kind and finger of an application, without those of a set that is not submitted yet. */
export async function listSubmitted(database: Database, applicationId: number): Promise<PartRow[]> {
  const rows = await selectParts(database)
    .where("c.application_id", "=", applicationId)
    .where(isSubmitted)
    .distinctOn(["c.kind", "c.hand", "c.finger"])
    .orderBy("c.kind")
    .orderBy("c.hand")
    .orderBy("c.finger")
    .orderBy("c.document_id", "desc")
    .execute();
  return rows.sort((one, other) => one.id - other.id);
}

/** Returns whether a part is in an open set of this application. */
export async function isInOpenSet(
  database: Database,
  partId: number,
  applicationId: number,
): Promise<boolean> {
  const part = await database
    .selectFrom("captured_parts as c")
    .innerJoin("capture_sets as s", "s.id", "c.set_id")
    .where("c.document_id", "=", partId)
    .where("c.application_id", "=", applicationId)
    .where("s.closed_at", "is", null)
    .select("c.document_id")
    .executeTakeFirst();
  return part !== undefined;
}

/** Whose parts from before are looked for, and from when on they count. */
export interface StoredQuery {
  readonly personId: number;
  /** The application that they are for: its own parts are none from before. */
  readonly applicationId: number | null;
  readonly since: Date;
}

/** The newest part of each kind and finger that was submitted for a person before. */
export function listStored(
  database: Database,
  { personId, applicationId, since }: StoredQuery,
): Promise<PartRow[]> {
  return (
    selectParts(database)
      .innerJoin("applications as a", "a.id", "c.application_id")
      .distinctOn(["c.kind", "c.hand", "c.finger"])
      .where("a.person_id", "=", personId)
      .where("a.id", "is distinct from", applicationId)
      // The registry has approved nothing of a cancelled or rejected application.
      .where("a.status", "not in", ["cancelled", "rejected"])
      .where("c.captured_at", ">", since)
      .where(isSubmitted)
      // Which hand it was is never assumed.
      .where((is) => is.or([is("c.kind", "<>", "finger"), is("c.hand", "is not", null)]))
      // A guardian signs for one application only. The signature is not used again for a later one.
      .where("c.signed_by", "is distinct from", "guardian")
      .orderBy("c.kind")
      .orderBy("c.hand")
      .orderBy("c.finger")
      .orderBy("c.captured_at", "desc")
      .orderBy("c.document_id", "desc")
      .execute()
  );
}

/** The parts of an interaction, in the order in which they came. */
export function listPartsOfInteraction(database: Database, interactionId: number): Promise<PartRow[]> {
  return selectParts(database)
    .where("c.interaction_id", "=", interactionId)
    .orderBy("c.document_id")
    .execute();
}

/** The newest part of each kind and finger that was taken of each of these foreign workers since a moment. */
export function listPartsOfExpats(
  database: Database,
  expatIds: readonly number[],
  since: Date,
): Promise<(PartRow & { readonly expat_id: number })[]> {
  return selectParts(database)
    .innerJoin("interactions as x", "x.id", "c.interaction_id")
    .select("x.expat_id")
    .distinctOn(["x.expat_id", "c.kind", "c.hand", "c.finger"])
    .where("x.expat_id", "in", expatIds)
    .where("c.captured_at", ">", since)
    .orderBy("x.expat_id")
    .orderBy("c.kind")
    .orderBy("c.hand")
    .orderBy("c.finger")
    .orderBy("c.captured_at", "desc")
    .orderBy("c.document_id", "desc")
    .execute();
}

/** How a part was taken, as its columns. */
export type TakenHow = Pick<
  PartRow,
  "quality" | "taken_with" | "algorithm" | "least_quality" | "tries" | "checks" | "reason" | "signed_by"
>;

/** A part to be kept in a set, whose file is in the store already. */
export interface NewPart extends TakenHow {
  readonly item: CaptureItem;
  readonly source: "captured" | "reused";
  readonly token: string;
  readonly contentType: string;
  readonly size: number;
  readonly digest: string | null;
  readonly resolution: number | null;
  readonly capturedAt: Date;
  readonly capturedBy: number | null;
}

/** Where a part is kept. */
export interface PartPlace {
  readonly record: Subject<"application" | "interaction">;
  /** Null for a part that came with its record. */
  readonly setId: number | null;
  readonly centerId: number;
  readonly userId: number;
  readonly now: Date;
}

/** Writes a part down; one of its kind and finger must not be there. */
export async function addPart(
  database: Database,
  { record, setId, centerId, userId, now }: PartPlace,
  { item, token, contentType, size, resolution, capturedAt, capturedBy, checks, ...how }: NewPart,
): Promise<void> {
  const { id } = await database
    .insertInto("stored_documents")
    .values({
      token,
      type: item.kind,
      content_type: contentType,
      size,
      ...columnsOfSubject(record),
      center_id: centerId,
      user_id: userId,
      added_at: now,
      used_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await database
    .insertInto("captured_parts")
    .values({
      document_id: id,
      [record.type === "application" ? "application_id" : "interaction_id"]: record.id,
      set_id: setId,
      ...item,
      ...how,
      checks: JSON.stringify(checks),
      resolution_ppi: resolution,
      captured_at: capturedAt,
      captured_by: capturedBy,
    })
    .execute();
}

/** So many parts are forgotten by one statement. */
const portion = 1_000;

/** Forgets parts with their documents; what keeps files removes those of these names. */
export async function forgetParts(database: Database, partIds: readonly number[]): Promise<string[]> {
  const tokens: string[] = [];
  for (let from = 0; from < partIds.length; from += portion) {
    const ids = partIds.slice(from, from + portion);
    await database.deleteFrom("captured_parts").where("document_id", "in", ids).execute();
    const documents = await database
      .deleteFrom("stored_documents")
      .where("id", "in", ids)
      .returning("token")
      .execute();
    tokens.push(...documents.map(({ token }) => token));
  }
  return tokens;
}
