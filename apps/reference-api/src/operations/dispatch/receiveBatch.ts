import type { Acting } from "../../database/acting.ts";
import {
  type BatchHead,
  holdBatch,
  writeBatchChange,
  writeNote,
} from "../../database/dispatch/change-batch.ts";
import { readBatch, readSummary } from "../../database/dispatch/read-batch.ts";
import { refuseByRule, refuseFields } from "../../domain/refusal.ts";
import { readRegistryDay } from "../../domain/registry-day.ts";
import { checkNotes } from "../check-notes.ts";
import { answerCenter } from "../operation.ts";

async function checkReceipt({ database }: Acting, batchId: number, notes: string | undefined): Promise<void> {
  const { cards_count, received_count, missing_count, disputed_count } = await readSummary(database, batchId);
  const remaining = cards_count - received_count - missing_count - disputed_count;
  if (remaining > 0) {
    throw refuseByRule({
      message: `${remaining} ${remaining === 1 ? "card is" : "cards are"} not checked yet`,
      code: "cards_remaining",
      context: { remaining },
    });
  }
  if (missing_count + disputed_count > 0 && notes === undefined) {
    throw refuseFields({ notes: ["Notes are required."] });
  }
}

/** Refuses a day on which the packet was still at its origin. */
function checkReceiptDay({ dispatched_at }: BatchHead, day: string): void {
  if (dispatched_at && day < readRegistryDay(dispatched_at)) {
    throw refuseFields({ received_on: ["Date must not be before the batch was dispatched."] });
  }
}

/** Closes the receipt; every card is received, missing or disputed by then. */
export const receiveBatch = answerCenter("receiveBatch", async (asked) => {
  const { path, body, database, session, now } = asked;
  const { notes, version } = body;
  const today = readRegistryDay(now);
  const receivedOn = body.received_on ?? today;
  checkNotes(notes);
  if (receivedOn > today) throw refuseFields({ received_on: ["Date must not be after today."] });

  const batch = await holdBatch(asked, "receiveBatch", { batchId: path.batchId, version });
  checkReceiptDay(batch, receivedOn);
  await checkReceipt(asked, batch.id, notes);
  await database
    .updateTable("batch_cards")
    .set({ is_live: false })
    .where("batch_id", "=", batch.id)
    .where("line_status", "=", "received")
    .execute();
  if (notes) await writeNote(asked, batch.id, notes);
  await writeBatchChange(asked, batch, {
    action: "receive_batch",
    set: { received_by: session.member.id, received_at: now, received_on: receivedOn },
    notes,
    isInHistory: true,
  });
  return { status: 200, body: { batch: await readBatch(database, batch.id), message: "Batch received" } };
});
