import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { refuseUnavailable } from "../http/unavailable.ts";
import { openPool } from "../node/postgres.ts";

const url = process.env.ID_DESK_TEST_DATABASE_URL ?? "";

test("connections in use are counted, and requests that wait for one", async () => {
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

test("a server's connection has a statement read and planned once", async () => {
  const { database } = openPool(url, { connections: 1, isServer: true });
  try {
    for (const number of [1, 2, 3]) await sql`select ${number}::integer as planned_once`.execute(database);
    const { rows } = await sql`select generic_plans + custom_plans as uses from pg_prepared_statements
      where statement like '%planned_once'`.execute(database);
    expect(rows).toEqual([{ uses: 3 }]);
  } finally {
    await database.destroy();
  }
});

test("a table that a migration changes under a server refuses one request, which can be sent again, and no later one", async () => {
  const { database } = openPool(url, { connections: 2, isServer: true });
  const table = sql.table("changed_under_a_server");
  const read = () => sql`select * from ${table}`.execute(database);
  const readOnBoth = () =>
    database.connection().execute((one) => Promise.all([sql`select * from ${table}`.execute(one), read()]));
  try {
    await sql`create table ${table} (first integer)`.execute(database);
    await readOnBoth();
    await sql`alter table ${table} add column second integer`.execute(database);
    const refused = await read().catch((error: unknown) => refuseUnavailable(error));
    expect(refused).toMatchObject({ status: 503 });
    await readOnBoth();
  } finally {
    await sql`drop table ${table}`.execute(database);
    await database.destroy();
  }
});
