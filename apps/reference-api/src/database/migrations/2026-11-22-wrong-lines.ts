import { type Kysely, sql } from "kysely";

/** Finds the batches in which a card is missing or disputed without looking at every card of all batches. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index batch_cards_wrong on batch_cards (batch_id) where line_status in ('missing', 'disputed')`.execute(
    database,
  );
}
