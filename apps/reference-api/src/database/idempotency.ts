import type { ExpressionBuilder } from "kysely";
import { Refusal } from "../domain/refusal.ts";
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
  /** A digest, under the registry's key, of everything that makes the write what it is: secrets may be among it. */
  readonly fingerprint: string;
  readonly now: Date;
  /** Set where a check was left out because the key was answered: nothing but that answer is given then. */
  isRepeat?: boolean;
}

const pick = ({ userId, operation, key }: IdempotentWrite) => ({ user_id: userId, operation, key });

async function findRecord(database: Database, write: IdempotentWrite) {
  return database
    .selectFrom("idempotency_records")
    .where((is) => is.and(pick(write)))
    .where("created_at", ">", new Date(write.now.getTime() - keptFor))
    .select(["fingerprint", "status", "body"])
    .executeTakeFirst();
}

/** Whether the key of a write stands for one that was answered. */
export async function isAnswered(database: Database, write: IdempotentWrite): Promise<boolean> {
  return (await findRecord(database, write)) !== undefined;
}

/** What was answered to the very same write before; nothing where the key stands for another one. */
export async function findAnswer(
  database: Database,
  write: IdempotentWrite,
): Promise<KeptAnswer | undefined> {
  const kept = await findRecord(database, write);
  if (!kept || kept.fingerprint !== write.fingerprint) return undefined;
  return kept.status === null || kept.body === null ? undefined : { status: kept.status, text: kept.body };
}

/** Keeps what was answered to a write, in place of what its key stood for before. */
export async function keepAnswer(
  database: Database,
  write: IdempotentWrite,
  { status, text }: KeptAnswer,
): Promise<void> {
  const answered = { fingerprint: write.fingerprint, status, body: text, created_at: write.now };
  await database
    .insertInto("idempotency_records")
    .values({ ...pick(write), ...answered })
    .onConflict((conflict) => conflict.columns(["user_id", "operation", "key"]).doUpdateSet(answered))
    .execute();
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
  const { fingerprint, now } = write;
  const refuseReused = () =>
    new Refusal(409, {
      message: "This idempotency key was used for another request.",
      code: "idempotency_key_reused",
    });
  const record = pick(write);
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
      throw refuseReused();
    }
    return { status: kept.status, text: kept.body };
  }

  // The answer was swept after the check was left out.
  if (write.isRepeat) throw refuseReused();
  const made = await answer();
  await transaction
    .updateTable("idempotency_records")
    .set({ status: made.status, body: made.text })
    .where(isRecord)
    .execute();
  return made;
}
