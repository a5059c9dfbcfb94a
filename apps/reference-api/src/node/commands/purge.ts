import { purge } from "../../database/purge.ts";
import { sweepFiles } from "../../files/sweep-files.ts";
import { createFileKeys } from "../files/file-keys.ts";
import { openFiles } from "../files/open-files.ts";
import { openDatabase, readDataPlace } from "../open-database.ts";
import { readSettings } from "../settings/read-settings.ts";
import { defineCommand } from "./command.ts";
import { placeOptions, readPlaceVariables } from "./place.ts";

/** Forgets what is older than the registry keeps it, once, and ends: for a timer, or before a backup. */
export const purgeCommand = defineCommand({
  name: "purge",
  summary: "forget what is older than the settings keep it",
  options: {
    ...placeOptions,
    "dry-run": { type: "boolean", says: "only count what would be forgotten" },
  },
  async run(call) {
    const given = readPlaceVariables(call);
    const settings = readSettings(given);
    const place = readDataPlace(given);
    const now = new Date();
    const { database, close } = await openDatabase(place, () => now);
    try {
      const isDryRun = call.values["dry-run"] ?? false;
      const { codes, unfinished, captures, openSets, drafts, numbers } = await purge(
        database,
        settings,
        now,
        { isDryRun },
      );
      const forgotten = `codes ${codes}, unfinished hand-overs ${unfinished}, captured parts ${captures}, open sets ${openSets}, drafts ${drafts}, collectors' numbers ${numbers}`;
      if (isDryRun) {
        call.print(`Would be forgotten: ${forgotten}. Nothing was changed.`);
        return;
      }
      const { isDemonstration, dataFolder: folder } = place;
      // The sweep removes files and never opens one.
      const unopened = { keys: createFileKeys([]), takesUnsealed: false };
      const files = await sweepFiles(
        { database, settings, ...openFiles({ folder, settings, isDemonstration, ...unopened }) },
        now,
      );
      call.print(`Forgotten: ${forgotten}, files ${files}.`);
    } finally {
      await close();
    }
  },
});
