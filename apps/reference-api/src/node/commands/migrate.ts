import { openDatabase, readDataPlace } from "../open-database.ts";
import { defineCommand } from "./command.ts";
import { placeOptions, readPlaceVariables } from "./place.ts";

/** Brings the database to the tables of this version, and says what that took. */
export const migrateCommand = defineCommand({
  name: "migrate",
  summary: "bring the database to the tables of this version; serving does it too",
  options: placeOptions,
  async run(call) {
    const place = readDataPlace(readPlaceVariables(call));
    const { applied, close } = await openDatabase(place, () => new Date());
    await close();
    for (const name of applied) call.print(`Applied: ${name}`);
    call.print(applied.length === 0 ? "Nothing to do." : `Migrations: ${applied.length}.`);
  },
});
