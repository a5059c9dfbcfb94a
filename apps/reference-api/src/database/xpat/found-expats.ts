import type { Acting } from "../acting.ts";
import { recordEvents } from "../audit.ts";
import type { KnownExpat } from "./read-expats.ts";

/** What the trail calls a foreign worker. */
export const subjectOfExpat = (id: number) => ({ type: "expat" as const, id });

/**
 * Writes down that a session was shown these foreign workers: in the audit trail, and for what it may do with them until
 * it ends.
 */
export async function rememberFound(
  { database, session, center, now, address }: Acting,
  found: readonly KnownExpat[],
): Promise<void> {
  if (found.length === 0) return;
  await recordEvents(
    database,
    found.map(({ expat }) => ({
      at: now,
      action: "view",
      actorId: session.member.id,
      centerId: center.id,
      subject: subjectOfExpat(expat.id),
      address,
    })),
  );
  await database
    .insertInto("found_expats")
    .values(
      found.map(({ expat, permitId }) => ({
        session_hash: session.idHash,
        expat_id: expat.id,
        permit_id: permitId,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["session_hash", "expat_id"])
        .doUpdateSet((is) => ({ permit_id: is.ref("excluded.permit_id") })),
    )
    .execute();
}

/** Finds the permit that a session was shown of a foreign worker; nothing of somebody whom it has not found. */
export function findInSession(
  { database, session }: Pick<Acting, "database" | "session">,
  expatId: number,
): Promise<{ readonly permit_id: number | null } | undefined> {
  return database
    .selectFrom("found_expats")
    .where("session_hash", "=", session.idHash)
    .where("expat_id", "=", expatId)
    .select("permit_id")
    .executeTakeFirst();
}
