import type { components } from "../../contract/registry.gen.d.ts";
import type { Side } from "../../domain/dispatch/batch-actions.ts";
import { findApplications } from "../applications/list-applications.ts";
import { countBatches } from "../dispatch/find-batches.ts";
import { findRecords } from "../issuance/list-issuances.ts";
import { countWaitingCards } from "../issuance/waiting-cards.ts";
import type { Database } from "../tables.ts";
import type { Cutoff } from "./cutoff.ts";

type Schemas = components["schemas"];

/** What is counted the same way for today and for a day in the past. */
export interface Counted {
  readonly applications: Schemas["Statistics"]["applications"];
  /** Seen from the side on which the centre stands; of all centres each batch is counted once. */
  readonly batches: (side: Side) => Promise<Schemas["DispatchFigures"]>;
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

async function countBatchesOf(
  database: Database,
  side: Side,
  { centerId, day: today }: Cutoff,
): Promise<Schemas["DispatchFigures"]> {
  const all = { side, centerId, today } as const;
  const count = (filter: Partial<Parameters<typeof countBatches>[1]>) =>
    countBatches(database, { ...all, ...filter });
  const packed = await countBatches(database, { ...all, side: "origin", status: "open" });
  const inTransit = await count({ status: "dispatched" });
  const overdue = await count({ concern: "overdue" });
  const wrong = await count({ hasDiscrepancy: true });
  const missing = await count({ concern: "missing" });
  const disputed = await count({ concern: "disputed" });
  return {
    open: packed.batches,
    in_transit: inTransit.batches,
    overdue: overdue.batches,
    overdue_cards: overdue.cards,
    with_discrepancy: wrong.batches,
    missing_cards: missing.cards,
    missing_batches: missing.batches,
    disputed_cards: disputed.cards,
    disputed_batches: disputed.batches,
  };
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
    batches: (side) => countBatchesOf(database, side, cutoff),
    waiting: { at_center: waiting.all, over_30_days: waiting.over_30, over_90_days: waiting.over_90 },
    proof_outstanding: outstanding,
  };
}
