import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";

/** A row as it is or would be, by the names of its columns. */
export type Values = Record<string, unknown>;
/** Names of columns. */
export type Names = readonly string[];

/** So many rows are read or written by one statement. */
const portion = 5000;

/** Cuts a list into what one statement can read or write. */
export function* portionsOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += portion) yield items.slice(from, from + portion);
}

/** Those of the values that have one of these names. */
export const pick = (values: Values, names: Names): Values =>
  Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name]]] : [])));

/** The names of the values that are other than before. */
export const differs = (values: Values, before: Values): string[] =>
  Object.keys(values).filter((name) => values[name] !== before[name]);

/** Whether a cell is empty, or its column missing. */
export const isNone = (value: unknown) => value === null || value === undefined;

/** Writes new and changed rows of a table with these columns. */
export async function writeAll(
  database: Database,
  table: "applications" | "cards" | "expats" | "passports" | "people" | "permits",
  names: Names,
  { added, changed }: { readonly added: readonly Values[]; readonly changed: readonly Values[] },
): Promise<void> {
  const list = sql.join(names.map((name) => sql.ref(name)));
  const recordset = (rows: readonly Values[]) =>
    sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
  for (const rows of portionsOf(added)) {
    await sql`insert into ${sql.table(table)} (${list}) select ${list} from ${recordset(rows)}`.execute(
      database,
    );
  }
  const changes = sql.join(names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`said.${name}`)}`));
  for (const rows of portionsOf(changed)) {
    await sql`
      update ${sql.table(table)} as before set ${changes} from ${recordset(rows)} as said
      where before.id = said.id
    `.execute(database);
  }
}
