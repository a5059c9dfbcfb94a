import type { SmsOutbox } from "../../ports.ts";
import type { ImportCounts } from "../imports/check-rows.ts";
import { importApplications } from "../imports/import-applications.ts";
import { importCards } from "../imports/import-cards.ts";
import { importDecisions } from "../imports/import-decisions.ts";
import { importEmployers } from "../imports/import-employers.ts";
import { importPeople } from "../imports/import-people.ts";
import { importPermits } from "../imports/import-permits.ts";
import { importCenters, importReference } from "../imports/import-places.ts";
import { type FileRows, readRows } from "../imports/read-rows.ts";
import type { ImportPlace } from "../imports/record-import.ts";
import { openDatabase, readDataPlace } from "../open-database.ts";
import { type Command, defineCommand } from "./command.ts";
import { openOutbox } from "./outbox.ts";
import { placeOptions, readPlaceVariables } from "./place.ts";

type Work = (place: ImportPlace & { readonly sms: SmsOutbox }, file: FileRows) => Promise<ImportCounts>;

function defineImport(what: string, summary: string, work: Work): Command {
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
      const given = readPlaceVariables(call);
      const place = readDataPlace(given);
      const sms = openOutbox(given, place);
      const { database, close } = await openDatabase(place, () => now);
      try {
        const { added, updated, unchanged } = await work({ database, now, isDryRun, sms }, file);
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
  defineImport("people", "add and change people", importPeople),
  defineImport("applications", "add applications that were made before", importApplications),
  defineImport("decisions", "decide about applications", importDecisions),
  defineImport("cards", "add cards that were printed, with their owners", importCards),
  defineImport("employers", "add and change employers of foreign workers", importEmployers),
  defineImport("permits", "add and change work permits, with whose they are", importPermits),
];
