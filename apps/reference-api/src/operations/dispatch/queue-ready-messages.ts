import type { Acting } from "../../database/acting.ts";
import type { SkippedCollector } from "../../database/tables.ts";
import { formatReadyMessage } from "../../domain/ready-message.ts";
import type { Ports } from "../../ports.ts";

/**
 * Queues the message "your card is ready" for the owners of the received cards of a batch, or of one of
 * them, in the transaction of the change. Says how many were queued and which cards' owners have no phone.
 */
export async function queueReadyMessages(
  asked: Acting & { readonly ports: Ports },
  { batchId, lineId }: { readonly batchId: number; readonly lineId?: number },
): Promise<{ sent: number; skipped: SkippedCollector[] }> {
  const { database, ports, center, now } = asked;
  const received = database
    .selectFrom("batch_cards as l")
    .innerJoin("cards as k", "k.id", "l.card_id")
    .innerJoin("people as p", "p.id", "k.person_id")
    .where("l.batch_id", "=", batchId)
    .where("l.line_status", "=", "received")
    .select(["k.id", "k.serial_number", "p.phone"])
    .orderBy("l.sequence")
    .orderBy("l.id");
  const cards = await (lineId === undefined ? received : received.where("l.id", "=", lineId)).execute();

  const messages = cards.flatMap(({ id, phone }) =>
    phone === null
      ? []
      : [
          {
            batchId,
            purpose: "ready" as const,
            subject: { type: "card" as const, id },
            phone,
            body: formatReadyMessage(center.name),
          },
        ],
  );
  await ports.sms(database, messages, now);
  return {
    sent: messages.length,
    skipped: cards
      .filter(({ phone }) => phone === null)
      .map(({ serial_number }) => ({ serial_number, reason: "no_phone" })),
  };
}
