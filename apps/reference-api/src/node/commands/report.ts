import { type NumbersOfClerk, reportNumbers } from "../../database/issuance/report-numbers.ts";
import { readDate } from "../../domain/written-forms.ts";
import { openDatabase, readDataPlace } from "../open-database.ts";
import { StartRefused } from "../start-refused.ts";
import { defineCommand } from "./command.ts";
import { placeOptions, readPlaceVariables } from "./place.ts";

function readDay(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const day = readDate(text);
  if (day === "") throw new StartRefused(`--${name} is not a day, for example 2026-11-29.`);
  return day;
}

const formatLine = (cells: readonly (string | number)[]) =>
  cells
    .map((cell) => {
      // A spreadsheet would calculate what begins with one of these signs.
      const text = String(cell).replace(/^(?=[=+\-@\t\r])/, "'");
      return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join(",");

const heading = ["clerk", "center", "hand_overs", "other_number", "most_by_one_number", "hand_over_numbers"];

const format = ({ clerk, center, handOvers, otherNumbers }: NumbersOfClerk) => [
  clerk,
  center,
  handOvers,
  otherNumbers.reduce((sum, { issuanceNos }) => sum + issuanceNos.length, 0),
  otherNumbers[0]?.issuanceNos.length ?? 0,
  otherNumbers.map(({ mark, issuanceNos }) => `${issuanceNos.join(" ")} (${mark})`).join("; "),
];

/** Prints for each clerk how many hand-overs had their code sent to another number than the registry's. */
export const reportNumbersCommand = defineCommand({
  name: "report numbers",
  summary:
    "print for each clerk the hand-overs whose code went to another number than the registry's, as CSV",
  options: {
    from: { type: "string", value: "DAY", says: "the first day of the hand-overs, for example 2026-11-01" },
    to: { type: "string", value: "DAY", says: "the last day of the hand-overs" },
    ...placeOptions,
  },
  notes: [
    "The report has no phone number. The mark in brackets is the same for the same number.",
    "Each report is an event of the audit trail.",
  ],
  async run(call) {
    const [from, to] = [readDay("from", call.values.from), readDay("to", call.values.to)];
    const now = new Date();
    const { database, close } = await openDatabase(readDataPlace(readPlaceVariables(call)), () => now);
    try {
      const report = await database
        .transaction()
        .execute((transaction) =>
          reportNumbers(
            { database: transaction, now },
            { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
          ),
        );
      for (const line of [heading, ...report.map(format)]) call.print(formatLine(line));
    } finally {
      await close();
    }
  },
});
