import type { operations } from "../../contract/registry.gen.d.ts";
import { formatSummary, selectSummaries } from "../../database/dispatch/read-batch.ts";
import type { Database } from "../../database/tables.ts";
import type { BatchStatus, Side } from "../../domain/batch-actions.ts";
import { extensions } from "../../domain/extensions.ts";

type Query = NonNullable<operations["listSendingBatches"]["parameters"]["query"]>;
type Page = operations["listSendingBatches"]["responses"][200]["content"]["application/json"];

const usualPerPage = 25;

/** One page of the batches of a centre as one of their two sides. */
export async function listBatches(
  database: Database,
  query: Query,
  list: { readonly centerId: number; readonly side: Side; readonly statuses: readonly BatchStatus[] },
): Promise<Page> {
  const { page = 1, per_page = usualPerPage, status = "all", center, batch_no, has_discrepancy } = query;
  const [ours, theirs] =
    list.side === "origin"
      ? (["b.origin_center_id", "b.destination_center_id"] as const)
      : (["b.destination_center_id", "b.origin_center_id"] as const);

  let found = selectSummaries(database)
    .where(ours, "=", list.centerId)
    .where("b.status", "in", list.statuses);
  if (status !== "all") found = found.where("b.status", "=", status);
  if (center !== undefined) found = found.where(theirs, "=", center);
  if (batch_no !== undefined) found = found.where("b.batch_no", "=", batch_no.trim().toUpperCase());
  if (has_discrepancy !== undefined) {
    found = found.where((is) =>
      is(is("n.missing_count", "+", is.ref("n.disputed_count")), has_discrepancy ? ">" : "=", 0),
    );
  }

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
    meta: { page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) },
    extensions: [...extensions],
  };
}
