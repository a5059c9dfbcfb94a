import type { EmbeddedServer } from "../embedded.ts";
import { serialOf } from "./batches.ts";

/** Which card was handed over, and where. */
export interface Issued {
  /** The number at the end of its serial number; 101 to 700 are free at DNR Head Office. */
  readonly number?: number;
  readonly center?: number;
  readonly now: Date;
}

/** Puts a card at a centre as handed over with its proof outstanding, and gives its id and that of the hand-over. */
export async function putIssued(
  { database }: EmbeddedServer,
  { number = 101, center = 1, now }: Issued,
): Promise<{ cardId: number; issuanceId: number }> {
  const card = await database
    .updateTable("cards")
    .set({ status: "collected", current_center_id: center, status_at: now })
    .where("serial_number", "=", serialOf(number))
    .returning(["id", "person_id"])
    .executeTakeFirstOrThrow();
  const { id } = await database
    .insertInto("issuances")
    .values({
      card_id: card.id,
      center_id: center,
      status: "collected",
      issuance_no: `HO-2026-${String(number).padStart(6, "0")}`,
      begun_by: 1,
      begun_at: now,
      touched_at: now,
      changed_by: 1,
      changed_at: now,
      collector_type: "self",
      collector_person_id: card.person_id,
      verified_at: now,
      verified_method: "otp",
      issued_by: 1,
      issued_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { cardId: card.id, issuanceId: id };
}
