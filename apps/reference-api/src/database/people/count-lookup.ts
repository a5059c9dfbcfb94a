import { formatCount, formatMinutes, refuseForNow } from "../../domain/refusal.ts";
import type { LookupFigures, RegistrySettings } from "../../domain/registry-settings.ts";
import type { CountedMoments } from "../../domain/windows.ts";
import { readWindow } from "../../domain/windows.ts";
import { countWithinLimit } from "../count-within-limit.ts";
import type { LookupKind } from "../issuance-tables.ts";
import type { Database } from "../tables.ts";
import { type Looking, raiseAlarm } from "./raise-alarm.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

const kinds: Readonly<
  Record<LookupKind, { readonly what: string; readonly read: (settings: RegistrySettings) => LookupFigures }>
> = {
  card: { what: "cards and people", read: ({ issuance }) => issuance },
  person: { what: "people", read: ({ people }) => people },
  location: { what: "cards", read: ({ dispatch }) => dispatch },
};

/** Finds a look-up of a user within a window, after skipping the newest ones; undefined if there are no more. */
function findLookup(
  database: Database,
  { userId, kind }: { readonly userId: number; readonly kind: LookupKind },
  { after, until }: CountedMoments,
  skipped: number,
) {
  return database
    .selectFrom("lookups")
    .select("at")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("at", ">", after)
    .where("at", "<=", until)
    .orderBy("at", "desc")
    .offset(skipped)
    .limit(1)
    .executeTakeFirst();
}

/** Raises the alarm of a day when a user has made the share of look-ups that the settings name. */
async function watchDay(looking: Looking, kind: LookupKind, { lookupsInADay }: LookupFigures): Promise<void> {
  const { database, session, now, ports } = looking;
  const { shareOfDay } = ports.settings.alarms;
  if (shareOfDay === 0) return;
  const share = Math.max(1, Math.ceil((lookupsInADay * shareOfDay) / 100));
  const by = { userId: session.member.id, kind };
  if (await findLookup(database, by, readWindow(now, day), share - 1)) await raiseAlarm(looking, "day");
}

/** Counts a look-up of a kind, and refuses it when there were too many within a minute or a day. */
async function count(looking: Looking, kind: LookupKind): Promise<void> {
  const { database, session, now, ports } = looking;
  const by = { userId: session.member.id, kind };
  const { what, read } = kinds[kind];
  const most = read(ports.settings);
  const wait = await countWithinLimit(database, {
    of: `look-ups of ${kind} by ${by.userId}`,
    windows: [
      { most: most.lookupsInAMinute, length: minute },
      { most: most.lookupsInADay, length: day },
    ],
    now,
    find: (transaction, within, before) => findLookup(transaction, by, within, before),
    add: (transaction) =>
      transaction.insertInto("lookups").values({ user_id: by.userId, kind, at: now }).execute(),
  });
  if (wait === 0) return watchDay(looking, kind, most);
  const time = wait > 60 ? formatMinutes(wait) : formatCount(wait, "second");
  const message = `Too many ${what} were looked up. Go on in ${time}.`;
  throw refuseForNow({ message, code: "too_many_lookups" }, wait);
}

/**
 * Counts that somebody looks a card or its collector up, found or not, and refuses when they did so too often: nobody
 * walks through the registry's numbers.
 */
export const countLookup = (looking: Looking): Promise<void> => count(looking, "card");

/** Counts a look-up of a person, found or not, and refuses when the user made too many. */
export const countPersonLookup = (looking: Looking): Promise<void> => count(looking, "person");

/** Counts a question for the batch of a card, found or not, and refuses when the user asked too often. */
export const countLocation = (looking: Looking): Promise<void> => count(looking, "location");
