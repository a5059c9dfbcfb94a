import { sql } from "kysely";
import {
  type CardApplication,
  holdCardApplications,
  type PrintedCard,
  recordPrintedCards,
  refuseCard,
} from "../../database/applications/print-card.ts";
import type { Database } from "../../database/tables.ts";
import type { CardStatus } from "../../domain/dispatch/card-lines.ts";
import { readApplicationNo, readSerialNumber } from "../../domain/written-forms.ts";
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
import {
  checkAddress,
  checkIslands,
  dayColumn,
  idNumberColumn,
  listPeople,
  personColumns,
  putPeople,
  readPeople,
  readPlaceIds,
  writePeople,
} from "./people-rows.ts";
import type { FileRows } from "./read-rows.ts";
import { type ImportPlace, recordImport } from "./record-import.ts";
import { differs, isNone, type Names, pick, portionsOf, type Values, writeAll } from "./write-rows.ts";

const code = {
  read: (value: string) => (/^[a-z][a-z0-9_]{0,39}$/.test(value) ? value : undefined),
  is: "a word of small letters, digits and _",
};

/** What is printed on it or follows from it. */
const ofCard = {
  card_type: { ...code, isNeeded: true },
  issue_date: dayColumn(true),
  expiry_date: dayColumn(true),
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
  id_number: idNumberColumn,
  ...personColumns,
  ...ofCard,
  ...ofPayment,
  center_id: number("the id of a centre", true),
  status: { ...word({ printed: "printed", at_center: "at_center" }), empty: "printed" },
};

const cardNames: Names = Object.keys(ofCard);
const paymentNames: Names = Object.keys(ofPayment);
const finished: readonly CardStatus[] = ["collected", "completed", "returned", "cancelled"];

/** Rules that one row keeps or breaks by itself, as it would stand. */
function checkWhole(line: number, card: Values, person: Values, problems: RowProblems): void {
  const [born, issued] = [String(person.date_of_birth), String(card.issue_date)];
  if (issued > String(card.expiry_date)) problems.add(line, "expiry_date is before issue_date.");
  if (born > issued) problems.add(line, "date_of_birth is after issue_date.");
  checkAddress(line, person, problems);
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

async function checkCenters(
  database: Database,
  rows: readonly CheckedRow[],
  problems: RowProblems,
): Promise<void> {
  const centers = await readPlaceIds(database, "centers");
  for (const { line, values } of rows) {
    if (!centers.has(Number(values.center_id))) problems.add(line, "center_id is no centre of the registry.");
  }
}

const readNumbers = (rows: readonly Values[]) =>
  rows.flatMap(({ application_no }) => (application_no ? [String(application_no)] : []));

/** An application's number belongs to one card. */
async function checkNumbers(
  database: Database,
  rows: readonly CheckedRow[],
  problems: RowProblems,
): Promise<void> {
  const lines = new Map(rows.map(({ line, values }) => [values.application_no, { line, values }]));
  for (const some of portionsOf(readNumbers(rows.map(({ values }) => values)))) {
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
 * Finds the application that a row makes a card for. Returns nothing if no application here has the row's number, which is
 * then kept as text, or if the application already has this card.
 */
function findApplication(
  line: number,
  { before, next }: { readonly before: KnownCard | undefined; readonly next: Values },
  applications: ReadonlyMap<string, CardApplication>,
  problems: RowProblems,
): CardApplication | undefined {
  if (next.application_no === before?.application_no) return undefined;
  if (applications.has(String(before?.application_no))) {
    problems.add(line, "application_no: this card was made for another application.");
  }
  const application = applications.get(String(next.application_no));
  const refusal = application && refuseCard(application, String(next.id_number));
  if (refusal) problems.add(line, `${refusal.message}.`);
  return application;
}

/**
 * Adds cards that were printed, with their owners, and changes those that were not sent yet. An application that is here
 * goes on with its card. A card that is in a batch,
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
    await checkCenters(transaction, rows, problems);
    await checkIslands(transaction, rows, problems);
    await checkNumbers(transaction, rows, problems);
    const serials = rows.map(({ values }) => String(values.serial_number));
    const seen = await readCards(transaction, serials);
    // First without holding anything: of a file that came before there may be nothing to change.
    const isChanging = (row: CheckedRow) => {
      const before = seen.get(String(row.values.serial_number));
      return before && decideCard(row, before, new RowProblems(file)) ? [before.id] : [];
    };
    await holdCards(transaction, rows.flatMap(isChanging));
    const cards = await readCards(transaction, serials);

    const applications = await holdCardApplications(
      transaction,
      readNumbers([...rows.map(({ values }) => values), ...cards.values()]),
    );
    const owners = await putPeople(transaction, people);
    const printed: PrintedCard[] = [];
    const [added, changed] = [[] as Values[], [] as Values[]];
    let ownersOnly = 0;
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
      const owner = owners.get(String(values.id_number));
      checkWhole(line, next ?? before ?? {}, owner?.row ?? {}, problems);
      if (!next) {
        if (owner?.isKnown && !owner.isSame) ownersOnly += 1;
        continue;
      }
      const application = findApplication(line, { before, next }, applications, problems);
      if (application) printed.push({ application, serialNumber: String(next.serial_number) });
      const hasMoved = before?.status !== next.status || before?.current_center_id !== next.current_center_id;
      const at = place.now.toISOString();
      const moved = hasMoved ? { status_at: at, arrived_at: next.status === "at_center" ? at : null } : {};
      (before ? changed : added).push({ ...next, ...moved });
    }
    problems.refuse();

    await writePeople(transaction, owners);
    const ids = await readPeople(transaction, [...people.keys()]);
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
        added: added.map((row) => ({ ...row, person_id: ids.get(String(row.id_number))?.id })),
        changed,
      },
    );
    await recordPrintedCards(transaction, printed, place.now);
    const updated = changed.length + ownersOnly;
    return { added: added.length, updated, unchanged: rows.length - added.length - updated };
  });
}
