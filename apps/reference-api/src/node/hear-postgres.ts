import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Hearing } from "../database/pglite.ts";

/** How long lies between two tries to connect, and between two looks at a quiet connection, in milliseconds. */
const betweenTries = 1_000;
const betweenLooks = 10_000;
/** How long the database may take to answer, in milliseconds. */
const patience = 5_000;

/**
 * Hears what a PostgreSQL tells on a channel, over a connection of its own. A connection that is lost or silent is
 * replaced.
 *
 * @returns what ends the hearing.
 */
export function hearPostgres(
  url: string,
  channel: string,
  { hear, setHearing }: Hearing,
): () => Promise<void> {
  const stopped = new AbortController();
  const { signal } = stopped;
  const rest = (milliseconds: number) => pause(milliseconds, undefined, { signal }).catch(() => undefined);

  /** Listens until the connection fails or the hearing ends. */
  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    });
    const failed = new Promise<void>((settle) => {
      client.on("error", () => settle());
      client.on("end", () => settle());
    });
    client.on("notification", ({ payload }) => hear(payload ?? ""));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      setHearing(true);
      while (!signal.aborted) {
        const isLost = await Promise.race([failed.then(() => true), rest(betweenLooks)]);
        if (isLost || signal.aborted) return;
        // The other side may be gone without a word.
        await client.query("select 1");
      }
    } finally {
      setHearing(false);
      // A connection without an answer does not end by being asked to.
      client.connection.stream.destroy();
    }
  }

  const ended = (async () => {
    while (!signal.aborted) {
      await listen().catch(() => undefined);
      await rest(betweenTries);
    }
  })();
  return () => {
    stopped.abort();
    return ended;
  };
}
