import { formatCount, refuseForNow } from "../../domain/refusal.ts";
import type { RegistrySettings } from "../../domain/registry-settings.ts";
import type { Acting } from "../acting.ts";
import { countWithinLimit } from "../count-within-limit.ts";

/**
 * Counts that somebody looks a card or a person up, found or not, and refuses when they did so too often: nobody walks
 * through the registry's numbers.
 */
export async function countLookup({
  database,
  session,
  now,
  ports,
}: Acting & { readonly ports: { readonly settings: RegistrySettings } }): Promise<void> {
  const userId = session.member.id;
  const wait = await countWithinLimit(database, {
    of: `look-ups of ${userId}`,
    most: ports.settings.issuance.lookupsInAMinute,
    window: 60_000,
    now,
    list: (transaction, since, most) =>
      transaction
        .selectFrom("lookups")
        .select("at")
        .where("user_id", "=", userId)
        .where("at", ">", since)
        .orderBy("at", "desc")
        .limit(most)
        .execute(),
    add: (transaction) => transaction.insertInto("lookups").values({ user_id: userId, at: now }).execute(),
  });
  if (wait === 0) return;
  const message = `Too many cards and people were looked up. Go on in ${formatCount(wait, "second")}.`;
  throw refuseForNow({ message, code: "too_many_lookups" }, wait);
}
