import { sql } from "kysely";
import type { Database } from "../database/tables.ts";

/** What has not reached anybody. */
export interface MessageBacklog {
  readonly waiting: number;
  /** The age of the oldest that waits, in whole seconds; 0 when none does. */
  readonly oldest_seconds: number;
  /** Given up since the beginning. */
  readonly failed: number;
}

/** Counts the messages that wait, unknown ones among them, and those that were given up. */
export async function readBacklog(database: Database, now: Date): Promise<MessageBacklog> {
  const { rows } = await sql<{ waiting: number; oldest: Date | null; failed: number }>`
    select
      (select count(*) from sms_outbox where state in ('waiting', 'sending')) as waiting,
      (select min(created_at) from sms_outbox where state in ('waiting', 'sending')) as oldest,
      (select count(*) from sms_outbox where state = 'failed') as failed
  `.execute(database);
  const [row] = rows;
  const age = row?.oldest ? now.getTime() - row.oldest.getTime() : 0;
  return {
    waiting: row?.waiting ?? 0,
    oldest_seconds: Math.max(0, Math.floor(age / 1000)),
    failed: row?.failed ?? 0,
  };
}
