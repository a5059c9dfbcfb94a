import { sql } from "kysely";
import type { components } from "../../contract/registry.gen.d.ts";
import type { LineStatus } from "../../domain/dispatch/card-lines.ts";
import { type CenterColumns, centerOf, formatCenter } from "../centers.ts";
import { toldAt } from "../issuance/read-card.ts";
import type { Database } from "../tables.ts";
import { time } from "./read-summary.ts";

/** The card of an application as answers carry it. */
export type ApplicationCard = components["schemas"]["ApplicationCard"];

/** Times as the database writes them into JSON. */
interface LastBatch {
  readonly id: number;
  readonly batch_no: string;
  readonly line_status: LineStatus;
  readonly origin: CenterColumns;
  readonly destination: CenterColumns;
  readonly dispatched_at: string | null;
  readonly expected_on: string | null;
  readonly resolved_at: string | null;
}

const lastBatch = sql<LastBatch | null>`(
  select json_build_object('id', b.id, 'batch_no', b.batch_no, 'line_status', l.line_status,
    'origin', ${centerOf("b.origin_center_id")}, 'destination', ${centerOf("b.destination_center_id")},
    'dispatched_at', b.dispatched_at, 'expected_on', b.expected_on, 'resolved_at', l.resolved_at)
  from batch_cards l join batches b on b.id = l.batch_id
  where l.card_id = k.id and l.line_status <> 'removed' order by l.id desc limit 1
)`;

const readTime = (written: string | null) => written && new Date(written).toISOString();

/** The batch's own page is named to its two centres alone; to its destination once it has left. */
function readSide(
  { id, origin, destination, dispatched_at }: LastBatch,
  centerId: number,
): Pick<NonNullable<ApplicationCard["batch"]>, "id" | "side"> {
  if (origin.id === centerId) return { id, side: "sending" };
  return destination.id === centerId && dispatched_at !== null ? { id, side: "receiving" } : {};
}

function formatBatch(batch: LastBatch, centerId: number): ApplicationCard["batch"] {
  return {
    ...readSide(batch, centerId),
    batch_no: batch.batch_no,
    line_status: batch.line_status,
    origin_center: formatCenter(batch.origin),
    destination_center: formatCenter(batch.destination),
    dispatched_at: readTime(batch.dispatched_at),
    expected_on: batch.expected_on,
    received_at: batch.line_status === "received" ? readTime(batch.resolved_at) : null,
  };
}

/** Where a card was last that is nowhere now. */
function readLastPlace(batch: LastBatch | null): CenterColumns | null {
  if (!batch) return null;
  return batch.line_status === "disputed" ? batch.destination : batch.origin;
}

/** The cards of an application or of a person, the newest first, as staff of a centre see them. */
export async function readCards(
  database: Database,
  of: { readonly applicationNo: string } | { readonly personId: number },
  centerId: number,
): Promise<ApplicationCard[]> {
  const rows = await database
    .selectFrom("cards as k")
    .where((is) =>
      is.and("personId" in of ? { "k.person_id": of.personId } : { "k.application_no": of.applicationNo }),
    )
    .orderBy("k.issue_date", "desc")
    .orderBy("k.id", "desc")
    .select(["k.id", "k.serial_number", "k.card_type", "k.application_no", "k.issue_date", "k.expiry_date"])
    .select(["k.status", "k.status_at"])
    .select([centerOf("k.current_center_id").as("center"), lastBatch.as("batch"), toldAt.as("told_at")])
    .execute();
  return rows.map(({ center, batch, ...row }) => {
    const place = center ?? readLastPlace(batch);
    return {
      ...row,
      status_at: row.status_at.toISOString(),
      center: place && formatCenter(place),
      batch: batch && formatBatch(batch, centerId),
      told_at: time(row.told_at),
    };
  });
}
