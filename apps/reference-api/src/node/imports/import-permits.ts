import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";
import { findCountry } from "../../domain/countries.ts";
import { readPermitNo, readWorkersPassportNo } from "../../domain/xpat/interaction-rules.ts";
import { findOccupation } from "../../domain/xpat/occupations.ts";
import {
  type CheckedRow,
  checkOnce,
  checkRows,
  type ImportCounts,
  number,
  RowProblems,
  text,
  word,
  written,
} from "./check-rows.ts";
import { checkIslands, dayColumn, readPlaceIds } from "./people-rows.ts";
import type { FileRows } from "./read-rows.ts";
import { type ImportPlace, recordImport } from "./record-import.ts";
import { differs, isNone, type Names, pick, portionsOf, type Values, writeAll } from "./write-rows.ts";

const permitColumns = {
  since: dayColumn(),
  valid_until: dayColumn(),
  is_cancelled: { ...word({ yes: true, no: false, true: true, false: false }), empty: false },
  employer_id: number("the id of an employer"),
  occupation_code: text(16),
  island_id: number("the id of an island"),
  site: text(200),
  missing_kind: word({ reported: "reported", negligence: "negligence", abscond: "abscond" }),
  missing_on: dayColumn(),
};

const personColumns = {
  name: text(200, true),
  country_id: number("the id of a country", true),
  gender: { ...word({ m: 1, f: 2, 1: 1, 2: 2 }), empty: 0 },
  date_of_birth: dayColumn(),
};

const passportColumns = {
  passport_no: written(readWorkersPassportNo, "a passport number: 5 to 15 letters and digits"),
  passport_country_id: number("the id of a country"),
  passport_expires_on: dayColumn(),
};

const columns = {
  number: written(readPermitNo, "a permit number: letters, digits, / and -", true),
  ...personColumns,
  ...passportColumns,
  ...permitColumns,
};

const permitNames: Names = Object.keys(permitColumns);
const personNames: Names = Object.keys(personColumns);

/** A row with the passport that it names; of the person's country where it names none. */
const passportOf = ({ values }: CheckedRow) =>
  isNone(values.passport_no)
    ? undefined
    : {
        passport_no: String(values.passport_no),
        country_id: Number(values.passport_country_id ?? values.country_id),
        ...(values.passport_expires_on !== undefined && { expires_on: values.passport_expires_on }),
      };

const keyOf = ({ passport_no, country_id }: { passport_no: string; country_id: number }) =>
  `${country_id} ${passport_no}`;

/** Tells of countries, occupations, employers and reports that make no sense. */
async function checkValues(database: Database, rows: readonly CheckedRow[], problems: RowProblems) {
  await checkIslands(database, rows, problems);
  const employers = await readPlaceIds(database, "employers");
  for (const { line, values } of rows) {
    for (const column of ["country_id", "passport_country_id"]) {
      const id = values[column];
      if (typeof id === "number" && !findCountry(id)) problems.add(line, `${column} is no country.`);
    }
    const { occupation_code: code, employer_id: employer } = values;
    if (typeof code === "string" && !findOccupation(code)) {
      problems.add(line, "occupation_code is no group of ISCO-08.");
    }
    if (typeof employer === "number" && !employers.has(employer)) {
      problems.add(line, "employer_id is no employer of the registry.");
    }
    if (isNone(values.missing_kind) !== isNone(values.missing_on)) {
      problems.add(line, "missing_kind and missing_on are given together, or neither of them.");
    }
  }
}

/** What the registry has of the permits and passports of a file, by number, and of the people whose they are. */
async function readKnown(database: Database, rows: readonly CheckedRow[]) {
  const permits = new Map<string, Values & { id: number; expat_id: number }>();
  const passports = new Map<string, Values & { id: number; expat_id: number }>();
  for (const some of portionsOf(rows)) {
    const numbers = some.map(({ values }) => String(values.number));
    const found = await database
      .selectFrom("permits")
      .selectAll()
      .where(sql<boolean>`number = any(${numbers})`)
      .execute();
    for (const row of found)
      permits.set(row.number, row as unknown as Values & { id: number; expat_id: number });
    const named = some.flatMap((row) => passportOf(row)?.passport_no ?? []);
    const held = await database
      .selectFrom("passports")
      .selectAll()
      .where(sql<boolean>`passport_no = any(${named})`)
      .execute();
    for (const row of held)
      passports.set(keyOf(row), row as unknown as Values & { id: number; expat_id: number });
  }
  const ids = [...new Set([...permits.values(), ...passports.values()].map(({ expat_id }) => expat_id))];
  const people = new Map<number, Values>();
  for (const some of portionsOf(ids)) {
    const found = await database
      .selectFrom("expats")
      .select(["id", "name", "country_id", "gender", "date_of_birth"])
      .where(sql<boolean>`id = any(${some})`)
      .execute();
    for (const row of found) people.set(row.id, row);
  }
  return { permits, passports, people };
}

type KnownRows = Awaited<ReturnType<typeof readKnown>>;

/** Takes ids for people who are new. */
async function takeIds(database: Database, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('expats', 'id'))::integer as id from generate_series(1, ${count}::integer)
  `.execute(database);
  return rows.map(({ id }) => id);
}

/** Everybody of a file as they would be, by their ids, and whose each row is. */
interface PutPeople {
  readonly people: ReadonlyMap<
    number,
    { readonly line: number; readonly isNew: boolean; readonly said: Values }
  >;
  readonly ownerOf: ReadonlyMap<CheckedRow, number>;
}

/** Says whose each permit is: as the registry has it, else by the passport, else somebody new. */
async function putPeople(
  database: Database,
  rows: readonly CheckedRow[],
  known: KnownRows,
  problems: RowProblems,
): Promise<PutPeople> {
  const ids = await takeIds(database, rows.length);
  const people = new Map<number, { line: number; isNew: boolean; said: Values }>();
  const ownerOf = new Map<CheckedRow, number>();
  const byPassport = new Map([...known.passports].map(([key, { expat_id }]) => [key, expat_id]));
  for (const [index, row] of rows.entries()) {
    const { line, values } = row;
    const passport = passportOf(row);
    const key = passport && keyOf(passport);
    const holder = key === undefined ? undefined : byPassport.get(key);
    const owner = known.permits.get(String(values.number))?.expat_id ?? holder;
    if (owner !== undefined && holder !== undefined && owner !== holder) {
      problems.add(line, "passport_no is that of somebody else than whose permit it is.");
    }
    const id = owner ?? ids[index] ?? 0;
    if (key !== undefined) byPassport.set(key, id);
    ownerOf.set(row, id);
    const said = pick(values, personNames);
    const first = people.get(id);
    if (!first) people.set(id, { line, isNew: owner === undefined, said });
    else if (differs(said, first.said).length > 0) {
      problems.add(line, `it says something else of its person than row ${first.line}.`);
    }
  }
  return { people, ownerOf };
}

/** Adds and changes people and their passports, and gives those whose rows were changed by it. */
async function writePeople(
  database: Database,
  { people, ownerOf }: PutPeople,
  { known, now }: { readonly known: KnownRows; readonly now: Date },
): Promise<ReadonlySet<number>> {
  const all = [...people].map(([id, { isNew, said }]) => ({
    id,
    isNew,
    row: { id, gender: 0, ...known.people.get(id), ...said },
  }));
  const changed = all.filter(
    ({ id, isNew, row }) => !isNew && differs(row, known.people.get(id) ?? {}).length > 0,
  );
  await writeAll(database, "expats", ["id", ...personNames, "recorded_at"], {
    added: all.filter(({ isNew }) => isNew).map(({ row }) => ({ ...row, recorded_at: now })),
    changed: [],
  });
  await writeAll(database, "expats", personNames, { added: [], changed: changed.map(({ row }) => row) });

  const touched = new Set(changed.map(({ id }) => id));
  const passports = new Map<string, Values>();
  const renewed: Values[] = [];
  for (const [row, expat_id] of ownerOf) {
    const passport = passportOf(row);
    if (!passport) continue;
    const before = known.passports.get(keyOf(passport));
    if (!before) passports.set(keyOf(passport), { expires_on: null, ...passport, expat_id, added_at: now });
    else if (differs(passport, before).length > 0) renewed.push({ ...before, ...passport });
    if (!before || differs(passport, before).length > 0) touched.add(expat_id);
  }
  await writeAll(database, "passports", ["expat_id", "passport_no", "country_id", "expires_on", "added_at"], {
    added: [...passports.values()],
    changed: [],
  });
  await writeAll(database, "passports", ["expires_on"], { added: [], changed: renewed });
  return touched;
}

/**
 * Adds work permits and changes those that are there, with whose they are: a person is known by the permit or by the
 * passport. None is ever removed.
 *
 * @throws StartRefused with a sentence for each row that is wrong.
 */
export async function importPermits(place: ImportPlace, file: FileRows): Promise<ImportCounts> {
  const problems = new RowProblems(file);
  const rows = checkRows(file, columns, problems);
  checkOnce(rows, "number", problems);
  problems.refuse();
  return recordImport(place, "permits", async (transaction) => {
    await checkValues(transaction, rows, problems);
    const known = await readKnown(transaction, rows);
    const put = await putPeople(transaction, rows, known, problems);
    problems.refuse();
    const touched = await writePeople(transaction, put, { known, now: place.now });
    const permits = rows.map((row) => {
      const before = known.permits.get(String(row.values.number));
      const said = pick(row.values, permitNames);
      const expat_id = put.ownerOf.get(row) ?? 0;
      const isSame = before !== undefined && differs(said, before).length === 0;
      const values: Values = { is_cancelled: false, ...before, ...said, number: row.values.number, expat_id };
      return { values, before, isSame, isTouched: touched.has(expat_id) };
    });
    const names = ["number", "expat_id", ...permitNames];
    await writeAll(transaction, "permits", names, {
      added: permits.filter(({ before }) => !before).map(({ values }) => values),
      changed: permits.filter(({ before, isSame }) => before && !isSame).map(({ values }) => values),
    });
    const added = permits.filter(({ before }) => !before).length;
    const unchanged = permits.filter(({ isSame, isTouched }) => isSame && !isTouched).length;
    return { added, updated: permits.length - added - unchanged, unchanged };
  });
}
