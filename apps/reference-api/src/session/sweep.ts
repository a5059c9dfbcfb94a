import { keptFor } from "../database/idempotency.ts";
import type { Database } from "../database/tables.ts";
import { windowSeconds } from "./attempts.ts";
import { absoluteLimit, idleLimit } from "./sessions.ts";

/**
 * Forgets what has run out: sessions, tries at passwords and kept answers. Rows that another sweep holds
 * are left to it.
 */
export async function sweep(database: Database, now: Date): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await database
    .deleteFrom("sessions")
    .where("id_hash", "in", (select) =>
      select
        .selectFrom("sessions")
        .select("id_hash")
        .where((is) =>
          is.or([is("last_seen_at", "<=", ago(idleLimit)), is("created_at", "<=", ago(absoluteLimit))]),
        )
        .forUpdate()
        .skipLocked(),
    )
    .execute();
  await database
    .deleteFrom("sign_in_attempts")
    .where("id", "in", (select) =>
      select
        .selectFrom("sign_in_attempts")
        .select("id")
        .where("at", "<=", ago(windowSeconds * 1000))
        .forUpdate()
        .skipLocked(),
    )
    .execute();
  await database
    .deleteFrom("idempotency_records")
    .where((is) =>
      is(
        is.refTuple("user_id", "operation", "key"),
        "in",
        is
          .selectFrom("idempotency_records")
          .select(["user_id", "operation", "key"])
          .where("created_at", "<=", ago(keptFor))
          .forUpdate()
          .skipLocked()
          .$asTuple("user_id", "operation", "key"),
      ),
    )
    .execute();
}
