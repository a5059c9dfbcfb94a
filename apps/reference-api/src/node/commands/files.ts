import { join } from "node:path";
import { countKeys, sealFiles } from "../files/seal-files.ts";
import { openKeptDatabase, readDataPlace } from "../open-database.ts";
import { gatherFileKeys, readGivenFileKeys } from "../settings/read-file-keys.ts";
import { findRegistryKey } from "../settings/read-key.ts";
import { StartRefused } from "../start-refused.ts";
import { defineCommand } from "./command.ts";
import { placeOptions, readPlaceVariables } from "./place.ts";

/** Seals files that are unsealed or sealed with an older key, with the first key of the settings. */
export const filesSeal = defineCommand({
  name: "files seal",
  summary: "seal all files with the first key of ID_DESK_FILE_KEYS",
  options: {
    ...placeOptions,
    "dry-run": { type: "boolean", says: "only count the files by their key" },
  },
  notes: ["You can stop it and run it again. On PostgreSQL, servers can keep running."],
  async run(call) {
    const given = readPlaceVariables(call);
    const place = readDataPlace(given);
    const named = readGivenFileKeys(given);
    const keys = gatherFileKeys(named, findRegistryKey(given, place));
    const folder = join(place.dataFolder, "documents");
    const { database, close } = await openKeptDatabase(place);
    try {
      if (call.values["dry-run"]) {
        const { byKey, unsealed, damaged } = await countKeys(database, folder);
        for (const [id, count] of [...byKey].sort()) {
          const state =
            id === keys.ids[0] ? ", which seals" : keys.ids.includes(id) ? "" : ", which is not here";
          call.print(`Key ${id}${state}: ${count} files.`);
        }
        call.print(`Not sealed: ${unsealed}. Damaged: ${damaged}. Nothing was changed.`);
        return;
      }
      const { sealed, resealed, unchanged, damaged, missingKeys } = await sealFiles(database, {
        folder,
        keys,
        now: new Date(),
      });
      call.print(
        `Sealed with the key ${keys.ids[0]}: ${sealed} files that were not sealed, ${resealed} with another key. ${unchanged} had this key already.`,
      );
      const lacking = [...missingKeys].map(([id, count]) => `${count} have the key ${id}, which is not here`);
      const problems = [...lacking, ...(damaged > 0 ? [`${damaged} are damaged`] : [])];
      if (problems.length > 0) throw new StartRefused(`Some files were not changed: ${problems.join("; ")}.`);
    } finally {
      await close();
    }
  },
});
