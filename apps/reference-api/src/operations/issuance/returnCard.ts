import {
  checkCardOfCenter,
  holdIssuance,
  writeIssuanceChange,
} from "../../database/issuance/hold-issuance.ts";
import { readIssuance } from "../../database/issuance/read-issuance.ts";
import { refuseByRule } from "../../domain/refusal.ts";
import { readRegistryDay } from "../../domain/registry-day.ts";
import { checkNotes } from "../check-notes.ts";
import { answerCenter } from "../operation.ts";

/** Takes a card back that was handed over; its record stays and says so. */
export const returnCard = answerCenter("returnCard", async (asked) => {
  const { path, body, session, now, ports } = asked;
  checkNotes(body.notes);
  await checkCardOfCenter(asked, path.id);
  const issuance = await holdIssuance(asked, path.id, "returnCard", { version: body.version });
  const isToday = issuance.issued_at !== null && readRegistryDay(issuance.issued_at) === readRegistryDay(now);
  if (ports.settings.shown.issuance.returns_same_day && !isToday) {
    throw refuseByRule({
      message: "A card can be taken back on the day it was handed over only.",
      code: "return_too_late",
      context: { issued_at: issuance.issued_at?.toISOString() },
    });
  }
  await writeIssuanceChange(asked, issuance, {
    action: "return_card",
    card: "at_center",
    set: {
      returned_by: session.member.id,
      returned_at: now,
      return_reason: body.reason,
      return_notes: body.notes,
    },
    notes: body.notes,
  });
  const record = await readIssuance(asked, path.id);
  return { status: 200, body: { card: record.card, issuance: record, message: "Card returned" } };
});
