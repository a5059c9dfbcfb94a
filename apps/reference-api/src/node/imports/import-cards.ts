import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { Database, Tables } from "../../database/tables.ts";
import type { CardStatus } from "../../domain/dispatch/card-lines.ts";
import {
  readApplicationNo,
  readDate,
  readIdNumber,
  readPhone,
  readSerialNumber,
} from "../../domain/written-forms.ts";
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
import type { FileRows } from "./read-rows.ts";
import { type ImportPlace, recordImport } from "./record-import.ts";

const code = {
  read: (value: string) => (/^[a-z][a-z0-9_]{0,39}$/.test(value) ? value : undefined),
  is: "a word of small letters, digits and _",
};
const day = "a day as YYYY-MM-DD";

const ofPerson = {
  name_en: text(200, true),
  name_dv: text(200),
  gender: word({ m: 1, f: 2, 1: 1, 2: 2 }, true),
  date_of_birth: written(readDate, day, true),
  phone: written(readPhone, "a phone number: 7 digits that begin with 7 or 9, or 00 and digits"),
  house: text(200),
  ward: text(100),
  island_id: number("the id of an island"),
  is_deceased: { ...word({ yes: true, no: false, true: true, false: false }), empty: false },
};
/** What is printed on it or follows from it. */
const ofCard = {
  card_type: { ...code, isNeeded: true },
  issue_date: written(readDate, day, true),
  expiry_date: written(readDate, day, true),
  application_no: written(readApplicationNo, "the number of an application, as C-2026-000012"),
  replaces_serial_number: written(readSerialNumber, "a serial number: SN and 7 digits"),
  replaces_reason: text(200),
};
const ofPayment = {
  payment_status: code,
  payment_amount: number("an amount in whole units", false, 0),
  payment_currency: {
    read: (value: string) => (/^[A-Z]{3}$/.test(value) ? value : undefined),
    is: "a currency of three letters, as MVR",
  },
};
const columns = {
  serial_number: written(readSerialNumber, "a serial number: SN and 7 digits", true),
  id_number: written(readIdNumber, "an ID number: A and 6 digits", true),
  ...ofPerson,
  ...ofCard,
  ...ofPayment,
  center_id: number("the id of a centre", true),
  status: { ...word({ printed: "printed", at_center: "at_center" }), empty: "printed" },
};

type Values = Record<string, unknown>;
type Names = readonly string[];

const personNames: Names = Object.keys(ofPerson);
const cardNames: Names = Object.keys(ofCard);
const paymentNames: Names = Object.keys(ofPayment);
const finished: readonly CardStatus[] = ["collected", "completed", "returned", "cancelled"];
/** So many rows are read or written by one statement. */
const portion = 5000;

const pick = (values: Values, names: Names): Values =>
  Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name]]] : [])));
const differs = (values: Values, before: Values) =>
  Object.keys(values).filter((name) => values[name] !== before[name]);

function* portionsOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += portion) yield items.slice(from, from + portion);
}

/** Rules that one row keeps or breaks by itself, as it would stand. */
function checkWhole(line: number, card: Values, person: Values, problems: RowProblems): void {
  const [born, issued] = [String(person.date_of_birth), String(card.issue_date)];
  if (issued > String(card.expiry_date)) problems.add(line, "expiry_date is before issue_date.");
  if (born > issued) problems.add(line, "date_of_birth is after issue_date.");
  const isNone = (value: unknown) => value === null || value === undefined;
  if (isNone(person.house) !== isNone(person.island_id)) {
    problems.add(line, "house and island_id are given together, or neither of them.");
  }
  if (isNone(card.replaces_serial_number) !== isNone(card.replaces_reason)) {
    problems.add(line, "replaces_serial_number and replaces_reason are given together, or neither of them.");
  }
  if (isNone(card.payment_amount) !== isNone(card.payment_currency)) {
    problems.add(line, "payment_amount and payment_currency are given together, or neither of them.");
  }
}

interface KnownCard extends Values {
  readonly id: number;
  readonly serial_number: string;
  readonly id_number: string;
  readonly status: CardStatus;
  readonly current_center_id: number | null;
}

interface KnownPerson extends Values {
  readonly id: number;
  readonly id_number: string;
}

async function readCards(database: Database, serials: readonly string[]): Promise<Map<string, KnownCard>> {
  const known = new Map<string, KnownCard>();
  for (const some of portionsOf(serials)) {
    const rows = await database
      .selectFrom("cards as k")
      .innerJoin("people as p", "p.id", "k.person_id")
      .selectAll("k")
      .select("p.id_number")
      .where(sql<boolean>`k.serial_number = any(${some})`)
      .execute();
    for (const row of rows) known.set(row.serial_number, row as unknown as KnownCard);
  }
  return known;
}

async function readPeople(database: Database, numbers: readonly string[]): Promise<Map<string, KnownPerson>> {
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

/** Cards that a clerk could be moving at this moment wait until the import is done; it asks for none that stays. */
async function holdCards(database: Database, ids: readonly number[]): Promise<void> {
  for (const some of portionsOf(ids)) {
    await sql`select from cards where id = any(${some}) order by id for update`.execute(database);
  }
}

/** What a row makes of the card that is there; nothing where it changes nothing. */
function decideCard(
  { line, values }: CheckedRow,
  before: KnownCard,
  problems: RowProblems,
): Values | undefined {
  if (before.id_number !== values.id_number) {
    problems.add(line, "this card belongs to another ID number.");
    return undefined;
  }
  const isPrinted = before.status === "printed";
  const said = {
    ...pick(values, [...cardNames, ...paymentNames]),
    // Where it is, and what became of it, is the batches' and counters' matter once it was sent.
    ...(isPrinted && { current_center_id: values.center_id, status: values.status ?? "printed" }),
  };
  const changed = differs(said, before);
  if (changed.length === 0) return undefined;
  if (finished.includes(before.status)) {
    problems.add(line, `${changed.join(", ")}: this card was handed over or cancelled.`);
  }
  const fixed = changed.filter((name) => cardNames.includes(name));
  if (!isPrinted && fixed.length > 0 && !finished.includes(before.status)) {
    problems.add(line, `${fixed.join(", ")}: this card was sent already, and only its payment can change.`);
  }
  return { ...before, ...said };
}

async function writeAll(
  database: Database,
  table: "cards" | "people",
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

/** Rows of one person have to say the same of them. */
function listPeople(rows: readonly CheckedRow[], problems: RowProblems): Map<string, CheckedRow> {
  const people = new Map<string, CheckedRow>();
  for (const row of rows) {
    const idNumber = String(row.values.id_number);
    const first = people.get(idNumber);
    const said = pick(row.values, personNames);
    if (!first) people.set(idNumber, row);
    else if (differs(said, first.values).length > 0) {
      problems.add(row.line, `it says something else of its owner than row ${first.line}.`);
    }
  }
  return people;
}

async function checkReferences(database: Database, rows: readonly CheckedRow[], problems: RowProblems) {
  const readIds = async (table: "centers" | "islands") =>
    new Set((await database.selectFrom(table).select("id").execute()).map(({ id }) => id));
  const [centers, islands] = [await readIds("centers"), await readIds("islands")];
  for (const { line, values } of rows) {
    if (!centers.has(Number(values.center_id))) problems.add(line, "center_id is no centre of the registry.");
    const island = values.island_id;
    if (typeof island === "number" && !islands.has(island)) {
      problems.add(line, "island_id is no island of the registry.");
    }
  }
}

/** An application's number belongs to one card. */
async function checkApplications(
  database: Kysely<Tables>,
  rows: readonly CheckedRow[],
  problems: RowProblems,
): Promise<void> {
  const lines = new Map(rows.map(({ line, values }) => [values.application_no, { line, values }]));
  const numbers = rows.flatMap(({ values }) =>
    values.application_no ? [String(values.application_no)] : [],
  );
  for (const some of portionsOf(numbers)) {
    const taken = await database
      .selectFrom("cards")
      .select(["serial_number", "application_no"])
      .where(sql<boolean>`application_no = any(${some})`)
      .execute();
    for (const { serial_number, application_no } of taken) {
      const row = lines.get(application_no);
      if (row && row.values.serial_number !== serial_number) {
        problems.add(row.line, "application_no is that of another card already.");
      }
    }
  }
}

/**
 * Adds cards that were printed, with their owners, and changes those that were not sent yet. A card that is in a batch,
 * at a counter or handed over stays where it is.
 *
 * @throws StartRefused with a sentence for each row that is wrong.
 */
export async function importCards(place: ImportPlace, file: FileRows): Promise<ImportCounts> {
  const problems = new RowProblems(file);
  const rows = checkRows(file, columns, problems);
  checkOnce(rows, "serial_number", problems);
  checkOnce(rows, "application_no", problems);
  const people = listPeople(rows, problems);
  problems.refuse();
  return recordImport(place, "cards", async (transaction) => {
    await checkReferences(transaction, rows, problems);
    await checkApplications(transaction, rows, problems);
    const serials = rows.map(({ values }) => String(values.serial_number));
    const seen = await readCards(transaction, serials);
    // First without holding anything: of a file that came before there may be nothing to change.
    const isChanging = (row: CheckedRow) => {
      const before = seen.get(String(row.values.serial_number));
      return before && decideCard(row, before, new RowProblems(file)) ? [before.id] : [];
    };
    await holdCards(transaction, rows.flatMap(isChanging));
    const cards = await readCards(transaction, serials);

    const known = await readPeople(transaction, [...people.keys()]);
    const saidPeople = [...people.values()].map(({ values }) => {
      const before = known.get(String(values.id_number));
      const said = pick(values, ["id_number", ...personNames]);
      const isSame = before !== undefined && differs(said, before).length === 0;
      return { before, isSame, row: { is_deceased: false, ...before, ...said } as Values };
    });
    const personOf = new Map(saidPeople.map(({ row }) => [row.id_number, row]));
    const [added, changed] = [[] as Values[], [] as Values[]];
    let ownersOnly = 0;
    const changedOwners = new Set(
      saidPeople.filter(({ before, isSame }) => before && !isSame).map(({ row }) => row.id_number),
    );
    for (const row of rows) {
      const { line, values } = row;
      const before = cards.get(String(values.serial_number));
      const next = before
        ? decideCard(row, before, problems)
        : {
            ...Object.fromEntries([...cardNames, ...paymentNames].map((name) => [name, null])),
            ...pick(values, ["serial_number", "id_number", ...cardNames, ...paymentNames]),
            current_center_id: values.center_id,
            status: values.status ?? "printed",
          };
      checkWhole(line, next ?? before ?? {}, personOf.get(values.id_number ?? "") ?? {}, problems);
      if (!next) {
        if (changedOwners.has(values.id_number ?? "")) ownersOnly += 1;
        continue;
      }
      const hasMoved = before?.status !== next.status || before?.current_center_id !== next.current_center_id;
      const at = place.now.toISOString();
      const moved = hasMoved ? { status_at: at, arrived_at: next.status === "at_center" ? at : null } : {};
      (before ? changed : added).push({ ...next, ...moved });
    }
    problems.refuse();

    await writeAll(transaction, "people", ["id_number", ...personNames], {
      added: saidPeople.filter(({ before }) => !before).map(({ row }) => row),
      changed: saidPeople.filter(({ before, isSame }) => before && !isSame).map(({ row }) => row),
    });
    const owners = await readPeople(transaction, [...people.keys()]);
    await writeAll(
      transaction,
      "cards",
      [
        "serial_number",
        "person_id",
        ...cardNames,
        ...paymentNames,
        "current_center_id",
        "status",
        "status_at",
        "arrived_at",
      ],
      {
        added: added.map((row) => ({ ...row, person_id: owners.get(String(row.id_number))?.id })),
        changed,
      },
    );
    const updated = changed.length + ownersOnly;
    return { added: added.length, updated, unchanged: rows.length - added.length - updated };
  });
}
