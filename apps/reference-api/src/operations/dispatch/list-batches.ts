import { type RawBuilder, sql } from "kysely";
import type { operations } from "../../contract/registry.gen.d.ts";
import { formatSummary, selectSummaries } from "../../database/dispatch/read-batch.ts";
import type { Database } from "../../database/tables.ts";
import type { BatchStatus, Side } from "../../domain/batch-actions.ts";
import { registryTimeZone } from "../../domain/registry-day.ts";

type Query = NonNullable<operations["listSendingBatches"]["parameters"]["query"]>;
type Page = operations["listSendingBatches"]["responses"][200]["content"]["application/json"];

const usualPerPage = 25;

/** The moment at which a day begins on the registry's calendar, or the day after it. */
function startOf(day: string, daysAfter: 0 | 1): RawBuilder<Date> {
  return sql`((${day}::date + ${daysAfter}::integer)::timestamp at time zone ${registryTimeZone})`;
}

/** One page of the batches of a centre as one of their two sides. */
export async function listBatches(
  database: Database,
  query: Query,
  list: {
    readonly centerId: number;
    readonly side: Side;
    readonly statuses: readonly BatchStatus[];
    readonly extensions: NonNullable<Page["extensions"]>;
  },
): Promise<Page> {
  const { page = 1, per_page = usualPerPage, status = "all", center, batch_no, has_discrepancy } = query;
  const { created_from, created_to } = query;
  const [ours, theirs] =
    list.side === "origin"
      ? (["b.origin_center_id", "b.destination_center_id"] as const)
      : (["b.destination_center_id", "b.origin_center_id"] as const);

  let known = selectSummaries(database)
    .where(ours, "=", list.centerId)
    .where("b.status", "in", list.statuses);
  if (center !== undefined) known = known.where(theirs, "=", center);
  if (batch_no !== undefined) known = known.where("b.batch_no", "=", batch_no.trim().toUpperCase());
  if (created_from !== undefined) known = known.where("b.created_at", ">=", startOf(created_from, 0));
  if (created_to !== undefined) known = known.where("b.created_at", "<", startOf(created_to, 1));

  let found = known;
  if (status !== "all") found = found.where("b.status", "=", status);
  if (has_discrepancy !== undefined) {
    found = found.where((is) =>
      is(is("n.missing_count", "+", is.ref("n.disputed_count")), has_discrepancy ? ">" : "=", 0),
    );
  }

  const counted = await known
    .clearSelect()
    .groupBy("b.status")
    .select([
      "b.status",
      (is) => is.fn.countAll<number>().as("count"),
      sql<number>`count(*) filter (where n.missing_count + n.disputed_count > 0)`.as("discrepancies"),
    ])
    .execute();
  const { total } = await found
    .clearSelect()
    .select((is) => is.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await found
    .orderBy(list.side === "origin" ? "b.created_at" : "b.dispatched_at", "desc")
    .orderBy("b.id", "desc")
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return {
    batches: rows.map(formatSummary),
    meta: {
      page,
      per_page,
      total,
      last_page: Math.max(1, Math.ceil(total / per_page)),
      counts: formatCounts(counted),
    },
    extensions: list.extensions,
  };
}

interface CountedStatus {
  readonly status: BatchStatus;
  readonly count: number;
  readonly discrepancies: number;
}

/** Counts as the tabs of a list show them; a status that no batch has counts none. */
function formatCounts(counted: readonly CountedStatus[]): NonNullable<Page["meta"]["counts"]> {
  const countOf = (status: BatchStatus) => counted.find((each) => each.status === status)?.count ?? 0;
  return {
    open: countOf("open"),
    dispatched: countOf("dispatched"),
    receiving: countOf("receiving"),
    received: countOf("received"),
    cancelled: countOf("cancelled"),
    discrepancy: counted.reduce((sum, { discrepancies }) => sum + discrepancies, 0),
  };
}
