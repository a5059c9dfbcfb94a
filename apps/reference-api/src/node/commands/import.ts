import { importCards } from "../imports/import-cards.ts";
import { importCenters, importReference } from "../imports/import-places.ts";
import { readRows } from "../imports/read-rows.ts";
import { openDatabase, readDataPlace } from "../open-database.ts";
import { type Command, defineCommand } from "./command.ts";
import { placeOptions, readPlaceVariables } from "./place.ts";

function defineImport(what: string, summary: string, work: typeof importCards): Command {
  return defineCommand({
    name: `import ${what}`,
    summary,
    positionals: ["FILE"],
    notes: [
      "FILE is a table with commas whose first line names its columns, or a list in JSON (.json). It may come again:",
      "what is there already stays. If one row is wrong, nothing is kept. docs/operating.md lists the columns.",
    ],
    options: {
      "dry-run": { type: "boolean", says: "check and count, and keep nothing" },
      ...placeOptions,
    },
    async run(call) {
      const file = readRows(call.positionals[0] ?? "");
      const now = new Date();
      const isDryRun = call.values["dry-run"] ?? false;
      const { database, close } = await openDatabase(readDataPlace(readPlaceVariables(call)), () => now);
      try {
        const { added, updated, unchanged } = await work({ database, now, isDryRun }, file);
        const said = isDryRun ? "Nothing was kept. It would be: " : "";
        call.print(`${said}added ${added}, updated ${updated}, unchanged ${unchanged}.`);
      } finally {
        await close();
      }
    },
  });
}

/** What operators bring into the registry from elsewhere. */
export const importCommands: readonly Command[] = [
  defineImport("centers", "add and change centres", importCenters),
  defineImport("reference", "add and change islands", importReference),
  defineImport("cards", "add cards that were printed, with their owners", importCards),
];
