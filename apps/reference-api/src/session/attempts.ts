import { countWithinLimit } from "../database/count-within-limit.ts";
import type { Database } from "../database/tables.ts";
import { Refusal } from "../http/refusal.ts";

const mostFailures = 10;

/** For how long a failed try counts, in seconds. */
export const windowSeconds = 15 * 60;

/** The form in which a user name is compared and counted. */
export function readUsername(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase();
}

/** Counts a try at a password, and refuses when there were too many. Unknown user names count like known ones. */
export async function countAttempt(database: Database, username: string, now: Date): Promise<void> {
  const wait = await countWithinLimit(database, {
    of: `sign-in ${username}`,
    most: mostFailures,
    window: windowSeconds * 1000,
    now,
    list: (transaction, since, most) =>
      transaction
        .selectFrom("sign_in_attempts")
        .select("at")
        .where("username", "=", username)
        .where("at", ">", since)
        .orderBy("at", "desc")
        .limit(most)
        .execute(),
    add: (transaction) => transaction.insertInto("sign_in_attempts").values({ username, at: now }).execute(),
  });
  if (wait === 0) return;
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

/** Forgets the tries of a user who then knew the password. */
export async function forgetAttempts(database: Database, username: string): Promise<void> {
  await database.deleteFrom("sign_in_attempts").where("username", "=", username).execute();
}
