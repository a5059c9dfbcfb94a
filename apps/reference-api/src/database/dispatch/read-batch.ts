import { sql } from "kysely";
import type { components, operations } from "../../contract/registry.gen.d.ts";
import { type CenterColumns, formatCenter } from "../centers.ts";
import { formatEventOfCards, selectEvents } from "../read-events.ts";
import { type Staff, staffOf } from "../staff.ts";
import type { Database } from "../tables.ts";
import { readLines } from "./read-lines.ts";

type BatchSummary = components["schemas"]["BatchSummary"];
type Batch = components["schemas"]["Batch"];
type BatchEvent = components["schemas"]["BatchEvent"];
type BatchChanges = operations["listBatchChanges"]["responses"][200]["content"]["application/json"];

const time = (moment: Date | null) => moment?.toISOString() ?? null;

/** The columns of a joined centre as one JSON value, so that two centres fit into a row. */
const centerOf = (alias: "o" | "d") =>
  sql<CenterColumns>`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${sql.ref(`${alias}.name`)},
    'atoll', ${sql.ref(`${alias}.atoll`)}, 'island', ${sql.ref(`${alias}.island`)}, 'kind', ${sql.ref(`${alias}.kind`)},
    'phone', ${sql.ref(`${alias}.phone`)})`;

/** How often the manifest was printed, and the last time. */
const printedManifest = sql<{ copies: number; at: string; version: number } | null>`(
  select json_build_object('copies', p.copy, 'at', p.at, 'version', p.version) from batch_prints p
  where p.batch_id = b.id and p.document = 'manifest' order by p.copy desc limit 1)`;

/** Selects batches with everything that a summary shows. */
export function selectSummaries(database: Database) {
  return database
    .selectFrom("batches as b")
    .innerJoin("centers as o", "o.id", "b.origin_center_id")
    .innerJoin("centers as d", "d.id", "b.destination_center_id")
    .innerJoinLateral(
      (lines) =>
        lines
          .selectFrom("batch_cards as l")
          .whereRef("l.batch_id", "=", "b.id")
          .select([
            sql<number>`count(*) filter (where l.line_status <> 'removed')`.as("cards_count"),
            sql<number>`count(*) filter (where l.line_status = 'received')`.as("received_count"),
            sql<number>`count(*) filter (where l.line_status = 'missing')`.as("missing_count"),
            sql<number>`count(*) filter (where l.line_status = 'disputed')`.as("disputed_count"),
            sql<Date | null>`min(l.resolved_at) filter (where l.line_status = 'missing')`.as(
              "oldest_missing_at",
            ),
          ])
          .as("n"),
      (join) => join.onTrue(),
    )
    .selectAll("b")
    .select([
      "n.cards_count",
      "n.received_count",
      "n.missing_count",
      "n.disputed_count",
      "n.oldest_missing_at",
    ])
    .select([centerOf("o").as("origin"), centerOf("d").as("destination")])
    .select(printedManifest.as("printed"))
    .select([
      staffOf("b.created_by").as("creator"),
      staffOf("b.dispatched_by").as("dispatcher"),
      staffOf("b.received_by").as("receiver"),
      staffOf("b.cancelled_by").as("canceller"),
    ]);
}

/** One row of `selectSummaries`. */
export type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>["executeTakeFirstOrThrow"]>>;

function formatCourier(row: SummaryRow): components["schemas"]["Courier"] | null {
  const { courier_name: name, courier_contact: contact, courier_reference: reference } = row;
  return name === null && contact === null && reference === null ? null : { name, contact, reference };
}

/** A batch as lists show it. */
export function formatSummary(row: SummaryRow): BatchSummary {
  return {
    id: row.id,
    batch_no: row.batch_no,
    status: row.status,
    origin_center: formatCenter(row.origin),
    destination_center: formatCenter(row.destination),
    name: row.name,
    cards_count: row.cards_count,
    received_count: row.received_count,
    missing_count: row.missing_count,
    disputed_count: row.disputed_count,
    has_discrepancy: row.missing_count + row.disputed_count > 0,
    oldest_missing_at: time(row.oldest_missing_at),
    // The column refers to a user, so there always is one.
    created_by: row.creator as Staff,
    created_at: row.created_at.toISOString(),
    dispatched_by: row.dispatcher,
    dispatched_at: time(row.dispatched_at),
    received_by: row.receiver,
    received_at: time(row.received_at),
    cancelled_by: row.canceller,
    cancelled_at: time(row.cancelled_at),
    ready_sms_sent_at: time(row.ready_sms_sent_at),
    ready_sms_count: row.ready_sms_count,
    expected_count: row.expected_count,
    expected_on: row.expected_on,
    seal_no: row.seal_no,
    courier: formatCourier(row),
    version: row.version,
    printed: row.printed && { ...row.printed, at: new Date(row.printed.at).toISOString() },
  };
}

/** A batch as lists show it, read again after a change. */
export async function readSummary(database: Database, batchId: number): Promise<BatchSummary> {
  return formatSummary(await selectSummaries(database).where("b.id", "=", batchId).executeTakeFirstOrThrow());
}

async function readNotes(database: Database, batchId: number): Promise<Batch["notes"]> {
  const rows = await database
    .selectFrom("batch_notes as t")
    .innerJoin("users as u", "u.id", "t.author_id")
    .innerJoin("centers as c", "c.id", "t.center_id")
    .where("t.batch_id", "=", batchId)
    .orderBy("t.id", "desc")
    .select(["t.id", "t.body", "t.at", "u.username", "u.fullname"])
    .select(["c.id as center_id", "c.name", "c.atoll", "c.island", "c.kind"])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    body: row.body,
    author: { username: row.username, fullname: row.fullname },
    center: formatCenter({ ...row, id: row.center_id }),
    at: row.at.toISOString(),
  }));
}

async function readHistory(database: Database, batchId: number): Promise<BatchEvent[]> {
  const rows = await selectEvents(database)
    .where("e.subject_type", "=", "batch")
    .where("e.subject_id", "=", batchId)
    .where("e.is_in_history", "=", true)
    .orderBy("e.id", "desc")
    .execute();
  return rows.map(formatEventOfCards);
}

/** A batch with its cards, notes and history. */
export async function readBatch(database: Database, batchId: number): Promise<Batch> {
  const row = await selectSummaries(database).where("b.id", "=", batchId).executeTakeFirstOrThrow();
  const lines = await readLines(database, { batchId });
  return {
    ...formatSummary(row),
    received_on: row.received_on,
    cancel_reason: row.cancel_reason,
    ...(row.ready_sms_skipped && { ready_sms_skipped: row.ready_sms_skipped }),
    cards: lines.filter((line) => line.line_status !== "removed"),
    removed_cards: lines
      .filter((line) => line.line_status === "removed")
      .sort(
        (one, other) => (other.removed?.at ?? "").localeCompare(one.removed?.at ?? "") || other.id - one.id,
      ),
    notes: await readNotes(database, batchId),
    events: await readHistory(database, batchId),
  };
}

/** What has changed in a batch after a version of it; of a batch that has not, the summary alone. */
export async function readChanges(
  database: Database,
  { batchId, after }: { readonly batchId: number; readonly after: number },
): Promise<BatchChanges> {
  const batch = await readSummary(database, batchId);
  if (batch.version === after) return { batch, cards: [] };
  return {
    batch,
    cards: await readLines(database, { batchId, after }),
    notes: await readNotes(database, batchId),
    events: await readHistory(database, batchId),
  };
}
