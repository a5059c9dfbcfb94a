import { sql } from "kysely";
import type { components } from "../../contract/registry.gen.d.ts";
import type { IssuanceColumns } from "../issuance-tables.ts";
import { type Staff, staffOf } from "../staff.ts";
import type { Database } from "../tables.ts";
import { type IssuanceProof, selectProofs } from "./read-proof.ts";

type Returned = Pick<IssuanceColumns, "return_reason" | "return_notes" | "returned_at">;

const copies = sql<number>`(
  select coalesce(max(c.copy), 0) from issuance_prints c where c.issuance_id = i.id
)`;

/** Who did what in a hand-over, what was taken as proof, and how often its receipt was printed. */
export interface IssuanceAccount {
  readonly issuer: Staff | null;
  readonly completer: Staff | null;
  readonly returner: Staff | null;
  readonly copies: number;
  readonly proof: IssuanceProof;
}

/** Reads what stands in other tables of a hand-over, in one question. */
export async function readAccount(database: Database, issuanceId: number): Promise<IssuanceAccount> {
  const {
    id: _,
    issuer,
    completer,
    returner,
    copies: printed,
    ...proof
  } = await selectProofs(database)
    .where("i.id", "=", issuanceId)
    .select([
      staffOf("i.issued_by").as("issuer"),
      staffOf("i.completed_by").as("completer"),
      staffOf("i.returned_by").as("returner"),
      copies.as("copies"),
    ])
    .executeTakeFirstOrThrow();
  return { issuer, completer, returner, copies: printed, proof };
}

/** Says why, when and by whom a card was taken back; null where it was not. */
export function formatReturn(
  { return_reason: reason, return_notes: notes, returned_at: at }: Returned,
  by: Staff | null,
): components["schemas"]["Issuance"]["returned"] {
  return reason && at && by ? { reason, notes: notes ?? "", by, at: at.toISOString() } : null;
}
