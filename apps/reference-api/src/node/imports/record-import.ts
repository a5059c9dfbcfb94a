import { sql } from "kysely";
import { recordEvent } from "../../database/audit.ts";
import type { Database } from "../../database/tables.ts";
import type { ImportCounts } from "./check-rows.ts";

/** What an import works with. */
export interface ImportPlace {
  readonly database: Database;
  readonly now: Date;
  /** Whether it is only tried: all is checked and counted, and nothing is kept. */
  readonly isDryRun: boolean;
}

class DryRun extends Error {
  override readonly name = "DryRun";
  readonly counts: ImportCounts;

  constructor(counts: ImportCounts) {
    super("tried");
    this.counts = counts;
  }
}

/** Does an import in one transaction, one import after the other, with its event in the audit trail. */
export async function recordImport(
  { database, now, isDryRun }: ImportPlace,
  what: "centers" | "reference" | "people" | "applications" | "decisions" | "cards" | "employers" | "permits",
  work: (transaction: Database) => Promise<ImportCounts>,
): Promise<ImportCounts> {
  try {
    return await database.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('import', 0))`.execute(transaction);
      const counts = await work(transaction);
      if (isDryRun) throw new DryRun(counts);
      await recordEvent(transaction, {
        at: now,
        action: `import_${what}`,
        actorId: null,
        centerId: null,
        subject: { type: "registry", id: null },
        notes: `added ${counts.added}, updated ${counts.updated}, unchanged ${counts.unchanged}`,
        address: null,
      });
      return counts;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.counts;
    throw error;
  }
}
