import type { SmsOutbox } from "../ports.ts";
import { formatBase64Url } from "../session/digest.ts";
import type { MessageSeal } from "../session/seal.ts";
import { columnsOfSubject } from "./subject-columns.ts";

/**
 * The outbox as a table: a message is stored, sealed, with the change it tells about, and waits there until a worker
 * sends it.
 */
export function createSmsOutbox(random: (count: number) => Uint8Array, seal: MessageSeal): SmsOutbox {
  return async (transaction, messages, now) => {
    if (messages.length === 0) return;
    const rows = await Promise.all(
      messages.map(async ({ batchId, purpose, subject, phone, body, expiresAt }) => {
        const messageId = formatBase64Url(random(16));
        return {
          message_id: messageId,
          purpose,
          batch_id: batchId,
          ...columnsOfSubject(subject),
          sealed: await seal.close(messageId, { phone, body }),
          key_id: seal.keyId,
          state: "waiting" as const,
          next_try_at: now,
          expires_at: expiresAt ?? null,
          created_at: now,
        };
      }),
    );
    // A statement carries at most 65,535 values.
    for (let first = 0; first < rows.length; first += 1_000) {
      await transaction
        .insertInto("sms_outbox")
        .values(rows.slice(first, first + 1_000))
        // Two "ready" for one card only if the batch were sent twice, which it cannot be.
        .onConflict((conflict) => conflict.columns(["batch_id", "subject_type", "subject_id"]).doNothing())
        .execute();
    }
  };
}
