import { sql } from "kysely";
import type { components } from "../../contract/registry.gen.d.ts";
import type { Side } from "../../domain/dispatch/batch-actions.ts";
import type { LineStatus } from "../../domain/dispatch/card-lines.ts";
import { findApplications } from "../applications/list-applications.ts";
import { type BatchFilter, countBatches, findBatches } from "../dispatch/find-batches.ts";
import { findRecords } from "../issuance/list-issuances.ts";
import { countWaitingCards } from "../issuance/waiting-cards.ts";
import type { Database } from "../tables.ts";
import type { Cutoff } from "./cutoff.ts";

type Schemas = components["schemas"];

type DispatchFigures = Schemas["DispatchFigures"];

/** What is counted the same way for today and for a day in the past. */
export interface Counted {
  readonly applications: Schemas["Statistics"]["applications"];
  /** The batches for the centre; of all centres each batch is counted once. */
  readonly dispatch: DispatchFigures;
  /** The batches from the centre; there are none of all centres. */
  readonly sent?: DispatchFigures;
  readonly waiting: Pick<Schemas["Statistics"]["issuance"], "at_center" | "over_30_days" | "over_90_days">;
  readonly proof_outstanding: number;
}

/** The statuses of applications that have a figure; a status that no application has counts none. */
export function formatApplications(
  counted: readonly { readonly status: string | null; readonly count: number }[],
): Counted["applications"] {
  const of = (status: string) => counted.find((each) => each.status === status)?.count ?? 0;
  return {
    submitted: of("submitted"),
    returned: of("returned"),
    pending_biometrics: of("pending_biometrics"),
    pending_payment: of("pending_payment"),
    approved: of("approved"),
    printing: of("printing"),
  };
}

async function countDispatch(
  database: Database,
  side: Side,
  { centerId, day: today }: Cutoff,
): Promise<DispatchFigures> {
  const all = { side, centerId, today } as const;
  const late = await countWithCards(database, { ...all, concern: "overdue" });
  const wrong = await countWithCards(database, { ...all, hasDiscrepancy: true });
  return {
    open: await countBatches(database, { ...all, side: "origin", status: "open" }),
    in_transit: await countBatches(database, { ...all, status: "dispatched" }),
    overdue: late.batches,
    overdue_cards: late.cards,
    with_discrepancy: wrong.batches,
    missing_cards: wrong.missing_cards,
    missing_batches: wrong.missing_batches,
    disputed_cards: wrong.disputed_cards,
    disputed_batches: wrong.disputed_batches,
  };
}

/** How many batches a filter finds, how many cards are in them, and how many of those are missing or disputed. */
function countWithCards(database: Database, filter: BatchFilter) {
  const of = (status: LineStatus) => sql`filter (where l.line_status = ${status})`;
  return database
    .selectFrom(findBatches(database, filter).select("b.id").as("f"))
    .leftJoin("batch_cards as l", (line) =>
      line.onRef("l.batch_id", "=", "f.id").on("l.line_status", "!=", "removed"),
    )
    .select([
      sql<number>`count(distinct f.id)`.as("batches"),
      sql<number>`count(l.id)`.as("cards"),
      sql<number>`count(l.id) ${of("missing")}`.as("missing_cards"),
      sql<number>`count(distinct f.id) ${of("missing")}`.as("missing_batches"),
      sql<number>`count(l.id) ${of("disputed")}`.as("disputed_cards"),
      sql<number>`count(distinct f.id) ${of("disputed")}`.as("disputed_batches"),
    ])
    .executeTakeFirstOrThrow();
}

/** Counts how things stand now, each figure by the filter of the list that it leads to. */
export async function countToday(database: Database, cutoff: Cutoff): Promise<Counted> {
  const { centerId, day } = cutoff;
  const applications = await findApplications(database, { channel: "center", centerId })
    .groupBy("a.status")
    .select(["a.status", (is) => is.fn.countAll<number>().as("count")])
    .execute();
  const waiting = await countWaitingCards(database, { centerId, today: day });
  const { outstanding } = await findRecords(database, { centerId, status: "collected" })
    .select((is) => is.fn.countAll<number>().as("outstanding"))
    .executeTakeFirstOrThrow();
  return {
    applications: formatApplications(applications),
    dispatch: await countDispatch(database, "destination", cutoff),
    ...(centerId !== undefined && { sent: await countDispatch(database, "origin", cutoff) }),
    waiting: { at_center: waiting.all, over_30_days: waiting.over_30, over_90_days: waiting.over_90 },
    proof_outstanding: outstanding,
  };
}
