import { sql } from "kysely";
import type { OperationId } from "../contract/operations.ts";
import type { Database } from "./tables.ts";

/** A look at personal data of several people. */
export interface Look {
  readonly at: Date;
  readonly operation: OperationId;
  /** The batch whose cards were shown; null for a page of a list. */
  readonly batchId: number | null;
  readonly actorId: number;
  readonly centerId: number;
  readonly address: string | null;
}

/** The hour by the clock that a moment is in; as the index `audit_events_looks` has it. */
const hourOf = (moment: unknown) => sql`date_trunc('hour', ${moment} at time zone 'UTC')`;

/**
 * Records a look at a list or a batch once for each user, centre, operation, batch and clock hour. It looks first: an insert
 * that conflicts uses up an id, and pages ask every second. Two servers at the same moment meet at the unique index.
 */
export async function recordLook(
  database: Database,
  { at, operation, batchId, actorId, centerId, address }: Look,
): Promise<void> {
  await sql`
    insert into audit_events (at, action, actor_id, center_id, subject_type, subject_id, notes, address)
    select ${at}::timestamptz, 'view', ${actorId}::integer, ${centerId}::integer,
      ${batchId === null ? "route" : "batch"}::text, ${batchId}::integer, ${operation}::text, ${address}::text
    where not exists (
      select from audit_events
      where action = 'view' and subject_type in ('route', 'batch')
        and actor_id = ${actorId} and center_id = ${centerId} and notes = ${operation}
        and coalesce(subject_id, 0) = ${batchId ?? 0}
        and ${hourOf(sql`at`)} = ${hourOf(sql`${at}::timestamptz`)}
    )
    on conflict do nothing
  `.execute(database);
}
