import type { Finger, Hand } from "../../domain/issuance/issuance-proof.ts";
import type { ReadProof } from "../../ports.ts";
import type { Acting } from "../acting.ts";
import type { Database } from "../tables.ts";

/** The proof of a hand-over as it is kept; its pictures are PNG. */
export interface KeptProof {
  readonly thumb: (ReadProof & { readonly finger: Finger; readonly hand: Hand | null }) | undefined;
  readonly signature: Uint8Array | undefined;
}

/** Keeps the proof of a hand-over; it comes once and is never changed. */
export async function keepProof(
  { database, session, now }: Acting,
  issuanceId: number,
  { thumb, signature }: KeptProof,
): Promise<void> {
  await database
    .insertInto("issuance_proofs")
    .values({
      issuance_id: issuanceId,
      thumb: thumb?.png ?? null,
      finger: thumb?.finger ?? null,
      hand: thumb?.hand ?? null,
      resolution_ppi: thumb?.resolution ?? null,
      signature: signature ?? null,
      kept_by: session.member.id,
      kept_at: now,
    })
    .execute();
}

/** A picture of the proof of a hand-over, as PNG; nothing where none is kept. */
export async function findEvidence(
  database: Database,
  { issuanceId, kind }: { readonly issuanceId: number; readonly kind: "thumb" | "signature" },
): Promise<Uint8Array | undefined> {
  const found = await database
    .selectFrom("issuance_proofs")
    .where("issuance_id", "=", issuanceId)
    .select(kind)
    .executeTakeFirst();
  return found?.[kind] ?? undefined;
}
