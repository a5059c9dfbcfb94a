import { sql } from "kysely";
import type { Acting } from "../../database/acting.ts";
import { type HeldBatch, holdBatch, writeBatchChange } from "../../database/dispatch/change-batch.ts";
import { findLine, type HeldLine, resolveLine } from "../../database/dispatch/change-lines.ts";
import { readSummary } from "../../database/dispatch/read-batch.ts";
import { readLine } from "../../database/dispatch/read-lines.ts";
import { refuseByRule, refuseFields } from "../../domain/refusal.ts";
import { readSerialNumber } from "../../domain/written-forms.ts";
import type { Ports } from "../../ports.ts";
import { answerCenter } from "../operation.ts";
import { checkNotes } from "./check-notes.ts";
import { queueReadyMessages } from "./queue-ready-messages.ts";
import { refuseStaleCard } from "./refuse-stale-card.ts";

/** A card found after the owners of the others were told gets a message of its own. */
async function tellLateOwner(
  asked: Acting & { ports: Ports },
  batch: HeldBatch,
  line: HeldLine,
): Promise<void> {
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
  const { path, body, database } = asked;
  const { method = "scan", notes } = body.data;
  const serialNumber = readSerialNumber(body.data.serial_number);
  if (!serialNumber) throw refuseFields({ serial_number: ["Serial Number is not valid."] });
  checkNotes(notes);

  const batch = await holdBatch(asked, "receiveCard", { batchId: path.batchId });
  const line = await findLine(asked, "receiveCard", { batch, lineId: path.cardId });
  if (line.serial_number !== serialNumber) {
    throw refuseByRule({
      message: "Serial number mismatch",
      code: "serial_number_mismatch",
      context: { expected: line.serial_number },
    });
  }
  await refuseStaleCard(asked, { batchId: batch.id, line, shown: body.version });
  await resolveLine(asked, { batch, line, resolution: { method, ...(notes !== undefined && { notes }) } });
  await tellLateOwner(asked, batch, line);
  await writeBatchChange(asked, batch, {
    action: "receive_card",
    serialNumber,
    notes,
    line: { from: line.from, to: line.to },
    isInHistory: line.from !== "in_transit",
  });
  return {
    status: 200,
    body: { card: await readLine(database, line.id), batch: await readSummary(database, batch.id) },
  };
});
