import { recordAct } from "../../database/audit.ts";
import { findRecord } from "../../database/issuance/find-record.ts";
import {
  cardOf,
  findIssuance,
  type IssuanceHead,
  refuseOtherCenter,
  subjectOf,
} from "../../database/issuance/hold-issuance.ts";
import { wasViewed } from "../../database/was-viewed.ts";
import { refuseMissing } from "../../domain/refusal.ts";
import type { AskedAtCenter } from "../operation.ts";

type Asked = AskedAtCenter<"getIssuanceEvidence" | "getIssuanceDocument" | "getPortrait">;

/** Writes down that somebody looks at a file of a hand-over, before they see it. */
async function recordFileView(asked: Asked, issuance: IssuanceHead, what: string): Promise<IssuanceHead> {
  await recordAct(asked, {
    action: "view",
    // Not of the hand-over: its history would be full of who looked at which picture.
    subject: cardOf(issuance),
    serialNumber: issuance.serial_number,
    notes: what,
  });
  return issuance;
}

/** Finds the hand-over of a card that was made at this centre, for a file of its record. */
export async function findSeenRecord(asked: Asked, what: string): Promise<IssuanceHead> {
  return recordFileView(asked, await findRecord(asked, asked.path.id), what);
}

/**
 * Finds the hand-over of a card that was loaded at this centre, made or under way, to show somebody in it. The photograph
 * that a record asks for in the background belongs to the look that opened the record.
 */
export async function findSeenIssuance(asked: Asked, what: string): Promise<IssuanceHead> {
  const issuance = await findIssuance(asked.database, asked.path.id);
  if (!issuance) throw refuseMissing("There is no hand-over of this card.");
  if (issuance.center_id !== asked.center.id) throw refuseOtherCenter(issuance.center);
  const isOfOpening = asked.isBackground && (await wasViewed(asked, subjectOf(issuance)));
  return isOfOpening ? issuance : recordFileView(asked, issuance, what);
}
