import type { Database } from "../database/tables.ts";
import type { SmsProvider } from "../ports.ts";

/** Carries messages to the demonstration's phone and nowhere else. */
export function createDemonstrationProvider(database: Database, clock: () => Date): SmsProvider {
  return {
    name: "demonstration",
    async send({ id, phone, body }) {
      await database
        .insertInto("demo_messages")
        .values({ message_id: id, phone, body, at: clock() })
        .onConflict((conflict) => conflict.column("message_id").doNothing())
        .execute();
      return { kind: "accepted" };
    },
    async find(id) {
      const found = await database
        .selectFrom("demo_messages")
        .select("message_id")
        .where("message_id", "=", id)
        .executeTakeFirst();
      return found ? { kind: "accepted" } : { kind: "absent" };
    },
  };
}
