import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";
import type { CheckedRow, ImportCounts, RowProblems } from "./check-rows.ts";

/** A row of the registry with an id that its operator gives. */
export type Known = Readonly<Record<string, unknown>> & { readonly id: number };

/** The rows as they would stand: what is known of each, with what the file says of it. */
export function putRows(rows: readonly CheckedRow[], known: ReadonlyMap<number, Known>, empty: object) {
  return rows.map(({ line, values }) => {
    const before = known.get(Number(values.id));
    const row = { ...empty, ...before, ...values } as Known;
    const isSame = before !== undefined && Object.keys(row).every((name) => row[name] === before[name]);
    return { line, row, before, isSame };
  });
}

/** A row as it would stand, with the row before it. */
export type PutRow = ReturnType<typeof putRows>[number];

/** Counts what an import of these rows does. */
export const countPut = (rows: readonly PutRow[]): ImportCounts => ({
  added: rows.filter(({ before }) => before === undefined).length,
  updated: rows.filter(({ before, isSame }) => before !== undefined && !isSame).length,
  unchanged: rows.filter(({ isSame }) => isSame).length,
});

/** Tells of a value that another record has which is not in the file. */
export function checkTaken(
  rows: readonly PutRow[],
  known: Iterable<Known>,
  { of, keyOf }: { readonly of: string; readonly keyOf: (row: Known) => string },
  problems: RowProblems,
): void {
  const inFile = new Set(rows.map(({ row }) => row.id));
  const taken = new Set([...known].filter(({ id }) => !inFile.has(id)).map(keyOf));
  for (const { line, row } of rows) {
    if (taken.has(keyOf(row))) problems.add(line, `${of} is that of another one already.`);
  }
}

/** Writes new and changed rows in one statement, so that they may refer to each other in any order. */
export async function writePut(
  database: Database,
  table: "centers" | "employers" | "islands",
  names: readonly string[],
  rows: readonly PutRow[],
): Promise<void> {
  const changed = rows.filter(({ isSame }) => !isSame).map(({ row }) => row);
  if (changed.length === 0) return;
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const changes = sql.join(
    names
      .filter((name) => name !== "id")
      .map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`),
  );
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(changed)}::jsonb)
    on conflict (id) do update set ${changes}
  `.execute(database);
}
