import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import * as signInAndDispatch from "./migrations/2026-11-01-sign-in-and-dispatch.ts";
import * as batchChanges from "./migrations/2026-11-21-batch-changes.ts";
import * as messages from "./migrations/2026-11-21-messages.ts";
import * as packing from "./migrations/2026-11-21-packing.ts";
import * as placeNames from "./migrations/2026-11-21-place-names.ts";
import * as prints from "./migrations/2026-11-21-prints.ts";
import * as skippedCollectors from "./migrations/2026-11-21-skipped-collectors.ts";
import * as takenPhotos from "./migrations/2026-11-21-taken-photos.ts";
import * as issuances from "./migrations/2026-11-22-issuances.ts";
import * as lookups from "./migrations/2026-11-22-lookups.ts";
import * as storedFiles from "./migrations/2026-11-22-stored-files.ts";
import * as trailChain from "./migrations/2026-11-22-trail-chain.ts";
import * as userPasswords from "./migrations/2026-11-22-user-passwords.ts";
import * as wrongLines from "./migrations/2026-11-22-wrong-lines.ts";
import * as fingerprints from "./migrations/2026-11-23-fingerprints.ts";
import * as signInLimits from "./migrations/2026-11-23-sign-in-limits.ts";
import * as subjects from "./migrations/2026-11-24-subjects.ts";
import * as applications from "./migrations/2026-11-25-applications.ts";
import * as looks from "./migrations/2026-11-26-looks.ts";
import * as captureSets from "./migrations/2026-11-27-capture-sets.ts";
import * as drafts from "./migrations/2026-11-28-drafts.ts";
import * as submissions from "./migrations/2026-11-28-submissions.ts";
import * as xpat from "./migrations/2026-11-29-xpat.ts";
import * as statistics from "./migrations/2026-11-30-statistics.ts";
import * as waitingCards from "./migrations/2026-11-30-waiting-cards.ts";
import * as recordNumbers from "./migrations/2026-12-01-record-numbers.ts";
import * as centersKept from "./migrations/2026-12-02-centers-kept.ts";
import * as batchBells from "./migrations/2026-12-05-batch-bells.ts";
import * as originalDigests from "./migrations/2026-12-10-original-digests.ts";
import * as secondFactors from "./migrations/2026-12-12-second-factors.ts";
import * as sessionPlaces from "./migrations/2026-12-13-session-places.ts";
import * as collectorNumbers from "./migrations/2026-12-16-collector-numbers.ts";
import * as lookupAlarms from "./migrations/2026-12-17-lookup-alarms.ts";
import type { Database } from "./tables.ts";

/** Run in the order of their names. */
const migrations = {
  "2026-11-01-sign-in-and-dispatch": signInAndDispatch,
  "2026-11-21-batch-changes": batchChanges,
  "2026-11-21-messages": messages,
  "2026-11-21-packing": packing,
  "2026-11-21-place-names": placeNames,
  "2026-11-21-prints": prints,
  "2026-11-21-skipped-collectors": skippedCollectors,
  "2026-11-21-taken-photos": takenPhotos,
  "2026-11-22-issuances": issuances,
  "2026-11-22-lookups": lookups,
  "2026-11-22-stored-files": storedFiles,
  "2026-11-22-trail-chain": trailChain,
  "2026-11-22-user-passwords": userPasswords,
  "2026-11-22-wrong-lines": wrongLines,
  "2026-11-23-fingerprints": fingerprints,
  "2026-11-23-sign-in-limits": signInLimits,
  "2026-11-24-subjects": subjects,
  "2026-11-25-applications": applications,
  "2026-11-26-looks": looks,
  "2026-11-27-capture-sets": captureSets,
  "2026-11-28-drafts": drafts,
  "2026-11-28-submissions": submissions,
  "2026-11-29-xpat": xpat,
  "2026-11-30-statistics": statistics,
  "2026-11-30-waiting-cards": waitingCards,
  "2026-12-01-record-numbers": recordNumbers,
  "2026-12-02-centers-kept": centersKept,
  "2026-12-05-batch-bells": batchBells,
  "2026-12-10-original-digests": originalDigests,
  "2026-12-12-second-factors": secondFactors,
  "2026-12-13-session-places": sessionPlaces,
  "2026-12-16-collector-numbers": collectorNumbers,
  "2026-12-17-lookup-alarms": lookupAlarms,
};

/**
 * Takes every table for the transaction before anything of it is changed: taken one by one, as each is changed, they would
 * cross with those of a server that writes meanwhile. Who waits briefly and then lets go of all of them stands in nobody's
 * way; the one who writes goes on, and what comes later waits for the new tables.
 */
const holdTables = sql`do $$
  declare
    usual constant text := current_setting('lock_timeout');
    names constant text := (
      select string_agg(quote_ident(tablename), ', ' order by tablename) from pg_tables
        where schemaname = current_schema() and tablename not like 'kysely%'
    );
  begin
    if names is null then
      return;
    end if;
    for tries in 1..300 loop
      begin
        perform set_config('lock_timeout', '200ms', true);
        execute 'lock table ' || names || ' in access exclusive mode';
        perform set_config('lock_timeout', usual, true);
        return;
      exception when lock_not_available then
        perform pg_sleep(0.05 + 0.1 * random());
      end;
    end loop;
    raise exception 'the tables are held by somebody else' using errcode = 'lock_not_available';
  end
$$`;

const afterHolding = ({ up }: Migration): Migration => ({
  async up(database: Kysely<unknown>) {
    await holdTables.execute(database);
    await up(database);
  },
});

const createMigrator = (database: Database) =>
  new Migrator({
    db: database,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(Object.entries(migrations).map(([name, one]) => [name, afterHolding(one)])),
    },
  });

/** The names of all migrations, the oldest first. */
export const listMigrations = (): string[] => Object.keys(migrations).sort();

/** Brings an empty database to the tables as they were after a migration. */
export async function migrateTo(database: Database, name: string): Promise<void> {
  const { error } = await createMigrator(database).migrateTo(name);
  if (error) throw error;
}

/**
 * Brings a database to today's tables; two servers that start together wait for each other.
 *
 * @returns the names of the migrations that it was in need of.
 */
export async function migrate(database: Database): Promise<readonly string[]> {
  const { error, results = [] } = await createMigrator(database).migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}
