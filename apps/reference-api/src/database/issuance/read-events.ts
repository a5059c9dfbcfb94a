import type { components } from "../../contract/registry.gen.d.ts";
import { formatCenter } from "../centers.ts";
import type { Database } from "../tables.ts";

/** Everything that happened to a hand-over, oldest first. */
export async function readIssuanceEvents(
  database: Database,
  issuanceId: number,
): Promise<components["schemas"]["IssuanceEvent"][]> {
  const rows = await database
    .selectFrom("audit_events as e")
    .innerJoin("users as u", "u.id", "e.actor_id")
    .innerJoin("centers as c", "c.id", "e.center_id")
    .where("e.subject_type", "=", "issuance")
    .where("e.subject_id", "=", issuanceId)
    .orderBy("e.id")
    .select(["e.id", "e.at", "e.action", "e.from_status", "e.to_status", "e.notes"])
    .select(["u.username", "u.fullname", "c.id as center_id", "c.name", "c.atoll", "c.island", "c.kind"])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actor: { username: row.username, fullname: row.fullname },
    center: formatCenter({ ...row, id: row.center_id }),
    from_status: row.from_status,
    to_status: row.to_status,
    notes: row.notes,
  }));
}
