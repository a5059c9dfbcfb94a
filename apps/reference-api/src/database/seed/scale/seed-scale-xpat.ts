import { sql } from "kysely";
import { readRegistryDay } from "../../../domain/registry-day.ts";
import type { Database } from "../../tables.ts";
import names from "../data/expat-names.json" with { type: "json" };

const given = names.items.flatMap((country) => country.given);
const family = names.items.flatMap((country) => country.family);

const places = [
  "Coral",
  "Blue Lagoon",
  "Palm",
  "Sunset",
  "Northern",
  "Island",
  "Ocean",
  "Harbour",
  "Atoll",
  "Pearl",
];
const trades = ["Resort", "Construction", "Fisheries", "Café", "Traders", "Boatyard", "Hotel", "Services"];
const occupations = ["9313", "5131", "7112", "9112", "6222", "5120", "7531"];

/** In days: people were born in 34 years. */
const birthSpan = 34 * 365;

/**
 * Adds so many foreign workers, each with a passport, and permits: every second worker has had one before. Their employers
 * have twelve workers each.
 */
export async function seedScaleXpat(
  database: Database,
  { workers, permits, now }: { readonly workers: number; readonly permits: number; readonly now: Date },
): Promise<void> {
  const today = readRegistryDay(now);
  const employers = Math.max(1, Math.floor(workers / 12));
  await sql`
    insert into employers (name, registration_no, island_id)
    select (${places}::text[])[1 + n % ${places.length}::integer] || ' '
        || (${trades}::text[])[1 + n / 7 % ${trades.length}::integer] || ' ' || n,
      'C-' || lpad((n + 10000)::text, 6, '0') || '/2020', 1 + n % 190
    from generate_series(1, ${employers}::integer) as n
  `.execute(database);
  const { rows } = await sql<{ first: number }>`
    with added as (
      insert into expats (name, gender, date_of_birth, country_id, recorded_at)
      select (${given}::text[])[1 + n % ${given.length}::integer] || ' '
          || (${family}::text[])[1 + n / 3 % ${family.length}::integer],
        case when n % 9 = 0 then 2 else 1 end,
        date '1970-01-01' + ((n::bigint * 7919) % ${birthSpan}::integer)::integer,
        case when n % 1000 < 634 then 19 when n % 1000 < 796 then 101 when n % 1000 < 885 then 210
          when n % 1000 < 913 then 152 when n % 1000 < 933 then 170 else 172 end,
        ${now}::timestamptz - interval '400 days'
      from generate_series(1, ${workers}::integer) as n
      returning id
    )
    select min(id) as first from added
  `.execute(database);
  const first = rows[0]?.first ?? 1;
  await sql`
    insert into passports (expat_id, passport_no, country_id, expires_on, added_at)
    select id, 'S' || lpad(id::text, 8, '0'), country_id, ${today}::date + (id % 3000), recorded_at
    from expats where id >= ${first}
  `.execute(database);
  await sql`
    insert into permits (number, expat_id, is_cancelled, since, valid_until, employer_id, occupation_code, island_id)
    select 'WS' || lpad(n::text, 8, '0'), ${first}::integer + (n - 1) % ${workers}::integer,
      n <= ${permits}::integer - ${workers}::integer, ${today}::date - 300, ${today}::date + n % 400 - 40,
      (select max(id) from employers) - n % ${employers}::integer,
      (${occupations}::text[])[1 + n % ${occupations.length}::integer], 1 + n % 190
    from generate_series(1, ${permits}::integer) as n
  `.execute(database);
}
