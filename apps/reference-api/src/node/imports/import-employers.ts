import { sql } from "kysely";
import { checkOnce, checkRows, type ImportCounts, number, RowProblems, text } from "./check-rows.ts";
import { checkIslands } from "./people-rows.ts";
import { checkTaken, countPut, type Known, putRows, writePut } from "./put-rows.ts";
import type { FileRows } from "./read-rows.ts";
import { type ImportPlace, recordImport } from "./record-import.ts";

const columns = {
  id: number("a number from 1 on", true),
  name: text(200, true),
  registration_no: text(40),
  island_id: number("the id of an island"),
};

/**
 * Adds employers of foreign workers and changes those that are there; none is ever removed.
 *
 * @throws StartRefused with a sentence for each row that is wrong.
 */
export async function importEmployers(place: ImportPlace, file: FileRows): Promise<ImportCounts> {
  const problems = new RowProblems(file);
  const rows = checkRows(file, columns, problems);
  checkOnce(rows, "id", problems);
  checkOnce(rows, "registration_no", problems);
  problems.refuse();
  return recordImport(place, "employers", async (transaction) => {
    await checkIslands(transaction, rows, problems);
    const all = await transaction
      .selectFrom("employers")
      .select(["id", "name", "registration_no", "island_id"])
      .execute();
    const known = new Map<number, Known>(all.map((row) => [row.id, row]));
    const put = putRows(rows, known, { registration_no: null, island_id: null });
    // Households have none.
    const isRegistered = ({ registration_no }: Known) => registration_no !== null;
    checkTaken(
      put.filter(({ row }) => isRegistered(row)),
      all.filter(isRegistered),
      { of: "registration_no", keyOf: ({ registration_no }) => String(registration_no) },
      problems,
    );
    problems.refuse();
    await writePut(transaction, "employers", Object.keys(columns), put);
    await sql`
      select setval(pg_get_serial_sequence('employers', 'id'), max(id)) from employers
    `.execute(transaction);
    return countPut(put);
  });
}
