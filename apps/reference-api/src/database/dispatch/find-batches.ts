import type { BatchStatus, Side } from "../../domain/dispatch/batch-actions.ts";
import { startOf } from "../start-of-day.ts";
import type { Database } from "../tables.ts";

/** After so many days on its way a batch is overdue. */
export const usualTransitDays = 7;

/** What can be wrong with a batch: it is late, or it has a card that is missing or disputed. */
export type Concern = "overdue" | "missing" | "disputed";

/** Which batches are looked for. */
export interface BatchFilter {
  /** On which side the centre stands. */
  readonly side: Side;
  /** Nothing for the batches of every centre. */
  readonly centerId?: number | undefined;
  /** The centre on the other side. */
  readonly otherCenterId?: number | undefined;
  readonly batchNo?: string | undefined;
  /** The first day and the last on which they were opened, as YYYY-MM-DD. */
  readonly createdFrom?: string | undefined;
  readonly createdTo?: string | undefined;
  readonly status?: BatchStatus | "all" | undefined;
  /** Whether a card of them is missing or disputed. */
  readonly hasDiscrepancy?: boolean | undefined;
  readonly concern?: Concern | undefined;
  /** The registry's day, as YYYY-MM-DD. */
  readonly today: string;
}

/** What each side sees: the destination nothing that was not sent. */
const seenStatuses: Readonly<Record<Side, readonly BatchStatus[]>> = {
  origin: ["open", "dispatched", "receiving", "received", "cancelled"],
  destination: ["dispatched", "receiving", "received"],
};

const centerColumns = { origin: "b.origin_center_id", destination: "b.destination_center_id" } as const;

/** Selects the batches of a filter: for lists, for their counts, and for the figures that lead to them. */
export function findBatches(database: Database, filter: BatchFilter) {
  const { side, centerId, otherCenterId, batchNo, createdFrom, createdTo, today } = filter;
  const { status = "all", hasDiscrepancy, concern } = filter;
  let found = database.selectFrom("batches as b").where("b.status", "in", seenStatuses[side]);
  if (centerId !== undefined) found = found.where(centerColumns[side], "=", centerId);
  if (otherCenterId !== undefined) {
    found = found.where(centerColumns[side === "origin" ? "destination" : "origin"], "=", otherCenterId);
  }
  if (batchNo !== undefined) found = found.where("b.batch_no", "=", batchNo.trim().toUpperCase());
  if (createdFrom !== undefined) found = found.where("b.created_at", ">=", startOf(createdFrom, 0));
  if (createdTo !== undefined) found = found.where("b.created_at", "<", startOf(createdTo, 1));
  if (status !== "all") found = found.where("b.status", "=", status);
  if (hasDiscrepancy !== undefined) {
    found = found.where((is) => {
      const wrong = is.exists(
        is
          .selectFrom("batch_cards as l")
          .whereRef("l.batch_id", "=", "b.id")
          .where("l.line_status", "in", ["missing", "disputed"])
          .select("l.id"),
      );
      return hasDiscrepancy ? wrong : is.not(wrong);
    });
  }
  if (concern === "overdue") {
    found = found
      .where("b.status", "=", "dispatched")
      .where("b.dispatched_at", "<", startOf(today, -usualTransitDays));
  } else if (concern !== undefined) {
    found = found.where((is) =>
      is.exists(
        is
          .selectFrom("batch_cards as l")
          .whereRef("l.batch_id", "=", "b.id")
          .where("l.line_status", "=", concern)
          .select("l.id"),
      ),
    );
  }
  return found;
}

/** How many batches a filter finds. */
export async function countBatches(database: Database, filter: BatchFilter): Promise<number> {
  const { count } = await findBatches(database, filter)
    .select((is) => is.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
