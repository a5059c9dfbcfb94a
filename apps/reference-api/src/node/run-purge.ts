/** Forgets what is older than the registry keeps it, once, and ends: for a timer, or before a backup. */
import { purge } from "../database/purge.ts";
import { sweepFiles } from "../files/sweep-files.ts";
import { given, openDatabase, readDataPlace } from "./open-database.ts";
import { openFiles } from "./open-files.ts";
import { readSettings } from "./read-settings.ts";
import { StartRefused } from "./start-refused.ts";

async function run(): Promise<void> {
  const settings = readSettings(given);
  const place = readDataPlace();
  const now = new Date();
  const { database, close } = await openDatabase(place, () => now);
  try {
    const { codes, unfinished } = await purge(database, settings, now);
    const { isDemonstration, dataFolder: folder } = place;
    const files = await sweepFiles(
      { database, settings, ...openFiles({ folder, settings, isDemonstration }) },
      now,
    );
    console.log(`Forgotten: codes ${codes}, unfinished hand-overs ${unfinished}, files ${files}.`);
  } finally {
    await close();
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exit(1);
});
