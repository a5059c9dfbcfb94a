import { join } from "node:path";
import { countKeys, sealFiles } from "../files/seal-files.ts";
import { openKeptDatabase, readDataPlace } from "../open-database.ts";
import { gatherFileKeys, readGivenFileKeys } from "../settings/read-file-keys.ts";
import { keepDemonstrationKey, readGivenKey } from "../settings/read-key.ts";
import { StartRefused } from "../start-refused.ts";
import { defineCommand } from "./command.ts";
import { placeOptions, readPlaceVariables } from "./place.ts";

/** Seals files of before, and those that an older key sealed, with the first key of the settings. */
export const filesSeal = defineCommand({
  name: "files seal",
  summary: "seal all files with the first key of ID_DESK_FILE_KEYS",
  options: {
    ...placeOptions,
    "dry-run": { type: "boolean", says: "only count the files by the key that they have" },
  },
  notes: ["It may be ended and called again, and on PostgreSQL servers go on meanwhile."],
  async run(call) {
    const given = readPlaceVariables(call);
    const place = readDataPlace(given);
    const named = readGivenFileKeys(given);
    const registryKey = readGivenKey(given("ID_DESK_KEY"), place) ?? keepDemonstrationKey(place.dataFolder);
    const keys = gatherFileKeys(named, registryKey);
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
        `Sealed with the key ${keys.ids[0]}: ${sealed} files that were open, ${resealed} that had another key. ${unchanged} had it already.`,
      );
      const lacking = [...missingKeys].map(([id, count]) => `${count} have the key ${id}, which is not here`);
      const problems = [...lacking, ...(damaged > 0 ? [`${damaged} are damaged`] : [])];
      if (problems.length > 0) throw new StartRefused(`Files were left as they are: ${problems.join("; ")}.`);
    } finally {
      await close();
    }
  },
});
