import { sql } from "kysely";
import { expect, test } from "vitest";
import { signIn } from "../testing/desk.ts";
import { useTestServer } from "../testing/test-server.ts";

const server = useTestServer();

const readRows = async (table: string) => {
  const { rows } = await sql<{ row: string }>`
    select each::text as row from ${sql.table(table)} as each order by 1
  `.execute(server.database);
  return rows.map(({ row }) => row);
};

const readAll = async () => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1
  `.execute(server.database);
  const { rows: numbers } = await sql`
    select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1
  `.execute(server.database);
  return { numbers, rows: await Promise.all(rows.map(async ({ name }) => [name, await readRows(name)])) };
};

const writings = {
  "what was changed": async () => {
    await server.database.updateTable("cards").set({ status: "cancelled" }).where("id", "<", 5).execute();
  },
  "what was taken out": async () => {
    await server.database.deleteFrom("batch_notes").execute();
    await server.database.deleteFrom("issuance_proofs").execute();
  },
  "what was added, with its number": async () => {
    const desk = await signIn(server, "clerk.male", 1);
    await desk.must("createBatch", { body: { destination_center_id: 2 } });
  },
  "what took another's place": async () => {
    const [first] = await server.database
      .deleteFrom("batch_notes")
      .where("id", "=", 1)
      .returningAll()
      .execute();
    if (!first) throw new Error("The demonstration has a note.");
    await server.database
      .insertInto("batch_notes")
      .values({ ...first, id: 9_000 })
      .execute();
  },
};

test("Tests begin with the same data, whatever those before them did, and twice", async () => {
  const before = await readAll();
  for (const [what, write] of [...Object.entries(writings), ...Object.entries(writings)]) {
    await write();
    expect(await readAll(), what).not.toEqual(before);
    await server.reset();
    expect(await readAll(), what).toEqual(before);
  }
});
