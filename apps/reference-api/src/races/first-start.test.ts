import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { listMigrations } from "../database/migrate.ts";
import { openDatabase } from "../node/open-database.ts";
import { openPostgres } from "../node/postgres.ts";

const url = process.env.ID_DESK_TEST_DATABASE_URL ?? "";

/** An empty database of its own. */
async function withEmptyDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const name = `idd_first_${randomBytes(8).toString("hex")}`;
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

test("servers that start together on an empty database migrate it once, and nobody can sign in yet [T-27]", () =>
  withEmptyDatabase(async (postgresUrl) => {
    const place = { postgresUrl, dataFolder: "", isDemonstration: false, isOfScale: false };
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase(place, () => new Date())));
    try {
      expect(opened.flatMap(({ applied }) => applied).sort()).toEqual(listMigrations());
      for (const table of ["users", "centers", "people", "cards"] as const) {
        expect(await opened[0]?.database.selectFrom(table).selectAll().execute()).toEqual([]);
      }
    } finally {
      await Promise.all(opened.map(({ close }) => close()));
    }
  }));
