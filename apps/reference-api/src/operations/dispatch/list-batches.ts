import type { operations } from "../../contract/registry.gen.d.ts";
import { countBatches, findBatches } from "../../database/dispatch/find-batches.ts";
import { formatSummary, selectSummaries } from "../../database/dispatch/read-batch.ts";
import type { BatchStatus, Side } from "../../domain/dispatch/batch-actions.ts";
import { listExtensions } from "../../domain/extensions.ts";
import { readRegistryDay } from "../../domain/registry-day.ts";
import type { AskedAtCenter } from "../operation.ts";
import { formatPage, usualPerPage } from "../page.ts";

type Asked = Pick<AskedAtCenter<"listSendingBatches">, "query" | "database" | "now"> & {
  readonly center: { readonly id: number };
  readonly ports: Parameters<typeof listExtensions>[0];
};
type Page = operations["listSendingBatches"]["responses"][200]["content"]["application/json"];

/** One page of the batches of a centre as one of their two sides. */
export async function listBatches(
  { query, database, center: { id: centerId }, now, ports }: Asked,
  side: Side,
): Promise<{ readonly status: 200; readonly body: Page }> {
  const { page = 1, per_page = usualPerPage, status = "all", center, batch_no, has_discrepancy } = query;
  const { created_from, created_to, concern } = query;
  const list = {
    side,
    centerId,
    otherCenterId: center,
    batchNo: batch_no,
    createdFrom: created_from,
    createdTo: created_to,
    today: readRegistryDay(now),
  };
  const filter = { ...list, status, hasDiscrepancy: has_discrepancy, concern };

  const counted = await findBatches(database, list)
    .leftJoin(
      (lines) =>
        lines
          .selectFrom("batch_cards")
          .where("line_status", "in", ["missing", "disputed"])
          .select("batch_id")
          .distinct()
          .as("w"),
      (join) => join.onRef("w.batch_id", "=", "b.id"),
    )
    .groupBy("b.status")
    .select(["b.status", (is) => is.fn.countAll<number>().as("count")])
    .select((is) => is.fn.count<number>("w.batch_id").as("discrepancies"))
    .execute();
  const total =
    concern === undefined
      ? counted
          .filter((each) => status === "all" || each.status === status)
          .reduce((sum, each) => sum + countOf(each, has_discrepancy), 0)
      : await countBatches(database, filter);

  const newest = side === "origin" ? "b.created_at" : "b.dispatched_at";
  // What a summary shows is looked up for the rows of the page alone, and not for those before it.
  const rows = await selectSummaries(database)
    .where("b.id", "in", () =>
      findBatches(database, filter)
        .select("b.id")
        .orderBy(newest, "desc")
        .orderBy("b.id", "desc")
        .limit(per_page)
        .offset((page - 1) * per_page),
    )
    .orderBy(newest, "desc")
    .orderBy("b.id", "desc")
    .execute();
  return {
    status: 200,
    body: {
      batches: rows.map(formatSummary),
      meta: { ...formatPage(page, per_page, total), counts: formatCounts(counted) },
      extensions: listExtensions(ports),
    },
  };
}

interface CountedStatus {
  readonly status: BatchStatus;
  readonly count: number;
  readonly discrepancies: number;
}

/** How many of a status are looked for: all, or those with or without something missing or disputed. */
function countOf({ count, discrepancies }: CountedStatus, hasDiscrepancy: boolean | undefined): number {
  if (hasDiscrepancy === undefined) return count;
  return hasDiscrepancy ? discrepancies : count - discrepancies;
}

/** Counts as the tabs of a list show them; a status that no batch has counts none. */
function formatCounts(counted: readonly CountedStatus[]): NonNullable<Page["meta"]["counts"]> {
  const of = (status: BatchStatus) => counted.find((each) => each.status === status)?.count ?? 0;
  return {
    open: of("open"),
    dispatched: of("dispatched"),
    receiving: of("receiving"),
    received: of("received"),
    cancelled: of("cancelled"),
    discrepancy: counted.reduce((sum, { discrepancies }) => sum + discrepancies, 0),
  };
}
