import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";
import { type KeptTable, leftOut } from "./manifest.ts";

/** A table as the database describes it. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
  /** What its rows are ordered by: the key, texts letter by letter in every database. */
  readonly order: string;
  /** Whether its rows hold bytes, and so may be large. */
  readonly holdsBytes: boolean;
}

/** The tables of the registry that a backup keeps, by their names. */
export async function listTables(database: Database): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    select c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        -- What the database makes of other columns it makes again.
        and a.attgenerated = '') as columns,
      (select string_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end,
          ', ' order by array_position(i.indkey::int[], a.attnum::int))
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as "order",
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.atttypid = 'bytea'::regtype) as "holdsBytes"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'
    order by c.relname
  `.execute(database);
  return rows.filter(({ name }) => !leftOut.includes(name));
}

/** Rows of a table as lines of JSON. */
export async function* readRows(database: Database, table: TableShape): AsyncGenerator<string[]> {
  const portion = table.holdsBytes ? 20 : 2_000;
  const cursor = sql.id(`portion_of_${table.name}`);
  await sql`
    declare ${cursor} no scroll cursor for
    select row_to_json(t)::text as line from ${sql.table(table.name)} t order by ${sql.raw(table.order)}
  `.execute(database);
  for (;;) {
    const { rows } = await sql<{ line: string }>`
      fetch forward ${sql.lit(portion)} from ${cursor}
    `.execute(database);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < portion) break;
  }
  await sql`close ${cursor}`.execute(database);
}

/** Sums the rows of a table up, so that they can be held against the same ones elsewhere. */
export function createTableSum(): {
  readonly add: (lines: readonly string[]) => void;
  readonly finish: (table: Pick<TableShape, "name" | "columns">) => KeptTable;
} {
  const hash = createHash("sha256");
  let rows = 0;
  return {
    add(lines) {
      for (const line of lines) hash.update(line).update("\n");
      rows += lines.length;
    },
    finish: ({ name, columns }) => ({ name, columns, rows, sha256: hash.digest("hex") }),
  };
}

/** Says how moments and bytes are written, whatever the server or its user is set to. */
export async function settleForms(database: Database): Promise<void> {
  await sql`set local timezone = 'UTC'`.execute(database);
  await sql`set local bytea_output = 'hex'`.execute(database);
  await sql`set local extra_float_digits = 1`.execute(database);
}
