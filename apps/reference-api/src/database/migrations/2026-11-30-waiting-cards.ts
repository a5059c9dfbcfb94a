import { type Kysely, sql } from "kysely";

const statements = [
  sql`create index cards_waiting on cards (current_center_id) include (id, arrived_at, status_at)
    where status = 'at_center'`,
  // When a card arrived is read off the lines that brought it, of which only the last one may be live.
  sql`create index batch_cards_received on batch_cards (card_id) include (batch_id, resolved_at)
    where line_status = 'received'`,
];

/** Finds the cards that wait at a centre, and when each of them arrived. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
