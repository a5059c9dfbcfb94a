import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";
import {
  type CheckedRow,
  checkOnce,
  checkRows,
  type ImportCounts,
  number,
  RowProblems,
  text,
} from "./check-rows.ts";
import type { FileRows } from "./read-rows.ts";
import { type ImportPlace, recordImport } from "./record-import.ts";

const centerColumns = {
  id: number("a number from 1 on", true),
  code: text(40, true),
  name: text(200, true),
  kind: text(60, true),
  parent_id: number("the id of a centre"),
  atoll: text(100),
  island: text(100),
  address: text(300),
  phone: text(30),
  name_dv: text(200),
  island_dv: text(100),
  atoll_dv: text(100),
  atoll_code: text(10),
};

const islandColumns = {
  id: number("a number from 1 on", true),
  name: text(100, true),
  atoll: text(10, true),
};

type Known = Readonly<Record<string, unknown>> & { readonly id: number };

/** The rows as they would stand: what is known of each, with what the file says of it. */
function putRows(rows: readonly CheckedRow[], known: ReadonlyMap<number, Known>, empty: object) {
  return rows.map(({ line, values }) => {
    const before = known.get(Number(values.id));
    const row = { ...empty, ...before, ...values } as Known;
    const isSame = before !== undefined && Object.keys(row).every((name) => row[name] === before[name]);
    return { line, row, before, isSame };
  });
}

type PutRow = ReturnType<typeof putRows>[number];

const count = (rows: readonly PutRow[]): ImportCounts => ({
  added: rows.filter(({ before }) => before === undefined).length,
  updated: rows.filter(({ before, isSame }) => before !== undefined && !isSame).length,
  unchanged: rows.filter(({ isSame }) => isSame).length,
});

/** Tells of a value that another record has which is not in the file. */
function checkTaken(
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

/** Tells of parents that are not there, and of centres that would stand below themselves. */
function checkParents(rows: readonly PutRow[], known: Iterable<Known>, problems: RowProblems): void {
  const parents = new Map([...known].map(({ id, parent_id }) => [id, parent_id]));
  for (const { row } of rows) parents.set(row.id, row.parent_id);
  for (const { line, row } of rows) {
    const seen = new Set<unknown>([row.id]);
    for (let id = row.parent_id; typeof id === "number"; id = parents.get(id)) {
      if (!parents.has(id)) {
        if (id === row.parent_id)
          problems.add(line, "parent_id is no centre of the file or of the registry.");
        break;
      }
      if (seen.has(id)) {
        problems.add(line, "parent_id leads back to the centre itself.");
        break;
      }
      seen.add(id);
    }
  }
}

/** Writes new and changed rows in one statement, so that they may refer to each other in any order. */
async function writeRows(
  database: Database,
  table: "centers" | "islands",
  rows: readonly PutRow[],
): Promise<void> {
  const changed = rows.filter(({ isSame }) => !isSame).map(({ row }) => row);
  if (changed.length === 0) return;
  const names = Object.keys(table === "centers" ? centerColumns : islandColumns);
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

const noPlace = { atoll: null, island: null, address: null, phone: null };
const emptyCenter = {
  parent_id: null,
  ...noPlace,
  name_dv: null,
  island_dv: null,
  atoll_dv: null,
  atoll_code: null,
};

/**
 * Adds centres and changes those that are there; none is ever removed.
 *
 * @throws StartRefused with a sentence for each row that is wrong.
 */
export async function importCenters(place: ImportPlace, file: FileRows): Promise<ImportCounts> {
  const problems = new RowProblems(file);
  const rows = checkRows(file, centerColumns, problems);
  checkOnce(rows, "id", problems);
  checkOnce(rows, "code", problems);
  problems.refuse();
  return recordImport(place, "centers", async (transaction) => {
    const all = await transaction.selectFrom("centers").selectAll().execute();
    const known = new Map(all.map((row) => [row.id, row as unknown as Known]));
    const put = putRows(rows, known, emptyCenter);
    checkTaken(put, known.values(), { of: "code", keyOf: ({ code }) => String(code) }, problems);
    checkParents(put, known.values(), problems);
    problems.refuse();
    await writeRows(transaction, "centers", put);
    return count(put);
  });
}

/**
 * Adds islands and changes those that are there; none is ever removed.
 *
 * @throws StartRefused with a sentence for each row that is wrong.
 */
export async function importReference(place: ImportPlace, file: FileRows): Promise<ImportCounts> {
  const problems = new RowProblems(file);
  const rows = checkRows(file, islandColumns, problems);
  checkOnce(rows, "id", problems);
  const keyOf = ({ atoll, name }: Readonly<Record<string, unknown>>) => `${atoll}. ${name}`;
  const seen = new Set<string>();
  for (const { line, values } of rows) {
    if (seen.has(keyOf(values))) problems.add(line, "this island of this atoll stands in the file already.");
    seen.add(keyOf(values));
  }
  problems.refuse();
  return recordImport(place, "reference", async (transaction) => {
    const all = await transaction.selectFrom("islands").selectAll().execute();
    const known = new Map(all.map((row) => [row.id, row as unknown as Known]));
    const put = putRows(rows, known, {});
    checkTaken(put, known.values(), { of: "the name in its atoll", keyOf }, problems);
    problems.refuse();
    await writeRows(transaction, "islands", put);
    return count(put);
  });
}
