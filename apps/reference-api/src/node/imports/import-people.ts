import { checkOnce, checkRows, type ImportCounts, RowProblems } from "./check-rows.ts";
import {
  checkAddress,
  checkIslands,
  idNumberColumn,
  listPeople,
  personColumns,
  putPeople,
  writePeople,
} from "./people-rows.ts";
import type { FileRows } from "./read-rows.ts";
import { type ImportPlace, recordImport } from "./record-import.ts";

const columns = { id_number: idNumberColumn, ...personColumns };

/**
 * Adds people and changes those who are there; none is ever removed.
 *
 * @throws StartRefused with a sentence for each row that is wrong.
 */
export async function importPeople(place: ImportPlace, file: FileRows): Promise<ImportCounts> {
  const problems = new RowProblems(file);
  const rows = checkRows(file, columns, problems);
  checkOnce(rows, "id_number", problems);
  problems.refuse();
  return recordImport(place, "people", async (transaction) => {
    await checkIslands(transaction, rows, problems);
    const people = await putPeople(transaction, listPeople(rows, problems));
    for (const { line, row } of people.values()) checkAddress(line, row, problems);
    problems.refuse();
    await writePeople(transaction, people);
    const all = [...people.values()];
    const added = all.filter(({ isKnown }) => !isKnown).length;
    const unchanged = all.filter(({ isSame }) => isSame).length;
    return { added, updated: all.length - added - unchanged, unchanged };
  });
}
