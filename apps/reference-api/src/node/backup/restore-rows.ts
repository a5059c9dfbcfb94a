import { sql } from "kysely";
import { recordEvent } from "../../database/audit.ts";
import { listMigrations, migrate, migrateTo } from "../../database/migrate.ts";
import type { Database } from "../../database/tables.ts";
import { StartRefused } from "../start-refused.ts";
import { verifyTrail } from "../verify-trail.ts";
import type { Manifest } from "./manifest.ts";
import { type BackupPart, readTableName } from "./read-backup.ts";
import { createTableSum, listTables, readRows, settleForms, type TableShape } from "./read-rows.ts";

/** Refuses a database that holds anything, so that nothing is ever mixed or overwritten. */
export async function refuseFilled(database: Database): Promise<void> {
  const { rows } = await sql`
    select from pg_class where relnamespace = 'public'::regnamespace limit 1
  `.execute(database);
  if (rows.length > 0) {
    throw new StartRefused("The database is not empty. A backup is restored into a new one.");
  }
}

/** Makes the tables as they were when the backup was made. */
async function makeTables(database: Database, manifest: Manifest): Promise<Map<string, TableShape>> {
  const known = listMigrations();
  const last = manifest.migrations.at(-1);
  const isKnown = manifest.migrations.every((name, index) => name === known[index]);
  if (last === undefined || !isKnown) {
    throw new StartRefused("The backup was made by another version of the server. Restore it with that one.");
  }
  await migrateTo(database, last);
  const shapes = new Map((await listTables(database)).map((table) => [table.name, table]));
  const isSame = manifest.tables.every(
    ({ name, columns }) => shapes.get(name)?.columns.join() === columns.join(),
  );
  if (!isSame || shapes.size !== manifest.tables.length) {
    throw new StartRefused("The tables of the backup are not those that this server makes.");
  }
  return shapes;
}

/**
 * Lets rows come in as they were: references are looked at when all are there, and nothing is made of a row that was
 * made of it before. Whoever owns the tables may do so; what it returns sets all of it back.
 */
async function openTables(database: Database, tables: Iterable<string>): Promise<() => Promise<void>> {
  const { rows } = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as "table", conname as name from pg_constraint
    where contype = 'f' and not condeferrable and connamespace = 'public'::regnamespace
  `.execute(database);
  const alter = async (how: string) => {
    for (const { table, name } of rows) {
      await sql`alter table ${sql.table(table)} alter constraint ${sql.id(name)} ${sql.raw(how)}`.execute(
        database,
      );
    }
  };
  const names = [...tables];
  const guard = async (how: "enable" | "disable") => {
    for (const name of names)
      await sql`alter table ${sql.table(name)} ${sql.raw(how)} trigger user`.execute(database);
  };
  await alter("deferrable initially deferred");
  await guard("disable");
  return async () => {
    await sql`set constraints all immediate`.execute(database);
    await alter("not deferrable");
    await guard("enable");
  };
}

async function insertLines(database: Database, { name, columns }: TableShape, lines: readonly string[]) {
  const listed = sql.join(columns.map((column) => sql.ref(column)));
  const table = sql.table(name);
  await sql`
    insert into ${table} (${listed})
    select ${listed} from json_populate_recordset(null::${table}, ${`[${lines.join(",")}]`}::json)
  `.execute(database);
}

/** Holds what the database has now against what the backup says. */
async function compareTables(
  database: Database,
  manifest: Manifest,
  shapes: ReadonlyMap<string, TableShape>,
) {
  for (const { name, rows, sha256 } of manifest.tables) {
    const shape = shapes.get(name);
    if (!shape) throw new Error(`The table ${name} is not there any more.`);
    const sum = createTableSum();
    for await (const lines of readRows(database, shape)) sum.add(lines);
    const found = sum.finish(shape);
    if (found.rows !== rows || found.sha256 !== sha256) {
      throw new StartRefused(`The rows of ${name} are not what the backup says. Nothing was restored.`);
    }
  }
  if (!manifest.doesTrailHold) return;
  const { problem } = await verifyTrail(database, manifest.trail ?? undefined);
  if (problem !== undefined) throw new StartRefused(`${problem} Nothing was restored.`);
}

/** Goes on counting where the registry was, so that no number is given twice. */
async function setNumbers(database: Database, { numbers }: Manifest): Promise<void> {
  for (const { name, last } of numbers) {
    await sql`select setval(${name}::regclass, ${last ?? 1}, ${last !== null})`.execute(database);
  }
}

/**
 * Brings the rows of a backup into an empty database, in one transaction: as they were, at the tables that they were in,
 * held against the manifest, and then brought to today's tables.
 *
 * @param take is given each part that holds no rows.
 * @throws StartRefused when the database is not empty, or what it has then is not what the backup says.
 */
export async function restoreRows(
  database: Database,
  {
    manifest,
    parts,
    take,
    now,
  }: {
    readonly manifest: Manifest;
    readonly parts: AsyncIterable<BackupPart>;
    readonly take: (part: BackupPart) => Promise<void>;
    readonly now: Date;
  },
): Promise<void> {
  await refuseFilled(database);
  await database.transaction().execute(async (transaction) => {
    await settleForms(transaction);
    const shapes = await makeTables(transaction, manifest);
    const close = await openTables(transaction, shapes.keys());
    for await (const part of parts) {
      const shape = shapes.get(readTableName(part.name) ?? "");
      if (shape) await insertLines(transaction, shape, part.bytes.toString("utf8").split("\n"));
      else await take(part);
    }
    await close();
    await compareTables(transaction, manifest, shapes);
    await setNumbers(transaction, manifest);
    await migrate(transaction);
    // A waiting code may have been used since the backup, so staff send another.
    await transaction.updateTable("otps").set({ code_digest: null }).execute();
    await recordEvent(transaction, {
      at: now,
      action: "restore",
      actorId: null,
      centerId: null,
      subject: { type: "registry", id: null },
      notes: `backup of ${manifest.madeAt}`,
      address: null,
    });
  });
  await sql`analyze`.execute(database);
}
