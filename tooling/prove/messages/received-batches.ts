import type { Registry } from "../../postgres/create-registry.ts";

/** The first batch that is added, and the phone of the first card's owner. */
export const firstBatch = 9_001;

/**
 * Adds received batches at a centre, each with so many cards, whose owners all have a phone of their own: 7000001
 * and on.
 */
export async function addReceivedBatches(
  { query }: Registry,
  { batches, cards, center }: { readonly batches: number; readonly cards: number; readonly center: number },
): Promise<void> {
  const count = batches * cards;
  await query(
    `insert into people (id, id_number, name_en, gender, date_of_birth, phone)
     select 100000 + n, 'A' || 500000 + n, 'Owner ' || n, 1, '1990-01-01', (7000000 + n)::text
     from generate_series(1, $1::integer) n`,
    [count],
  );
  await query(
    `insert into cards
       (id, serial_number, person_id, card_type, issue_date, expiry_date, status, current_center_id, status_at)
     select 100000 + n, 'SN' || 5000000 + n, 100000 + n, 'standard', '2026-01-01', '2036-01-01', 'at_center',
       $2::integer, now()
     from generate_series(1, $1::integer) n`,
    [count, center],
  );
  await query(
    `insert into batches
       (id, batch_no, status, origin_center_id, destination_center_id, created_by, created_at, changed_by, changed_at,
        dispatched_by, dispatched_at, received_by, received_at, received_on)
     select ${firstBatch - 1} + b, 'DB-2026-' || 900000 + b, 'received', 1, $2::integer, 1, now(), 1, now(), 1, now(), 2,
       now(), current_date
     from generate_series(1, $1::integer) b`,
    [batches, center],
  );
  await query(
    `insert into batch_cards
       (batch_id, card_id, line_status, is_live, sequence, added_by, added_at, added_method, card_status_before,
        resolved_by, resolved_at, resolution)
     select ${firstBatch} + (n - 1) / $2::integer, 100000 + n, 'received', false, 1 + (n - 1) % $2::integer, 1, now(),
       'scan', 'printed', 2, now(), '{"method":"scan"}'
     from generate_series(1, $1::integer) n`,
    [count, cards],
  );
}
