import { sql } from "kysely";
import { type Center, formatCenter } from "../database/centers.ts";
import type { Database } from "../database/tables.ts";
import type { Member } from "../domain/access.ts";
import { readWindow } from "../domain/windows.ts";
import { digest, formatBase64Url, sign } from "./digest.ts";

const minute = 60_000;

/** A session that nobody uses ends after this time. */
export const idleLimit = 30 * minute;
/** A session ends after this time, used or not. */
export const absoluteLimit = 12 * 60 * minute;
/** For this time after its last use the centre of a session is kept for the next sign-in of its user. */
export const centerKeptFor = 12 * 60 * minute;
/** A use is written down at most this often, so that a burst of scans is not a burst of updates. */
const touchInterval = 10_000;

/** The member of staff of a session. */
export interface SignedInMember extends Member {
  readonly id: number;
  readonly username: string;
  readonly fullname: string;
}

/** Who is signed in and where, as it is at this request. */
export interface Session {
  readonly idHash: string;
  readonly member: SignedInMember;
  readonly center: Center | null;
  readonly csrf: string;
  /** The digest of the browser's own id. */
  readonly browser: string | null;
  /** Whether the user has a password that somebody else made, and can do nothing before changing it. */
  readonly mustChangePassword: boolean;
}

/** The anti-forgery token of a session; it follows from the id, so that nothing more is stored. */
export function signSession(id: string): string {
  return sign(id, "anti-forgery");
}

/** Starts a session and gives its id, which is stored only as a digest. */
export async function startSession(
  database: Database,
  random: (count: number) => Uint8Array,
  start: {
    readonly userId: number;
    readonly centerId: number | null;
    readonly browser?: string | null;
    readonly now: Date;
  },
): Promise<string> {
  const id = formatBase64Url(random(32));
  await database
    .insertInto("sessions")
    .values({
      id_hash: digest(id),
      user_id: start.userId,
      center_id: start.centerId,
      created_at: start.now,
      last_seen_at: start.now,
      browser: start.browser,
    })
    .execute();
  return id;
}

/** Ends all sessions of a user, or those that the user had in the browser of one; nothing is kept of them. */
export async function endSessions(
  database: Database,
  { userId, of }: { readonly userId: number; readonly of?: Pick<Session, "idHash" | "browser"> },
): Promise<void> {
  let ended = database.deleteFrom("sessions").where("user_id", "=", userId);
  if (of) ended = ended.where((is) => is.or([is("id_hash", "=", of.idHash), is("browser", "=", of.browser)]));
  await ended.execute();
}

/** Ends a session in which nobody works, and keeps its centre for the next sign-in of the same user in the same browser. */
export async function endIdleSession(database: Database, idHash: string, now: Date): Promise<void> {
  await database.deleteFrom("found_expats").where("session_hash", "=", idHash).execute();
  await database
    .updateTable("sessions")
    .set({ ended_at: now, last_seen_at: now })
    .where("id_hash", "=", idHash)
    .execute();
}

/**
 * Finds the centre that a user had in a browser until the session ended by itself; nothing after 12 hours, after a logout,
 * or where the user does not work at that centre any more.
 */
export async function findKeptCenter(
  database: Database,
  { userId, browser, now }: { readonly userId: number; readonly browser: string; readonly now: Date },
): Promise<Center | undefined> {
  const last = await database
    .selectFrom("sessions as s")
    .innerJoin("user_centers as uc", (join) =>
      join.onRef("uc.user_id", "=", "s.user_id").onRef("uc.center_id", "=", "s.center_id"),
    )
    .innerJoin("centers as c", "c.id", "uc.center_id")
    .where("s.user_id", "=", userId)
    .where("s.browser", "=", browser)
    .where("s.last_seen_at", ">", new Date(now.getTime() - centerKeptFor))
    .orderBy("s.last_seen_at", "desc")
    .select(["c.id", "c.name", "c.atoll", "c.island", "c.kind"])
    .executeTakeFirst();
  return last && formatCenter(last);
}

/**
 * Finds the session of an id with the roles and the centre that the user has now; nothing when it has
 * ended, the user was disabled, or a first password has expired.
 */
export async function findSession(
  database: Database,
  id: string,
  now: Date,
  { isBackground }: { readonly isBackground: boolean },
): Promise<Session | undefined> {
  const idHash = digest(id);
  const inUse = readWindow(now, idleLimit, idleLimit);
  const row = await database
    .selectFrom("sessions as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .leftJoin("user_centers as uc", (join) =>
      join.onRef("uc.user_id", "=", "s.user_id").onRef("uc.center_id", "=", "s.center_id"),
    )
    .leftJoin("centers as c", "c.id", "uc.center_id")
    .where("s.id_hash", "=", idHash)
    .where("s.ended_at", "is", null)
    .where("s.last_seen_at", ">", inUse.after)
    .where("s.last_seen_at", "<=", inUse.until)
    .where("s.created_at", ">", new Date(now.getTime() - absoluteLimit))
    .where("u.is_disabled", "=", false)
    .where((is) => is.or([is("u.password_expires_at", "is", null), is("u.password_expires_at", ">", now)]))
    .select(["u.id", "u.username", "u.fullname", "u.temp_full_access", "s.last_seen_at"])
    .select(["u.password_expires_at", "s.browser"])
    .select(["c.id as center_id", "c.name", "c.atoll", "c.island", "c.kind"])
    .select(sql<string[]>`array(select role from user_roles where user_id = u.id order by role)`.as("roles"))
    .executeTakeFirst();
  if (!row) return undefined;

  if (!isBackground && Math.abs(now.getTime() - row.last_seen_at.getTime()) >= touchInterval) {
    await database.updateTable("sessions").set({ last_seen_at: now }).where("id_hash", "=", idHash).execute();
  }
  const { username, fullname, temp_full_access, roles, center_id: centerId, name, atoll, island, kind } = row;
  return {
    idHash,
    member: { id: row.id, username, fullname, roles, temp_full_access },
    center:
      centerId !== null && name !== null && kind !== null
        ? formatCenter({ id: centerId, name, atoll, island, kind })
        : null,
    csrf: signSession(id),
    browser: row.browser,
    mustChangePassword: row.password_expires_at !== null,
  };
}
