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

/** So many events are written by one statement. */
const portion = 1000;

/** Writes events down, in the transaction of the changes that they tell about. */
export async function recordEvents(database: Database, events: readonly AuditEvent[]): Promise<void> {
  for (let from = 0; from < events.length; from += portion) {
    await database
      .insertInto("audit_events")
      .values(
        events.slice(from, from + portion).map((event) => ({
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
        })),
      )
      .execute();
  }
}

/** Writes an event down, in the transaction of the change that it tells about. */
export const recordEvent = (database: Database, event: AuditEvent): Promise<void> =>
  recordEvents(database, [event]);

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
