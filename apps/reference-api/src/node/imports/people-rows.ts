import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";
import { readDate, readIdNumber, readPhone } from "../../domain/written-forms.ts";
import { type CheckedRow, number, type RowProblems, text, word, written } from "./check-rows.ts";
import { differs, isNone, type Names, pick, portionsOf, type Values, writeAll } from "./write-rows.ts";

/** The column of an ID number. */
export const idNumberColumn = written(readIdNumber, "an ID number: A and 6 digits", true);

/** The column of a day. */
export const dayColumn = (isNeeded = false) => written(readDate, "a day as YYYY-MM-DD", isNeeded);

/** The column of a phone number. */
export const phoneColumn = written(
  readPhone,
  "a phone number: 7 digits that begin with 7 or 9, or 00 and digits",
);

/** What files say of a person, beside the ID number. */
export const personColumns = {
  name_en: text(200, true),
  name_dv: text(200),
  gender: word({ m: 1, f: 2, 1: 1, 2: 2 }, true),
  date_of_birth: dayColumn(true),
  phone: phoneColumn,
  house: text(200),
  ward: text(100),
  island_id: number("the id of an island"),
  is_deceased: { ...word({ yes: true, no: false, true: true, false: false }), empty: false },
};

const personNames: Names = Object.keys(personColumns);

interface KnownPerson extends Values {
  readonly id: number;
  readonly id_number: string;
}

/** The people of a file by their ID number: rows of one person have to say the same of them. */
export function listPeople(
  rows: readonly CheckedRow[],
  problems: RowProblems,
): ReadonlyMap<string, CheckedRow> {
  const people = new Map<string, CheckedRow>();
  for (const row of rows) {
    const idNumber = String(row.values.id_number);
    const first = people.get(idNumber);
    if (!first) people.set(idNumber, row);
    else if (differs(pick(row.values, personNames), first.values).length > 0) {
      problems.add(row.line, `it says something else of its owner than row ${first.line}.`);
    }
  }
  return people;
}

/** The ids of all places of a kind. */
export const readPlaceIds = async (database: Database, table: "centers" | "employers" | "islands") =>
  new Set((await database.selectFrom(table).select("id").execute()).map(({ id }) => id));

/** Tells of islands that the registry does not have. */
export async function checkIslands(
  database: Database,
  rows: readonly CheckedRow[],
  problems: RowProblems,
): Promise<void> {
  const islands = await readPlaceIds(database, "islands");
  for (const { line, values } of rows) {
    const island = values.island_id;
    if (typeof island === "number" && !islands.has(island)) {
      problems.add(line, "island_id is no island of the registry.");
    }
  }
}

/** Tells of half an address, of a person as they would be. */
export function checkAddress(line: number, person: Values, problems: RowProblems): void {
  if (isNone(person.house) !== isNone(person.island_id)) {
    problems.add(line, "house and island_id are given together, or neither of them.");
  }
}

/** The people of the registry with these ID numbers. */
export async function readPeople(
  database: Database,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, KnownPerson>> {
  const known = new Map<string, KnownPerson>();
  for (const some of portionsOf(numbers)) {
    const rows = await database
      .selectFrom("people")
      .selectAll()
      .where(sql<boolean>`id_number = any(${some})`)
      .execute();
    for (const row of rows) known.set(row.id_number, row as unknown as KnownPerson);
  }
  return known;
}

/** A person as they would be. */
export interface PutPerson {
  readonly line: number;
  /** Whether the registry knows them. */
  readonly isKnown: boolean;
  /** Whether the file says nothing new of them. */
  readonly isSame: boolean;
  readonly row: Values;
}

/** The people of a file as they would be: what the registry knows of each, with what the file says. */
export async function putPeople(
  database: Database,
  people: ReadonlyMap<string, CheckedRow>,
): Promise<ReadonlyMap<string, PutPerson>> {
  const known = await readPeople(database, [...people.keys()]);
  return new Map(
    Array.from(people, ([idNumber, { line, values }]) => {
      const before = known.get(idNumber);
      const said = pick(values, ["id_number", ...personNames]);
      const isSame = before !== undefined && differs(said, before).length === 0;
      const row: Values = { is_deceased: false, ...before, ...said };
      return [idNumber, { line, isKnown: before !== undefined, isSame, row }];
    }),
  );
}

/** Writes those who are new or changed. */
export async function writePeople(database: Database, people: ReadonlyMap<string, PutPerson>): Promise<void> {
  const all = [...people.values()];
  await writeAll(database, "people", ["id_number", ...personNames], {
    added: all.filter(({ isKnown }) => !isKnown).map(({ row }) => row),
    changed: all.filter(({ isKnown, isSame }) => isKnown && !isSame).map(({ row }) => row),
  });
}
