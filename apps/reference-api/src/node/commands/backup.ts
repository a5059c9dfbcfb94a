import { join } from "node:path";
import { findBackupKey } from "../backup/find-key.ts";
import type { Manifest } from "../backup/manifest.ts";
import { checkBackup } from "../backup/read-backup.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { openKeptDatabase, readDataPlace } from "../open-database.ts";
import { keepDemonstrationKey, readGivenKey } from "../settings/read-key.ts";
import { defineCommand } from "./command.ts";
import { placeOptions, readPlaceVariables } from "./place.ts";

/** What a backup holds, in a sentence. */
export function describeBackup({ tables, documents, trail, madeAt }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables, ${documents.length} documents, ${trail?.position ?? 0} events, as they were at ${madeAt}.`;
}

/** What is wrong with what was backed up, though the backup is whole. */
export function listWarnings({ missingDocuments, doesTrailHold }: Manifest): string[] {
  return [
    ...(missingDocuments > 0
      ? [`${missingDocuments} documents that the database tells of were not in the folder.`]
      : []),
    ...(doesTrailHold ? [] : ["The audit trail did not hold already: `audit verify` says where."]),
  ];
}

/** Writes database and documents into one sealed file, or looks whether such a file is whole. */
export const backupCommand = defineCommand({
  name: "backup",
  summary: "write database and documents into one sealed file",
  positionals: ["FILE"],
  options: {
    verify: { type: "boolean", says: "write nothing, and look whether FILE is whole" },
    ...placeOptions,
  },
  notes: [
    "On PostgreSQL servers go on meanwhile. The file is opened with ID_DESK_KEY alone: keep that elsewhere.",
  ],
  async run(call) {
    const given = readPlaceVariables(call);
    const [file = ""] = call.positionals;
    const place = readDataPlace(given);
    if (call.values.verify) {
      const manifest = await checkBackup(file, findBackupKey(given, place));
      call.print(`The backup is whole: ${describeBackup(manifest)}`);
      for (const warning of listWarnings(manifest)) call.print(warning);
      return;
    }
    const givenKey = readGivenKey(given("ID_DESK_KEY"), place);
    const { database, close } = await openKeptDatabase(place);
    try {
      const manifest = await writeBackup({
        database,
        documents: join(place.dataFolder, "documents"),
        key: givenKey ?? keepDemonstrationKey(place.dataFolder),
        file,
        now: new Date(),
      });
      call.print(`Written, ${(manifest.bytes / 1_000_000).toFixed(1)} MB: ${describeBackup(manifest)}`);
      for (const warning of listWarnings(manifest)) call.print(warning);
    } finally {
      await close();
    }
  },
});
