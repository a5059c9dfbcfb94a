import {
  type BatchAction,
  type BatchStatus,
  batchActions,
  decideBatchAction,
  mayAct,
  type Side,
} from "../../domain/dispatch/batch-actions.ts";
import { Refusal, refuseByRule, refuseMissing } from "../../domain/refusal.ts";
import type { Acting } from "../acting.ts";
import { recordAct } from "../audit.ts";
import type { Database } from "../tables.ts";

/** What decides who may see a batch and what may be done with it. */
export interface BatchHead {
  readonly id: number;
  readonly batch_no: string;
  readonly status: BatchStatus;
  readonly version: number;
  readonly origin: { readonly id: number; readonly name: string };
  readonly destination: { readonly id: number; readonly name: string };
  readonly changed_at: Date;
  readonly changed_by: { readonly username: string; readonly fullname: string };
  readonly ready_sms_sent_at: Date | null;
  readonly dispatched_at: Date | null;
  readonly received_at: Date | null;
  readonly received_by: number | null;
}

/** A batch that this transaction holds, with the status that the action will lead to. */
export interface HeldBatch extends BatchHead {
  readonly to: BatchStatus;
}

function selectHead(database: Database, batchId: number) {
  return database
    .selectFrom("batches as b")
    .innerJoin("centers as o", "o.id", "b.origin_center_id")
    .innerJoin("centers as d", "d.id", "b.destination_center_id")
    .innerJoin("users as u", "u.id", "b.changed_by")
    .where("b.id", "=", batchId)
    .select(["b.id", "b.batch_no", "b.status", "b.version", "b.changed_at"])
    .select(["b.ready_sms_sent_at", "b.dispatched_at", "b.received_at", "b.received_by"])
    .select([
      "o.id as origin_id",
      "o.name as origin_name",
      "d.id as destination_id",
      "d.name as destination_name",
    ])
    .select(["u.username", "u.fullname"]);
}

type HeadRow = NonNullable<Awaited<ReturnType<ReturnType<typeof selectHead>["executeTakeFirst"]>>>;

function formatHead(row: HeadRow | undefined): BatchHead {
  if (!row) throw refuseMissing("Batch not found.");
  return {
    ...row,
    origin: { id: row.origin_id, name: row.origin_name },
    destination: { id: row.destination_id, name: row.destination_name },
    changed_by: { username: row.username, fullname: row.fullname },
  };
}

/** Says whose batch it is to somebody at a centre that it does not concern. */
export function refuseOtherCenter(batch: BatchHead, wanted: Side): Refusal {
  const center = batch[wanted];
  const message =
    wanted === "origin" ? `This batch was packed by ${center.name}.` : `This batch is for ${center.name}.`;
  return new Refusal(403, { message, code: "other_center", context: { center, batch_no: batch.batch_no } });
}

/** Reads what decides about a batch, without holding it. */
export async function findBatch(database: Database, batchId: number): Promise<BatchHead> {
  return formatHead(await selectHead(database, batchId).executeTakeFirst());
}

/**
 * Holds a batch until the transaction ends, after checking that it exists, that the action is this
 * centre's, that nobody changed the batch since the version the screen shows, and that its status allows it.
 */
export async function holdBatch(
  acting: Acting,
  action: BatchAction,
  { batchId, version }: { readonly batchId: number; readonly version?: number | undefined },
): Promise<HeldBatch> {
  const { database } = acting;
  // Held first and read afterwards: a statement that waits for a lock goes on with the joins it began with.
  await database.selectFrom("batches").where("id", "=", batchId).select("id").forUpdate().execute();
  const batch = await findBatch(database, batchId);
  const side: Side | undefined = (["origin", "destination"] as const).find(
    (end) => batch[end].id === acting.center.id,
  );
  if (!side || !mayAct(action, side)) {
    throw refuseOtherCenter(batch, batchActions[action].by === "origin" ? "origin" : "destination");
  }
  if (version !== undefined && version !== batch.version) {
    throw new Refusal(409, {
      message: `This batch was changed by ${batch.changed_by.fullname}.`,
      code: "stale_version",
      context: {
        version: batch.version,
        changed_by: batch.changed_by,
        changed_at: batch.changed_at.toISOString(),
      },
    });
  }
  const decision = decideBatchAction(action, batch.status, side);
  if ("refusal" in decision) {
    throw refuseByRule({ ...decision.refusal, context: { status: batch.status } });
  }
  return { ...batch, to: decision.to };
}

/** The columns that a change of a batch may set beside its status. */
export interface BatchColumns {
  readonly destination_center_id?: number;
  readonly dispatched_by?: number | null;
  readonly dispatched_at?: Date | null;
  readonly received_by?: number;
  readonly received_at?: Date;
  readonly received_on?: string;
  readonly cancelled_by?: number | null;
  readonly cancelled_at?: Date | null;
  readonly cancel_reason?: string | null;
  readonly ready_sms_sent_at?: Date;
  readonly ready_sms_count?: number;
  /** As JSON. */
  readonly ready_sms_skipped?: string;
  readonly expected_on?: string | null;
  readonly seal_no?: string | null;
  readonly courier_name?: string | null;
  readonly courier_contact?: string | null;
  readonly courier_reference?: string | null;
}

/** What happened to a batch, for its history and the audit trail. */
export interface BatchChange {
  readonly action: string;
  readonly set?: BatchColumns;
  readonly notes?: string | undefined;
  readonly serialNumber?: string;
  readonly isInHistory?: boolean;
  /** The statuses of the card's line when it is the card and not the batch that the event tells about. */
  readonly line?: { readonly from: string | null; readonly to: string };
}

/** Writes the new status of a held batch, its next version and the event, in one transaction. */
export async function writeBatchChange(acting: Acting, batch: HeldBatch, change: BatchChange): Promise<void> {
  const { database, session, now } = acting;
  await database
    .updateTable("batches")
    .set({
      ...change.set,
      status: batch.to,
      version: batch.version + 1,
      changed_by: session.member.id,
      changed_at: now,
    })
    .where("id", "=", batch.id)
    .execute();
  await recordAct(acting, {
    action: change.action,
    subject: { type: "batch", id: batch.id },
    fromStatus: change.line ? change.line.from : batch.status,
    toStatus: change.line ? change.line.to : batch.to,
    serialNumber: change.serialNumber ?? null,
    notes: change.notes ?? null,
    isInHistory: change.isInHistory ?? false,
  });
}

/** Writes a note into a batch, for both sides to read. */
export async function writeNote(acting: Acting, batchId: number, body: string): Promise<void> {
  await acting.database
    .insertInto("batch_notes")
    .values({
      batch_id: batchId,
      body,
      author_id: acting.session.member.id,
      center_id: acting.center.id,
      at: acting.now,
    })
    .execute();
}
