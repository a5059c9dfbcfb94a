import type { Registry } from "../../postgres/create-registry.ts";

const firstSerial = 6_000_001;

/** The serial number of one of the added cards, the first of them 0. */
export const serialOf = (index: number): string => `SN${firstSerial + index}`;

/** Adds so many printed cards at the head office, each of somebody of their own. */
export async function addFreeCards({ query }: Registry, count: number): Promise<void> {
  await query(
    `insert into people (id, id_number, name_en, gender, date_of_birth, phone)
     select 200000 + n, 'A' || 600000 + n, 'Owner ' || n, 1, '1990-01-01', (7000000 + n)::text
     from generate_series(0, $1::integer - 1) n`,
    [count],
  );
  await query(
    `insert into cards
       (id, serial_number, person_id, card_type, issue_date, expiry_date, status, current_center_id, status_at)
     select 200000 + n, 'SN' || ${firstSerial} + n, 200000 + n, 'standard', '2026-01-01', '2036-01-01', 'printed', 1, now()
     from generate_series(0, $1::integer - 1) n`,
    [count],
  );
}
