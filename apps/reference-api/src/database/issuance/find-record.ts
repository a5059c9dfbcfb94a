import { Refusal, refuseMissing } from "../../domain/refusal.ts";
import type { Acting } from "../acting.ts";
import { findIssuance, type IssuanceHead, recordIssuanceEvent } from "./hold-issuance.ts";

/** Which records an operation is about: every hand-over that was made, or the completed ones. */
export type RecordKind = "made" | "completed";

/**
 * Finds the last hand-over of a card that was made, or completed, at this centre. One that is under way is no record
 * yet; one of another centre is refused.
 */
export async function findRecord(
  { database, center }: Pick<Acting, "database" | "center">,
  cardId: number,
  kind: RecordKind = "made",
): Promise<IssuanceHead> {
  const issuance = await findIssuance(database, cardId, { isMade: true });
  if (issuance && issuance.center_id !== center.id) {
    throw new Refusal(403, {
      message: `This card was handed over at ${issuance.center.name}.`,
      code: "other_center",
    });
  }
  if (!issuance || (kind === "completed" && issuance.status !== "completed")) {
    throw refuseMissing("Hand-over not found.");
  }
  return issuance;
}

/**
 * Writes down that somebody looks at a hand-over's record, before they see it: who cannot be written down sees nothing.
 * Runs before a read, which itself changes nothing.
 */
export async function recordView(acting: Acting, cardId: number, kind: RecordKind = "made"): Promise<void> {
  await recordIssuanceEvent(acting, await findRecord(acting, cardId, kind), { action: "view" });
}
