import { sql } from "kysely";
import type { Database } from "./tables.ts";

/** How often something may be tried, and where its tries are written down. */
export interface Limit {
  /** Whose tries of what, in words that no other limit has. */
  readonly of: string;
  readonly most: number;
  /** For how long a try counts, in milliseconds. */
  readonly window: number;
  readonly now: Date;
  /** Gives when it was tried since a moment: the newest first, so many at most. */
  readonly list: (database: Database, since: Date, most: number) => Promise<readonly { readonly at: Date }[]>;
  readonly add: (database: Database) => Promise<unknown>;
}

/**
 * Counts a try before it is made, so that tries at the same moment count as well, and outside the transaction of a
 * call, so that refused ones do.
 *
 * @returns for how many seconds nothing may be tried, where there were too many; 0 where this one was counted.
 */
export async function countWithinLimit(
  database: Database,
  { of, most, window, now, list, add }: Limit,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${of}, 0))`.execute(transaction);
    const since = new Date(now.getTime() - window);
    const oldest = (await list(transaction, since, most))[most - 1];
    if (oldest) return Math.max(1, Math.ceil((oldest.at.getTime() - since.getTime()) / 1000));
    await add(transaction);
    return 0;
  });
}
