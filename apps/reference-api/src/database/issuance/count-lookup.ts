import { sql } from "kysely";
import type { RegistrySettings } from "../../domain/registry-settings.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Acting } from "../acting.ts";

const window = 60_000;

/**
 * Counts that somebody looks a card or a person up, before it is done, and refuses when they did so too often: nobody
 * walks through the registry's numbers. Runs outside the transaction of the call, for refused look-ups count as well.
 */
export async function countLookup({
  database,
  session,
  now,
  ports,
}: Acting & { readonly ports: { readonly settings: RegistrySettings } }): Promise<void> {
  const { lookupsInAMinute: most } = ports.settings.issuance;
  const userId = session.member.id;
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`look-ups of ${userId}`}, 0))`.execute(
      transaction,
    );
    const since = new Date(now.getTime() - window);
    const recent = await transaction
      .selectFrom("lookups")
      .select("at")
      .where("user_id", "=", userId)
      .where("at", ">", since)
      .orderBy("at", "desc")
      .limit(most)
      .execute();
    const oldest = recent[most - 1];
    if (oldest) {
      const wait = Math.max(1, Math.ceil((oldest.at.getTime() - since.getTime()) / 1000));
      throw new Refusal(
        429,
        {
          message: `Too many cards and people were looked up. Go on in ${wait} ${wait === 1 ? "second" : "seconds"}.`,
          code: "too_many_lookups",
        },
        { "Retry-After": String(wait) },
      );
    }
    await transaction.insertInto("lookups").values({ user_id: userId, at: now }).execute();
  });
}
