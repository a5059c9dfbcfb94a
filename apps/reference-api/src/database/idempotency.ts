import type { ExpressionBuilder } from "kysely";
import { Refusal } from "../http/refusal.ts";
import type { Database, Tables } from "./tables.ts";

/** How long the answer to a key is kept. */
export const keptFor = 24 * 60 * 60_000;

/** An answer as it is sent and as it is kept for a repeat. */
export interface KeptAnswer {
  readonly status: number;
  readonly text: string;
}

/** Which write a key stands for. */
export interface IdempotentWrite {
  readonly userId: number;
  readonly operation: string;
  readonly key: string;
  /** A digest of everything that makes the write what it is. */
  readonly fingerprint: string;
  readonly now: Date;
}

/**
 * Makes a write's answer once for its key: a repeat gets the first answer again, byte for byte. Runs in the
 * transaction of the write, so that change and key are kept together or not at all, and a repeat that
 * comes at the same time waits for the first.
 */
export async function answerOnce<Answer extends KeptAnswer>(
  transaction: Database,
  write: IdempotentWrite,
  answer: () => Promise<Answer>,
): Promise<Answer | KeptAnswer> {
  const { userId, operation, key, fingerprint, now } = write;
  const record = { user_id: userId, operation, key };
  const isRecord = (is: ExpressionBuilder<Tables, "idempotency_records">) => is.and(record);

  await transaction
    .deleteFrom("idempotency_records")
    .where(isRecord)
    .where("created_at", "<=", new Date(now.getTime() - keptFor))
    .execute();
  const reserved = await transaction
    .insertInto("idempotency_records")
    .values({ ...record, fingerprint, status: null, body: null, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();

  if (!reserved) {
    const kept = await transaction
      .selectFrom("idempotency_records")
      .select(["fingerprint", "status", "body"])
      .where(isRecord)
      .executeTakeFirstOrThrow();
    if (kept.fingerprint !== fingerprint || kept.status === null || kept.body === null) {
      throw new Refusal(409, {
        message: "This idempotency key was used for another request.",
        code: "idempotency_key_reused",
      });
    }
    return { status: kept.status, text: kept.body };
  }

  const made = await answer();
  await transaction
    .updateTable("idempotency_records")
    .set({ status: made.status, body: made.text })
    .where(isRecord)
    .execute();
  return made;
}
