import { resolveLine } from "../../database/dispatch/change-lines.ts";
import { refuseFields } from "../../domain/refusal.ts";
import { readSerialNumber } from "../../domain/written-forms.ts";
import { checkNotes } from "../check-notes.ts";
import { answerCenter } from "../operation.ts";
import { changeCard } from "./change-card.ts";

/** Records that a card is not what the batch says. */
export const disputeCard = answerCenter("disputeCard", async (asked) => {
  const { data, version } = asked.body;
  const { reason, notes, found_serial_number } = data;
  checkNotes(notes);
  const found = found_serial_number === undefined ? undefined : readSerialNumber(found_serial_number);
  if (found === "") throw refuseFields({ found_serial_number: ["Serial Number is not valid."] });

  const changed = await changeCard(asked, "disputeCard", { card: version }, async (held) => {
    const resolution = { reason, notes, ...(found && { found_serial_number: found }) };
    await resolveLine(asked, { ...held, resolution });
    return { action: "dispute_card", notes };
  });
  return { status: 200, body: { ...changed, message: "Card disputed" } };
});
