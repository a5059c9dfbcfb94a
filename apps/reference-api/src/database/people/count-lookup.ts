import { formatCount, formatMinutes, refuseForNow } from "../../domain/refusal.ts";
import type { LookupFigures, RegistrySettings } from "../../domain/registry-settings.ts";
import type { Acting } from "../acting.ts";
import { countWithinLimit } from "../count-within-limit.ts";

type Looking = Acting & { readonly ports: { readonly settings: RegistrySettings } };

const minute = 60_000;
const day = 24 * 60 * minute;

/** Counts a look-up of a kind, and refuses it when there were too many within a minute or a day. */
async function count(
  { database, session, now }: Looking,
  kind: "card" | "person",
  { most, what }: { readonly most: LookupFigures; readonly what: string },
): Promise<void> {
  const userId = session.member.id;
  const wait = await countWithinLimit(database, {
    of: `look-ups of ${kind} by ${userId}`,
    windows: [
      { most: most.lookupsInAMinute, length: minute },
      { most: most.lookupsInADay, length: day },
    ],
    now,
    find: (transaction, { after, until }, before) =>
      transaction
        .selectFrom("lookups")
        .select("at")
        .where("user_id", "=", userId)
        .where("kind", "=", kind)
        .where("at", ">", after)
        .where("at", "<=", until)
        .orderBy("at", "desc")
        .offset(before)
        .limit(1)
        .executeTakeFirst(),
    add: (transaction) =>
      transaction.insertInto("lookups").values({ user_id: userId, kind, at: now }).execute(),
  });
  if (wait === 0) return;
  const time = wait > 60 ? formatMinutes(wait) : formatCount(wait, "second");
  const message = `Too many ${what} were looked up. Go on in ${time}.`;
  throw refuseForNow({ message, code: "too_many_lookups" }, wait);
}

/**
 * Counts that somebody looks a card or its collector up, found or not, and refuses when they did so too often: nobody
 * walks through the registry's numbers.
 */
export async function countLookup(looking: Looking): Promise<void> {
  await count(looking, "card", { most: looking.ports.settings.issuance, what: "cards and people" });
}

/** Counts that somebody looks up a person's status, found or not, and refuses when they did so too often. */
export async function countPersonLookup(looking: Looking): Promise<void> {
  await count(looking, "person", { most: looking.ports.settings.people, what: "people" });
}
