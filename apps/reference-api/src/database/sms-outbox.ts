import type { SmsOutbox } from "../ports.ts";
import { formatBase64Url } from "../session/digest.ts";

/**
 * The outbox as a table: a message is stored with the change it tells about. In a demonstration none of
 * them is ever sent, because a number in made-up data may belong to somebody.
 */
export function createSmsOutbox(
  random: (count: number) => Uint8Array,
  { isDemonstration }: { readonly isDemonstration: boolean },
): SmsOutbox {
  return async (transaction, messages, now) => {
    if (messages.length === 0) return;
    await transaction
      .insertInto("sms_outbox")
      .values(
        messages.map(({ batchId, cardId, phone, body }) => ({
          message_id: formatBase64Url(random(16)),
          batch_id: batchId,
          card_id: cardId,
          phone,
          body,
          state: isDemonstration ? ("demonstration" as const) : ("waiting" as const),
          created_at: now,
        })),
      )
      // Two "ready" for one card only if the batch were sent twice, which it cannot be.
      .onConflict((conflict) => conflict.columns(["batch_id", "card_id"]).doNothing())
      .execute();
  };
}
