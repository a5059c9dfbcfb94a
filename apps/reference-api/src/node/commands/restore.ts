import { findBackupKey } from "../backup/find-key.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { readDataPlace } from "../open-database.ts";
import { gatherFileKeys, readGivenFileKeys } from "../settings/read-file-keys.ts";
import { keepDemonstrationKey } from "../settings/read-key.ts";
import { describeBackup, listWarnings } from "./backup.ts";
import { defineCommand } from "./command.ts";
import { placeOptions, readPlaceVariables } from "./place.ts";

/** Restores a backup into an empty database and a folder without documents. */
export const restoreCommand = defineCommand({
  name: "restore",
  summary: "restore a backup into an empty database and folder",
  positionals: ["FILE"],
  options: placeOptions,
  notes: [
    "All of it is restored or nothing. Everybody has to sign in again, and codes have to be sent again.",
  ],
  async run(call) {
    const given = readPlaceVariables(call);
    const [file = ""] = call.positionals;
    const place = readDataPlace(given);
    const key = findBackupKey(given, place);
    const fileKeys = gatherFileKeys(readGivenFileKeys(given), key);
    const manifest = await restoreBackup({ file, key, fileKeys, place, now: new Date() });
    // A demonstration that is started without a key goes on with the one that its data was written under.
    if (place.isDemonstration) keepDemonstrationKey(place.dataFolder, key);
    call.print(`Restored: ${describeBackup(manifest)}`);
    for (const warning of listWarnings(manifest)) call.print(warning);
  },
});
