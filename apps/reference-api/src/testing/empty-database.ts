import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { openPostgres } from "../node/postgres.ts";

/** An empty database of its own on the PostgreSQL of the tests, gone after the work. */
export async function withEmptyDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const url = process.env.ID_DESK_TEST_DATABASE_URL ?? "";
  const name = `idd_empty_${randomUUID().replaceAll("-", "")}`;
  const address = new URL(url);
  address.pathname = `/${name}`;
  const server = openPostgres(url, { connections: 1 });
  await sql`create database ${sql.id(name)}`.execute(server);
  try {
    await work(address.href);
  } finally {
    await sql`drop database ${sql.id(name)}`.execute(server);
    await server.destroy();
  }
}
