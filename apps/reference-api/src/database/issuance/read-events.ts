import type { components } from "../../contract/registry.gen.d.ts";
import { formatEvent, selectEvents } from "../read-events.ts";
import type { Database } from "../tables.ts";

/** Everything that happened to a hand-over, oldest first. */
export async function readIssuanceEvents(
  database: Database,
  issuanceId: number,
): Promise<components["schemas"]["IssuanceEvent"][]> {
  const rows = await selectEvents(database)
    .where("e.subject_type", "=", "issuance")
    .where("e.subject_id", "=", issuanceId)
    .orderBy("e.id")
    .execute();
  return rows.map(formatEvent);
}
