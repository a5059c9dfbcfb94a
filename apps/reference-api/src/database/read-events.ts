import type { components } from "../contract/registry.gen.d.ts";
import type { Subject } from "../domain/subject.ts";
import { formatCenter } from "./centers.ts";
import type { Database } from "./tables.ts";

type BatchEvent = components["schemas"]["BatchEvent"];
type IssuanceEvent = components["schemas"]["IssuanceEvent"];

/** The events of the audit trail that somebody of a centre caused. */
export function selectEvents(database: Database) {
  return database
    .selectFrom("audit_events as e")
    .innerJoin("users as u", "u.id", "e.actor_id")
    .innerJoin("centers as c", "c.id", "e.center_id")
    .select(["e.id", "e.at", "e.action", "e.from_status", "e.to_status", "e.notes", "e.serial_number"])
    .select(["u.username", "u.fullname", "c.id as center_id", "c.name", "c.atoll", "c.island", "c.kind"]);
}

type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>["executeTakeFirstOrThrow"]>>;

/** An event as the history of a hand-over shows it. */
function formatEvent(row: EventRow): IssuanceEvent {
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actor: { username: row.username, fullname: row.fullname },
    center: formatCenter({ ...row, id: row.center_id }),
    from_status: row.from_status,
    to_status: row.to_status,
    notes: row.notes,
  };
}

/** An event as histories show it in which several cards may stand. */
export function formatEventOfCards(row: EventRow): BatchEvent {
  return { ...formatEvent(row), serial_number: row.serial_number };
}

/** Everything that happened to a hand-over, oldest first. */
export async function readIssuanceEvents(database: Database, issuanceId: number): Promise<IssuanceEvent[]> {
  const rows = await selectEvents(database)
    .where("e.subject_type", "=", "issuance")
    .where("e.subject_id", "=", issuanceId)
    .orderBy("e.id")
    .execute();
  return rows.map(formatEvent);
}

/** What a history is of: a record, or a card with its travels and hand-overs. */
export type TrailSubject = Subject<"application" | "batch" | "card" | "interaction" | "person">;

function selectTrail(database: Database, { type, id }: TrailSubject) {
  const events = selectEvents(database);
  if (type !== "card") return events.where((is) => is.and({ "e.subject_type": type, "e.subject_id": id }));
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

/** One page of everything that happened to a batch or a card. */
export async function readTrail(
  database: Database,
  subject: TrailSubject,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly events: BatchEvent[]; readonly total: number }> {
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
  return { events: rows.map(formatEventOfCards), total };
}
