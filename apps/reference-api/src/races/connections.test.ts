import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { openPool } from "../node/postgres.ts";

test("connections in use are counted, and requests that wait for one", async () => {
  const url = process.env.ID_DESK_TEST_DATABASE_URL ?? "";
  const { database, readConnections } = openPool(url, { connections: 1 });
  try {
    expect(readConnections()).toEqual({ in_use: 0, idle: 0, waiting: 0 });
    const waiting = await database.connection().execute(async (held) => {
      await sql`select 1`.execute(held);
      const next = sql`select 1`.execute(database);
      await vi.waitUntil(() => readConnections().waiting > 0);
      expect(readConnections()).toEqual({ in_use: 1, idle: 0, waiting: 1 });
      return { next };
    });
    await waiting.next;
    expect(readConnections()).toEqual({ in_use: 0, idle: 1, waiting: 0 });
  } finally {
    await database.destroy();
  }
});
