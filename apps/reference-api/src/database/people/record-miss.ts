import type { SubjectType } from "../../domain/subject.ts";
import { readWindow } from "../../domain/windows.ts";
import { recordAct } from "../audit.ts";
import { type Looking, raiseAlarm } from "./raise-alarm.ts";

const hour = 60 * 60_000;

/** What was looked for and not found. */
export interface Missed {
  readonly subject: Extract<SubjectType, "application" | "card" | "expat" | "person">;
  readonly kind: "application_no" | "id_number" | "name" | "passport" | "serial_number" | "work_permit";
  readonly number: string;
}

/**
 * Writes an event about a look-up that found nothing, and raises an alarm when a user has too many of them. The event has the
 * kind of number and its digest under the registry's key. So a repeat is recognised, and the number stays secret.
 */
export async function recordMiss(looking: Looking, { subject, kind, number }: Missed): Promise<void> {
  const { database, session, now, ports } = looking;
  await recordAct(looking, {
    action: "look_up_missed",
    subject: { type: subject, id: null },
    notes: `${kind} ${ports.keyedDigest(`look-up\n${kind}\n${number}`)}`,
  });
  const most = ports.settings.alarms.missesInAnHour;
  if (most === 0) return;
  const { after, until } = readWindow(now, hour);
  const tooMany = await database
    .selectFrom("audit_events")
    .where("action", "=", "look_up_missed")
    .where("actor_id", "=", session.member.id)
    .where("at", ">", after)
    .where("at", "<=", until)
    .orderBy("at", "desc")
    .offset(most)
    .limit(1)
    .select("id")
    .executeTakeFirst();
  if (tooMany) await raiseAlarm(looking, "misses");
}
