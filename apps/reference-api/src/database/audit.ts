import type { SubjectType } from "../domain/subject.ts";
import type { Acting } from "./acting.ts";
import type { Database } from "./tables.ts";

/** Something that happened, for the trail that is only ever added to. */
export interface AuditEvent {
  readonly at: Date;
  readonly action: string;
  readonly actorId: number | null;
  readonly centerId: number | null;
  readonly subject: {
    readonly type: SubjectType | "route" | "registry";
    readonly id: number | null;
  };
  readonly fromStatus?: string | null;
  readonly toStatus?: string | null;
  readonly serialNumber?: string | null;
  readonly notes?: string | null;
  readonly isInHistory?: boolean;
  readonly address: string | null;
}

/** Writes an event down, in the transaction of the change that it tells about. */
export async function recordEvent(database: Database, event: AuditEvent): Promise<void> {
  await database
    .insertInto("audit_events")
    .values({
      at: event.at,
      action: event.action,
      actor_id: event.actorId,
      center_id: event.centerId,
      subject_type: event.subject.type,
      subject_id: event.subject.id,
      from_status: event.fromStatus ?? null,
      to_status: event.toStatus ?? null,
      serial_number: event.serialNumber ?? null,
      notes: event.notes ?? null,
      is_in_history: event.isInHistory ?? false,
      address: event.address,
    })
    .execute();
}

/** Who does something, as the trail names them. */
interface Actor extends Omit<Acting, "center"> {
  /** The centre of the session where it is left out. */
  readonly center?: { readonly id: number };
}

/** Writes down what somebody does who is signed in. */
export function recordAct(
  { database, session, center, now, address }: Actor,
  event: Omit<AuditEvent, "at" | "actorId" | "centerId" | "address">,
): Promise<void> {
  const centerId = (center ?? session.center)?.id ?? null;
  return recordEvent(database, { ...event, at: now, actorId: session.member.id, centerId, address });
}
