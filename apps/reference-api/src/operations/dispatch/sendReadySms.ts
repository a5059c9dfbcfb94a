import { holdBatch, writeBatchChange } from "../../database/dispatch/change-batch.ts";
import { readBatch, readSummary } from "../../database/dispatch/read-batch.ts";
import { refuseByRule } from "../../domain/refusal.ts";
import { answerCenter } from "../operation.ts";
import { queueReadyMessages } from "./queue-ready-messages.ts";

/** Tells the owners of the received cards that these are ready; once a batch. */
export const sendReadySms = answerCenter("sendReadySms", async (asked) => {
  const { path, body, database, now } = asked;
  const batch = await holdBatch(asked, "sendReadySms", { batchId: path.batchId, version: body?.version });
  if (batch.ready_sms_sent_at) {
    throw refuseByRule({
      message: "Ready SMS was already sent",
      code: "sms_already_sent",
      context: { at: batch.ready_sms_sent_at.toISOString() },
    });
  }
  const { received_count } = await readSummary(database, batch.id);
  if (received_count === 0) {
    throw refuseByRule({ message: "Batch has no received cards", code: "no_cards_received" });
  }
  const { sent, skipped } = await queueReadyMessages(asked, { batchId: batch.id });
  await writeBatchChange(asked, batch, {
    action: "send_ready_sms",
    set: { ready_sms_sent_at: now, ready_sms_count: sent, ready_sms_skipped: JSON.stringify(skipped) },
    isInHistory: true,
  });
  return {
    status: 200,
    body: { batch: await readBatch(database, batch.id), skipped, message: "Ready SMS sent" },
  };
});
