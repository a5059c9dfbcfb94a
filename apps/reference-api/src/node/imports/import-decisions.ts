import { type DecidingRegistry, decideApplication } from "../../database/applications/decide-application.ts";
import {
  type DecisionReason,
  type RegistryDecision,
  readReason,
  reasonSyntax,
  registryDecisions,
} from "../../domain/applications/registry-decisions.ts";
import { Refusal } from "../../domain/refusal.ts";
import { readApplicationNo } from "../../domain/written-forms.ts";
import {
  type CheckedRow,
  type Column,
  checkOnce,
  checkRows,
  type ImportCounts,
  RowProblems,
  text,
  word,
  written,
} from "./check-rows.ts";
import type { FileRows } from "./read-rows.ts";
import { type ImportPlace, recordImport } from "./record-import.ts";

/** The column of an application's number. */
export const applicationNoColumn = (isNeeded = false): Column =>
  written(readApplicationNo, "the number of an application, as C-2026-000012", isNeeded);

const separator = "|";

const splitReasons = (cell: string) => cell.split(separator).map(readReason);

/** The column of reasons, in one cell. */
export const reasonsColumn: Column = {
  read: (cell) => (splitReasons(cell).includes(undefined) ? undefined : cell),
  is: `${reasonSyntax}; several with ${separator} between them`,
};

/** The reasons of a row that was read. */
export const readReasons = ({ values }: CheckedRow): readonly DecisionReason[] =>
  typeof values.reasons === "string" ? splitReasons(values.reasons).filter((each) => each !== undefined) : [];

const columns = {
  application_no: applicationNoColumn(true),
  decision: word(
    Object.fromEntries(Object.keys(registryDecisions).map((decision) => [decision, decision])),
    true,
  ),
  reasons: reasonsColumn,
  payment_reference: text(100),
};

/**
 * Decides about applications as the registry, one decision about each.
 *
 * @throws StartRefused with a sentence for each row that is wrong.
 */
export async function importDecisions(
  place: ImportPlace & Pick<DecidingRegistry, "sms">,
  file: FileRows,
): Promise<ImportCounts> {
  const problems = new RowProblems(file);
  const rows = checkRows(file, columns, problems);
  checkOnce(rows, "application_no", problems);
  for (const { line, values } of rows) {
    if (values.payment_reference && values.decision !== "paid") {
      problems.add(line, "payment_reference belongs to paid alone.");
    }
  }
  problems.refuse();
  const { sms, now } = place;
  return recordImport(place, "decisions", async (database) => {
    let updated = 0;
    // In one order: another import, or a member of staff, waits and does not lock crosswise.
    for (const row of rows.toSorted((one, other) =>
      String(one.values.application_no) < String(other.values.application_no) ? -1 : 1,
    )) {
      const { application_no, decision, payment_reference } = row.values;
      try {
        const { isRepeat } = await decideApplication(
          { database, now, sms },
          { applicationNo: String(application_no) },
          {
            decision: decision as RegistryDecision,
            reasons: readReasons(row),
            paymentReference: payment_reference === undefined ? null : (payment_reference as string | null),
          },
        );
        updated += isRepeat ? 0 : 1;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        problems.add(row.line, `${error.message.replace(/\.$/, "")}.`);
      }
    }
    problems.refuse();
    return { added: 0, updated, unchanged: rows.length - updated };
  });
}
