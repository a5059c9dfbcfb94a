import type { LookupAlarm, Ports } from "../../ports.ts";
import type { Acting } from "../acting.ts";

/** The user who looks up people or cards, from where and when. */
export type Looking = Acting & { readonly ports: Pick<Ports, "keyedDigest" | "log" | "settings"> };

/**
 * Raises an alarm about the look-ups of a user: an event of the audit trail and a line of the log, once for each day or hour
 * of the clock, even if several servers notice it at once.
 */
export async function raiseAlarm(
  { database, session, center, now, address, ports }: Looking,
  of: LookupAlarm["of"],
): Promise<void> {
  const user = session.member.id;
  const period = now.toISOString().slice(0, of === "day" ? "2026-11-29".length : "2026-11-29T10".length);
  const notes = `${of} ${period}`;
  // An insert that conflicts uses up an id. After an alarm, each further look-up would use one.
  const known = await database
    .selectFrom("audit_events")
    .where("action", "=", "lookup_alarm")
    .where("subject_id", "=", user)
    .where("notes", "=", notes)
    .select("id")
    .executeTakeFirst();
  if (known) return;
  const raised = await database
    .insertInto("audit_events")
    .values({
      at: now,
      action: "lookup_alarm",
      actor_id: user,
      center_id: center.id,
      subject_type: "user",
      subject_id: user,
      notes,
      address,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (raised) ports.log.alarm({ of, user, center: center.id });
}
