import { sql } from "kysely";
import type { Database } from "../database/tables.ts";
import { Refusal } from "../http/refusal.ts";

const mostFailures = 10;

/** For how long a failed try counts, in seconds. */
export const windowSeconds = 15 * 60;

/** The form in which a user name is compared and counted. */
export function readUsername(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase();
}

/**
 * Counts a try at a password before it is checked, so that tries sent at once count as well, and refuses
 * when there were too many. Unknown user names count like known ones.
 */
export async function countAttempt(database: Database, username: string, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${username}`}, 0))`.execute(
      transaction,
    );
    const since = new Date(now.getTime() - windowSeconds * 1000);
    const recent = await transaction
      .selectFrom("sign_in_attempts")
      .select("at")
      .where("username", "=", username)
      .where("at", ">", since)
      .orderBy("at", "desc")
      .limit(mostFailures)
      .execute();
    const oldest = recent[mostFailures - 1];
    if (oldest) {
      const wait = Math.max(1, Math.ceil((oldest.at.getTime() - since.getTime()) / 1000));
      const minutes = Math.ceil(wait / 60);
      throw new Refusal(
        429,
        {
          message: `Too many attempts. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
          code: "too_many_attempts",
        },
        { "Retry-After": String(wait) },
      );
    }
    await transaction.insertInto("sign_in_attempts").values({ username, at: now }).execute();
  });
}

/** Forgets the tries of a user who then knew the password. */
export async function forgetAttempts(database: Database, username: string): Promise<void> {
  await database.deleteFrom("sign_in_attempts").where("username", "=", username).execute();
}
