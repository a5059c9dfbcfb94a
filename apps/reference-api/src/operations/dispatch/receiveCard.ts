import { sql } from "kysely";
import type { Acting } from "../../database/acting.ts";
import { resolveLine } from "../../database/dispatch/change-lines.ts";
import { refuseByRule, refuseFields } from "../../domain/refusal.ts";
import { readSerialNumber } from "../../domain/written-forms.ts";
import type { Ports } from "../../ports.ts";
import { checkNotes } from "../check-notes.ts";
import { answerCenter } from "../operation.ts";
import { changeCard, type HeldCard, refuseStaleCard } from "./change-card.ts";
import { queueReadyMessages } from "./queue-ready-messages.ts";

/** A card found after the owners of the others were told gets a message of its own. */
async function tellLateOwner(asked: Acting & { ports: Ports }, { batch, line }: HeldCard): Promise<void> {
  if (!batch.ready_sms_sent_at) return;
  const { sent, skipped } = await queueReadyMessages(asked, { batchId: batch.id, lineId: line.id });
  await asked.database
    .updateTable("batches")
    .set((is) => ({
      ready_sms_count: is("ready_sms_count", "+", sent),
      ready_sms_skipped: sql`coalesce(ready_sms_skipped, '[]') || ${JSON.stringify(skipped)}::jsonb`,
    }))
    .where("id", "=", batch.id)
    .execute();
}

/** Records that a card has arrived; a card found later too. */
export const receiveCard = answerCenter("receiveCard", async (asked) => {
  const { body } = asked;
  const { method = "scan", notes } = body.data;
  const serialNumber = readSerialNumber(body.data.serial_number);
  if (!serialNumber) throw refuseFields({ serial_number: ["Serial Number is not valid."] });
  checkNotes(notes);

  const changed = await changeCard(asked, "receiveCard", {}, async (held) => {
    const { batch, line } = held;
    if (line.serial_number !== serialNumber) {
      throw refuseByRule({
        message: "Serial number mismatch",
        code: "serial_number_mismatch",
        context: { expected: line.serial_number },
      });
    }
    await refuseStaleCard(asked, { batchId: batch.id, line, shown: body.version });
    await resolveLine(asked, { ...held, resolution: { method, ...(notes !== undefined && { notes }) } });
    await tellLateOwner(asked, held);
    return { action: "receive_card", notes, isInHistory: line.from !== "in_transit" };
  });
  return { status: 200, body: changed };
});
