import { recordEvent } from "../../database/audit.ts";
import { findIssuance, type IssuanceHead, refuseOtherCenter } from "../../database/issuance/hold-issuance.ts";
import { refuseMissing } from "../../http/refusal.ts";
import type { AskedAtCenter } from "../operation.ts";

type Asked = AskedAtCenter<"getIssuanceEvidence" | "getIssuanceDocument" | "getPortrait">;

/**
 * Finds the hand-over of a card that was loaded at this centre, and writes down what of it somebody looks at. Files of
 * a hand-over are for its own centre alone.
 */
export async function findSeenIssuance(
  { database, session, center, now, address, path }: Asked,
  what: string,
): Promise<IssuanceHead> {
  const issuance = await findIssuance(database, path.id);
  if (!issuance) throw refuseMissing("There is no hand-over of this card.");
  if (issuance.center_id !== center.id) throw refuseOtherCenter(issuance.center);
  await recordEvent(database, {
    at: now,
    action: "view",
    actorId: session.member.id,
    centerId: center.id,
    subject: { type: "card", id: issuance.card_id },
    serialNumber: issuance.serial_number,
    notes: what,
    address,
  });
  return issuance;
}
