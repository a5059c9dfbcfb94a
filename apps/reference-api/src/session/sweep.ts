import { keptFor } from "../database/idempotency.ts";
import type { Database } from "../database/tables.ts";
import { sweepAttempts } from "./attempts.ts";
import { absoluteLimit, centerKeptFor, idleLimit } from "./sessions.ts";

/** For how long a message waits for its provider, and for how long the demonstration's phone shows it. */
const messagesFor = 7 * 24 * 60 * 60_000;

/** Gives up the messages that are too old to be true, with what they hold, and empties the demonstration's phone. */
async function sweepMessages(database: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - messagesFor);
  await database
    .updateTable("sms_outbox")
    .set({ state: "failed", sealed: null, key_id: null, lease_until: null, last_error: "too_old" })
    .where("id", "in", (select) =>
      select
        .selectFrom("sms_outbox")
        .select("id")
        .where("state", "in", ["waiting", "sending"])
        .where((is) => is.or([is("created_at", "<=", oldest), is("expires_at", "<=", now)]))
        // One that is on its way may arrive yet.
        .where((is) => is.or([is("lease_until", "is", null), is("lease_until", "<=", now)]))
        .forUpdate()
        .skipLocked(),
    )
    .execute();
  await database.deleteFrom("demo_messages").where("at", "<=", oldest).execute();
}

/**
 * Forgets what has run out: sessions, tries at passwords, kept answers and messages that nobody could send. Rows that
 * another sweep holds are left to it.
 */
export async function sweep(database: Database, now: Date): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await sweepMessages(database, now);
  await database
    .deleteFrom("found_expats")
    .where("session_hash", "in", (select) =>
      select
        .selectFrom("sessions")
        .select("id_hash")
        .where((is) =>
          is.or([is("last_seen_at", "<=", ago(idleLimit)), is("created_at", "<=", ago(absoluteLimit))]),
        ),
    )
    .execute();
  await database
    .deleteFrom("sessions")
    .where("id_hash", "in", (select) =>
      select
        .selectFrom("sessions")
        .select("id_hash")
        .where((is) =>
          // One of a clock that was wrong must not come back when its time has come.
          is.or([is("last_seen_at", "<=", ago(centerKeptFor)), is("last_seen_at", ">", ago(-idleLimit))]),
        )
        .forUpdate()
        .skipLocked(),
    )
    .execute();
  await sweepAttempts(database, now);
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
