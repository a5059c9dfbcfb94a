import type { Database } from "../database/tables.ts";
import type { MessageSeal } from "../session/seal.ts";

/** Counts the messages that wait and that this key cannot open. */
export async function countOtherKeys(database: Database, { keyId }: MessageSeal): Promise<number> {
  const { count } = await database
    .selectFrom("sms_outbox")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("state", "in", ["waiting", "sending"])
    .where("key_id", "!=", keyId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Gives up the messages that this key cannot open: for a demonstration, where nobody waits for them. */
export async function giveUpOtherKeys(database: Database, { keyId }: MessageSeal): Promise<void> {
  await database
    .updateTable("sms_outbox")
    .set({ state: "failed", sealed: null, key_id: null, lease_until: null, last_error: "other_key" })
    .where("state", "in", ["waiting", "sending"])
    .where("key_id", "!=", keyId)
    .execute();
}
