/**
 * The statements of four operations behind plain routes: no session, no token, no check against the contract, no event and
 * no idempotency key. `npm run bench -- load` holds the server against it. Takes the server's own variables.
 */
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { sql } from "kysely";
import { readBatch, readSummary } from "../database/dispatch/read-batch.ts";
import { readLine } from "../database/dispatch/read-lines.ts";
import type { Database } from "../database/tables.ts";
import { openDatabase, readDataPlace } from "../node/open-database.ts";
import { listBatches } from "../operations/dispatch/list-batches.ts";

const author = 1;
const center = 1;

async function holdBatch(transaction: Database, id: number): Promise<void> {
  await transaction.selectFrom("batches").where("id", "=", id).select("id").forUpdate().execute();
}

async function writeVersion(transaction: Database, id: number, at: Date): Promise<void> {
  await transaction
    .updateTable("batches")
    .set((is) => ({ version: is("version", "+", 1), changed_by: author, changed_at: at }))
    .where("id", "=", id)
    .execute();
}

async function addNote(transaction: Database, id: number, body: string): Promise<unknown> {
  const at = new Date();
  await holdBatch(transaction, id);
  await transaction
    .insertInto("batch_notes")
    .values({ batch_id: id, body, author_id: author, center_id: center, at })
    .execute();
  await writeVersion(transaction, id, at);
  return { batch: await readBatch(transaction, id) };
}

async function addCard(transaction: Database, id: number, serialNumber: string): Promise<unknown> {
  const at = new Date();
  await holdBatch(transaction, id);
  const card = await transaction
    .selectFrom("cards")
    .where("serial_number", "=", serialNumber)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { last } = await transaction
    .selectFrom("batch_cards")
    .where("batch_id", "=", id)
    .select((line) => line.fn.max("sequence").as("last"))
    .executeTakeFirstOrThrow();
  const line = await transaction
    .insertInto("batch_cards")
    .values({
      batch_id: id,
      card_id: card.id,
      line_status: "packed",
      is_live: true,
      sequence: (last ?? 0) + 1,
      added_by: author,
      added_at: at,
      added_method: "scan",
      card_status_before: card.status,
      changed_in_version: 1,
    })
    .onConflict((conflict) => conflict.column("card_id").where("is_live", "=", sql.lit(true)).doNothing())
    .returning("id")
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable("cards")
    .set({ status: "packed", status_at: at })
    .where("id", "=", card.id)
    .execute();
  await writeVersion(transaction, id, at);
  return { card: await readLine(transaction, line.id), batch: await readSummary(transaction, id) };
}

const { database } = await openDatabase(
  readDataPlace((name) => process.env[name] || undefined),
  () => new Date(),
);
const app = new Hono();
const within = (work: (transaction: Database) => Promise<unknown>) => database.transaction().execute(work);

app.get("/api/health", (context) => context.json({ status: "ok" }));
app.get("/api/dispatch/batches/sending", async (context) => {
  const asked = { query: {}, database, center: { id: center }, now: new Date(), ports: {} };
  return context.json((await listBatches(asked, "origin")).body);
});
app.get("/api/dispatch/batches/sending/:id", async (context) =>
  context.json({ batch: await readBatch(database, Number(context.req.param("id"))) }),
);
app.patch("/api/dispatch/batches/:id/addnote", async (context) => {
  const { notes } = await context.req.json<{ notes: string }>();
  return context.json(
    (await within((open) => addNote(open, Number(context.req.param("id")), notes))) as object,
  );
});
app.post("/api/dispatch/batches/:id/cards", async (context) => {
  const { serial_number } = await context.req.json<{ serial_number: string }>();
  const id = Number(context.req.param("id"));
  return context.json((await within((open) => addCard(open, id, serial_number))) as object);
});

serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: "127.0.0.1" });
