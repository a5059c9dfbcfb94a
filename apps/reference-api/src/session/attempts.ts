import { sql } from "kysely";
import { recordEvent } from "../database/audit.ts";
import type { Database } from "../database/tables.ts";
import { formatMinutes, type Refusal, refuseForNow } from "../domain/refusal.ts";
import { readWait, readWindow } from "../domain/windows.ts";
import type { KeyedDigest } from "./keyed-digest.ts";
import { readNetwork } from "./network.ts";

/** For how long failed tries count from the first of them on, in seconds. */
const windowSeconds = 15 * 60;

const windowAt = (now: Date) => readWindow(now, windowSeconds * 1000);

/** How often something may be tried in vain within the window. */
export interface Limit {
  /** Who tries what, in words that no other limit has. */
  readonly of: string;
  readonly most: number;
}

/** The form in which a user name is compared and counted. */
export function readUsername(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase();
}

/** A name that nobody has is counted as one that somebody has, so that neither can be told from the other. */
export function formatAccount(
  { userId, username }: { readonly userId: number | undefined; readonly username: string },
  keyedDigest: KeyedDigest,
): string {
  return `account ${userId ?? keyedDigest(`user name\n${username}`)}`;
}

/**
 * The limits of a sign-in. Other people's failures never count against a browser that has signed in as this user before:
 * it has a limit of its own. All other browsers share those of the account, of their address and of the registry.
 */
export function listSignInLimits({
  account,
  address,
  browser,
}: {
  readonly account: string;
  readonly address: string | null;
  readonly browser: string | undefined;
}): readonly [Limit, ...Limit[]] {
  if (browser !== undefined) return [{ of: `${account} in browser ${browser}`, most: 10 }];
  const network = readNetwork(address);
  return [
    { of: `${account} at ${network}`, most: 10 },
    { of: account, most: 50 },
    { of: `address ${network}`, most: 50 },
    { of: "every sign-in", most: 6_000 },
  ];
}

function refuseAttempt(wait: number): Refusal {
  const message = `Too many attempts. Try again in ${formatMinutes(wait)}.`;
  return refuseForNow({ message, code: "too_many_attempts" }, wait);
}

/** Adds to what is counted of each limit, or takes from it; a window that is over begins again. */
function add(database: Database, limits: readonly Limit[], { by, now }: { by: 1 | -1; now: Date }) {
  const { after, until } = windowAt(now);
  const isOver = sql<boolean>`(attempts.first_at <= ${after} or attempts.first_at > ${until})`;
  // In the same order everywhere, so that two tries never wait for each other crosswise.
  const names = limits.map(({ of }) => of).sort();
  return database
    .insertInto("attempts")
    .values(names.map((of) => ({ of, first_at: now, count: Math.max(by, 0) })))
    .onConflict((conflict) =>
      conflict.column("of").doUpdateSet({
        count: sql`case when ${isOver} then excluded.count
          else greatest(attempts.count + ${by}, 0) end`,
        first_at: sql`case when ${isOver} then excluded.first_at else attempts.first_at end`,
      }),
    )
    .returning(["of", "first_at", "count"])
    .execute();
}

/**
 * Counts a try at a password before it is made, so that tries at the same moment count as well.
 *
 * @throws Refusal when there were too many; this one is then not counted.
 */
export async function countAttempt(database: Database, limits: readonly Limit[], now: Date): Promise<void> {
  const most = new Map(limits.map((limit) => [limit.of, limit.most]));
  await database.transaction().execute(async (transaction) => {
    const counted = await add(transaction, limits, { by: 1, now });
    const waits = counted
      .filter(({ of, count }) => count > (most.get(of) ?? 0))
      .map(({ first_at }) => readWait(first_at, windowSeconds, now));
    if (waits.length > 0) throw refuseAttempt(Math.max(...waits));
  });
}

/**
 * Forgets the failures before a right password in what the first limit is about. From the others it only takes this try
 * back: they are about other people too.
 */
export async function forgiveAttempt(
  database: Database,
  [own, ...others]: readonly [Limit, ...Limit[]],
  now: Date,
): Promise<void> {
  await database.deleteFrom("attempts").where("of", "=", own.of).execute();
  if (others.length > 0) await takeAttemptBack(database, others, now);
}

/** Takes back a counted try that was no failure. Earlier failures stay counted. */
export async function takeAttemptBack(
  database: Database,
  limits: readonly Limit[],
  now: Date,
): Promise<void> {
  await add(database, limits, { by: -1, now });
}

/** Forgets the failed sign-ins of a user in every browser. */
export async function forgetAttempts(database: Database, userId: number): Promise<void> {
  await database
    .deleteFrom("attempts")
    .where((is) => is.or([is("of", "=", `account ${userId}`), is("of", "like", `account ${userId} %`)]))
    .execute();
}

/** Counts a sign-in with a name that nobody has: such tries have no events of their own, for there may be any number. */
export async function countUnknownName(database: Database, address: string | null, now: Date): Promise<void> {
  await database
    .insertInto("unknown_names")
    .values({ address: readNetwork(address), first_at: now, count: 1 })
    .onConflict((conflict) => conflict.column("address").doUpdateSet({ count: sql`unknown_names.count + 1` }))
    .execute();
}

/** Forgets tries that no longer count, and writes down from where and how often names were tried that nobody has. */
export async function sweepAttempts(database: Database, now: Date): Promise<void> {
  const { after, until } = windowAt(now);
  await database
    .deleteFrom("attempts")
    .where("of", "in", (select) =>
      select
        .selectFrom("attempts")
        .select("of")
        .where((is) => is.or([is("first_at", "<=", after), is("first_at", ">", until), is("count", "=", 0)]))
        .forUpdate()
        .skipLocked(),
    )
    .execute();
  await database.transaction().execute(async (transaction) => {
    const ended = await transaction
      .deleteFrom("unknown_names")
      .where("address", "in", (select) =>
        select
          .selectFrom("unknown_names")
          .select("address")
          .where((is) => is.or([is("first_at", "<=", after), is("first_at", ">", until)]))
          .forUpdate()
          .skipLocked(),
      )
      .returning(["address", "count"])
      .execute();
    for (const { address, count } of ended) {
      await recordEvent(transaction, {
        at: now,
        action: "sign_in_failed",
        actorId: null,
        centerId: null,
        subject: { type: "user", id: null },
        notes: `${count} with names that nobody has`,
        address: address || null,
      });
    }
  });
}
