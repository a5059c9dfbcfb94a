import { sql } from "kysely";
import { subjectOfApplication } from "../../database/applications/change-application.ts";
import { recordEvents } from "../../database/audit.ts";
import { skipNumbers, takeNumber } from "../../database/record-numbers.ts";
import type { Database } from "../../database/tables.ts";
import { endedStatuses } from "../../domain/applications/application-actions.ts";
import { seriesOfChannel } from "../../domain/record-numbers.ts";
import {
  applicationColumns,
  checkMoments,
  checkWhole,
  hasEnded,
  type PutApplication,
  putRow,
} from "./application-rows.ts";
import { checkOnce, checkRows, type ImportCounts, RowProblems } from "./check-rows.ts";
import { readPeople, readPlaceIds } from "./people-rows.ts";
import type { FileRows } from "./read-rows.ts";
import { type ImportPlace, recordImport } from "./record-import.ts";
import { isNone, portionsOf, writeAll } from "./write-rows.ts";

/** Finds the people that rows name, and puts their ids in. */
async function putPeople(
  database: Database,
  rows: readonly PutApplication[],
  problems: RowProblems,
): Promise<PutApplication[]> {
  const numbers = rows.flatMap(({ id_number, guardian_id_number }) =>
    [id_number, guardian_id_number].filter((each) => typeof each === "string"),
  );
  const people = await readPeople(database, [...new Set(numbers)]);
  return rows.map((row) => {
    const [person, guardian] = [row.id_number, row.guardian_id_number].map((each) =>
      people.get(String(each)),
    );
    if (!person) problems.add(row.line, "id_number is nobody of the registry.");
    if (!isNone(row.guardian_id_number)) {
      if (!guardian) problems.add(row.line, "guardian_id_number is nobody of the registry.");
      else if (guardian === person) problems.add(row.line, "guardian_id_number is the applicant's own.");
    }
    return { ...row, person_id: person?.id ?? null, guardian_person_id: guardian?.id ?? null };
  });
}

/** Finds the users that rows name as staff, and puts their ids in. */
async function putStaff(
  database: Database,
  rows: readonly PutApplication[],
  problems: RowProblems,
): Promise<PutApplication[]> {
  const users = await database.selectFrom("users").select(["id", "username"]).execute();
  const ids = new Map(users.map(({ id, username }) => [username, id]));
  return rows.map((row) => {
    const find = (name: "created_by" | "cancelled_by") => {
      if (isNone(row[name])) return null;
      const id = ids.get(String(row[name]).toLowerCase());
      if (id === undefined) problems.add(row.line, `${name} is no user of the registry.`);
      return id ?? null;
    };
    return { ...row, created_by: find("created_by"), cancelled_by: find("cancelled_by") };
  });
}

async function checkCenters(database: Database, rows: readonly PutApplication[], problems: RowProblems) {
  const centers = await readPlaceIds(database, "centers");
  for (const row of rows) {
    for (const name of ["collection_center_id", "created_center_id"] as const) {
      const id = row[name];
      if (!isNone(id) && !centers.has(Number(id)))
        problems.add(row.line, `${name} is no centre of the registry.`);
    }
  }
}

/** The rows whose application is not here yet. One that is here stays as it is. */
async function listNew(
  database: Database,
  rows: readonly PutApplication[],
  problems: RowProblems,
): Promise<PutApplication[]> {
  const known = new Map<unknown, number>();
  for (const some of portionsOf(rows.flatMap(({ application_no: no }) => (no ? [String(no)] : [])))) {
    const found = await database
      .selectFrom("applications")
      .where(sql<boolean>`application_no = any(${some})`)
      .select(["application_no", "person_id"])
      .execute();
    for (const { application_no, person_id } of found) known.set(application_no, person_id);
  }
  return rows.filter((row) => {
    const person = known.get(row.application_no);
    if (person !== undefined && person !== row.person_id) {
      problems.add(row.line, "application_no is that of another person's application.");
    }
    return person === undefined;
  });
}

/** A person has one application under way at most. */
async function checkActive(database: Database, rows: readonly PutApplication[], problems: RowProblems) {
  const active = new Set<unknown>();
  const people = rows.map(({ person_id }) => person_id as number | null).filter((id) => id !== null);
  for (const some of portionsOf(people)) {
    const found = await database
      .selectFrom("applications")
      .where("status", "not in", endedStatuses)
      .where(sql<boolean>`person_id = any(${some})`)
      .select("person_id")
      .execute();
    for (const { person_id } of found) active.add(person_id);
  }
  for (const row of rows) {
    if (hasEnded(row) || row.person_id === null) continue;
    if (active.has(row.person_id))
      problems.add(row.line, "this person has an application under way already.");
    active.add(row.person_id);
  }
}

/** A card with the number of an application may be here already, of the same person; the application then follows it. */
async function checkCards(database: Database, rows: readonly PutApplication[], problems: RowProblems) {
  const numbers = rows.flatMap(({ application_no: no }) => (no ? [String(no)] : []));
  const owners = new Map<unknown, number>();
  for (const some of portionsOf(numbers)) {
    const cards = await database
      .selectFrom("cards")
      .where(sql<boolean>`application_no = any(${some})`)
      .select(["application_no", "person_id"])
      .execute();
    for (const { application_no, person_id } of cards) owners.set(application_no, person_id);
  }
  for (const { line, application_no, person_id, status } of rows) {
    const owner = owners.get(application_no);
    if (owner === undefined) continue;
    if (owner !== person_id) problems.add(line, "application_no is on a card of another person.");
    else if (status !== "approved") {
      problems.add(line, "application_no is on a card already, and status is not approved.");
    }
  }
}

const writtenNames = [
  ...Object.keys(applicationColumns).filter(
    (name) => !["id_number", "guardian_id_number", "reasons"].includes(name),
  ),
  ...["channel", "person_id", "guardian_person_id", "cancelled_at", "changed_at", "round", "version"],
];

async function writeApplications(
  database: Database,
  rows: readonly PutApplication[],
  now: Date,
): Promise<void> {
  await skipNumbers(
    database,
    rows.flatMap(({ application_no: no }) => (no ? [String(no)] : [])),
  );
  const numbered: (PutApplication & { readonly application_no: string })[] = [];
  for (const row of rows) {
    const application_no =
      (row.application_no as string | null) ??
      (await takeNumber(database, seriesOfChannel[row.channel], now));
    numbered.push({ ...row, application_no });
  }
  const added = numbered.map((row) => ({ ...row, round: 1, version: 1 }));
  await writeAll(database, "applications", writtenNames, { added, changed: [] });

  for (const some of portionsOf(numbered)) {
    const numbers = some.map(({ application_no }) => application_no);
    const kept = await database
      .selectFrom("applications")
      .where(sql<boolean>`application_no = any(${numbers})`)
      .select(["id", "application_no"])
      .execute();
    const ids = new Map(kept.map(({ id, application_no }) => [application_no, id]));
    const reasons = some.flatMap(({ application_no, reasons: given }) =>
      given.map((reason) => ({ application_id: ids.get(application_no) ?? 0, round: 1, ...reason })),
    );
    if (reasons.length > 0) await database.insertInto("application_reasons").values(reasons).execute();
    await recordEvents(
      database,
      some.map(({ application_no, status }) => ({
        at: now,
        action: "import",
        actorId: null,
        centerId: null,
        subject: subjectOfApplication({ id: ids.get(application_no) ?? 0 }),
        toStatus: status,
        isInHistory: true,
        address: null,
      })),
    );
    // Cards that came before their applications take them along.
    await sql`update cards set application_no = application_no where application_no = any(${numbers})`.execute(
      database,
    );
  }
}

/**
 * Adds applications that were made before the registry had this server, with the numbers that they have, or with the next
 * ones. One that is here already stays as it is.
 *
 * @throws StartRefused with a sentence for each row that is wrong.
 */
export async function importApplications(place: ImportPlace, file: FileRows): Promise<ImportCounts> {
  const problems = new RowProblems(file);
  const rows = checkRows(file, applicationColumns, problems);
  checkOnce(rows, "application_no", problems);
  problems.refuse();
  const { now } = place;
  const said = rows.map((row) => putRow(row, now));
  for (const row of rows) checkMoments(row, now, problems);
  for (const row of said) checkWhole(row, problems);
  return recordImport(place, "applications", async (transaction) => {
    await checkCenters(transaction, said, problems);
    const staffed = await putStaff(transaction, said, problems);
    const all = await putPeople(transaction, staffed, problems);
    const added = await listNew(transaction, all, problems);
    await checkActive(transaction, added, problems);
    await checkCards(transaction, added, problems);
    problems.refuse();
    await writeApplications(transaction, added, now);
    return { added: added.length, updated: 0, unchanged: rows.length - added.length };
  });
}
