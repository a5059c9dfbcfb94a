import { type Kysely, sql } from "kysely";

const statements = [
  sql`create table record_numbers (
    series text not null check (series in ('DB', 'HO', 'C', 'P', 'X')),
    year integer not null,
    last integer not null check (last > 0),
    primary key (series, year)
  )`,
  sql`insert into record_numbers (series, year, last)
    select case channel when 'center' then 'C' else 'P' end, year, last from application_numbers
    union all select 'X', year, last from interaction_numbers`,
  // These had the ids of their rows until now: each keeps its number, and counting goes on after the highest of its year.
  sql`insert into record_numbers (series, year, last)
    select split_part(no, '-', 1), split_part(no, '-', 2)::integer, max(split_part(no, '-', 3)::integer)
    from (
      select batch_no from batches union all select issuance_no from issuances where issuance_no is not null
    ) as given(no)
    where no ~ '^(DB|HO)-[0-9]{4}-[0-9]+$'
    group by 1, 2`,
  sql`drop table application_numbers`,
  sql`drop table interaction_numbers`,
];

/** Counts the numbers of all records in one table, those of batches and hand-overs too. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(database);
}
