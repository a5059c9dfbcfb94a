import type { components } from "../contract/registry.gen.d.ts";
import type { Subject } from "../domain/subject.ts";
import { formatCenter } from "./centers.ts";
import type { Database } from "./tables.ts";

type ApplicationEvent = components["schemas"]["ApplicationEvent"];
type BatchEvent = components["schemas"]["BatchEvent"];
type IssuanceEvent = components["schemas"]["IssuanceEvent"];

/** The events of the audit trail; what the registry caused itself is of nobody and of no centre. */
function selectAllEvents(database: Database) {
  return database
    .selectFrom("audit_events as e")
    .leftJoin("users as u", "u.id", "e.actor_id")
    .leftJoin("centers as c", "c.id", "e.center_id")
    .select(["e.id", "e.at", "e.action", "e.from_status", "e.to_status", "e.notes", "e.serial_number"])
    .select(["u.username", "u.fullname", "c.id as center_id", "c.name", "c.atoll", "c.island", "c.kind"]);
}

/** The events of the audit trail that somebody of a centre caused. */
export function selectEvents(database: Database) {
  return selectAllEvents(database).where("e.actor_id", "is not", null).where("e.center_id", "is not", null);
}

type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>["executeTakeFirstOrThrow"]>>;

/** An event as the history of an application shows it. */
function formatEvent(row: EventRow): ApplicationEvent {
  const { username, fullname, center_id: id, name, kind } = row;
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actor: username !== null && fullname !== null ? { username, fullname } : null,
    center: id !== null && name !== null && kind !== null ? formatCenter({ ...row, id, name, kind }) : null,
    from_status: row.from_status,
    to_status: row.to_status,
    notes: row.notes,
  };
}

/** An event that somebody of a centre caused. */
function formatStaffEvent(row: EventRow): IssuanceEvent {
  const { actor, center, ...event } = formatEvent(row);
  if (!actor || !center) throw new Error("An event of a centre names nobody.");
  return { ...event, actor, center };
}

/** An event as histories show it in which several cards may stand. */
export function formatEventOfCards(row: EventRow): BatchEvent {
  return { ...formatStaffEvent(row), serial_number: row.serial_number };
}

/** Everything that happened to a hand-over, oldest first. */
export async function readIssuanceEvents(database: Database, issuanceId: number): Promise<IssuanceEvent[]> {
  const rows = await selectEvents(database)
    .where("e.subject_type", "=", "issuance")
    .where("e.subject_id", "=", issuanceId)
    .orderBy("e.id")
    .execute();
  return rows.map(formatStaffEvent);
}

/** What happened last to an application, newest first. */
export async function readApplicationEvents(
  database: Database,
  applicationId: number,
  most: number,
): Promise<ApplicationEvent[]> {
  const rows = await selectAllEvents(database)
    .where("e.subject_type", "=", "application")
    .where("e.subject_id", "=", applicationId)
    .where("e.is_in_history", "=", true)
    .orderBy("e.id", "desc")
    .limit(most)
    .execute();
  return rows.map(formatEvent);
}

/** What a history is of: a record, or a card with its travels and hand-overs. */
export type TrailSubject = Subject<"application" | "batch" | "card" | "interaction" | "person">;

function selectTrail(database: Database, { type, id }: TrailSubject) {
  const events = type === "application" ? selectAllEvents(database) : selectEvents(database);
  if (type !== "card") {
    const own = events.where((is) => is.and({ "e.subject_type": type, "e.subject_id": id }));
    // Who looked at the cards of a batch is no part of what happened to it.
    return type === "batch" ? own.where("e.action", "<>", "view") : own;
  }
  const serial = database.selectFrom("cards").where("id", "=", id).select("serial_number");
  const batches = database.selectFrom("batch_cards").where("card_id", "=", id).select("batch_id");
  const issuances = database.selectFrom("issuances").where("card_id", "=", id).select("id");
  return events.where((is) =>
    is.or([
      is.and([is("e.subject_type", "=", "card"), is("e.subject_id", "=", id)]),
      is.and([is("e.subject_type", "=", "issuance"), is("e.subject_id", "in", issuances)]),
      is.and([
        is("e.subject_type", "=", "batch"),
        is("e.subject_id", "in", batches),
        is("e.serial_number", "=", serial),
      ]),
    ]),
  );
}

/** One page of everything that happened to a record. */
export async function readTrail(
  database: Database,
  subject: TrailSubject,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly events: (BatchEvent | ApplicationEvent)[]; readonly total: number }> {
  const events = selectTrail(database, subject);
  const { total } = await events
    .clearSelect()
    .select((is) => is.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await events
    .orderBy("e.id", "desc")
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { events: rows.map(subject.type === "application" ? formatEvent : formatEventOfCards), total };
}
