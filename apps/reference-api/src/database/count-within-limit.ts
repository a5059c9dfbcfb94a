import { sql } from "kysely";
import { type CountedMoments, readWait, readWindow } from "../domain/windows.ts";
import type { Database } from "./tables.ts";

/** How often something may be tried within a time. */
export interface Window {
  readonly most: number;
  /** For how long a try counts, in milliseconds. */
  readonly length: number;
}

/** How often something may be tried, and where its tries are written down. */
export interface Limit {
  /** Whose tries of what, in words that no other limit has. */
  readonly of: string;
  readonly windows: readonly Window[];
  readonly now: Date;
  /** Gives when it was tried within a window: the newest but so many, where there were as many. */
  readonly find: (
    database: Database,
    within: CountedMoments,
    before: number,
  ) => Promise<{ at: Date } | undefined>;
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
  { of, windows, now, find, add }: Limit,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${of}, 0))`.execute(transaction);
    for (const { most, length } of windows) {
      const oldest = await find(transaction, readWindow(now, length), Math.max(0, most - 1));
      if (oldest) return readWait(oldest.at, length / 1000, now);
    }
    await add(transaction);
    return 0;
  });
}
