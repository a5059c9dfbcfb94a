import { checkOnce, checkRows, type ImportCounts, number, RowProblems, text } from "./check-rows.ts";
import { checkTaken, countPut, type Known, type PutRow, putRows, writePut } from "./put-rows.ts";
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
  atoll_name: text(100),
  name_dv: text(100),
};

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
    await writePut(transaction, "centers", Object.keys(centerColumns), put);
    return countPut(put);
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
    await writePut(transaction, "islands", Object.keys(islandColumns), put);
    return countPut(put);
  });
}
