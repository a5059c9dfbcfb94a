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
  /** Whether the registry wants a second factor of every user, and this user has to set it up. */
  readonly mustSetUpSecondFactor: boolean;
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
    /** The address from which the user signs in. */
    readonly address?: string | null;
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
      address: start.address,
    })
    .execute();
  return id;
}

/**
 * Ends and deletes all sessions of a user, those in the browser of one session (`of`), or all but one (`but`).
 *
 * @returns the digests of their ids.
 */
export async function endSessions(
  database: Database,
  {
    userId,
    of,
    but,
  }: {
    readonly userId: number;
    readonly of?: Pick<Session, "idHash" | "browser">;
    readonly but?: Pick<Session, "idHash">;
  },
): Promise<string[]> {
  let ended = database.deleteFrom("sessions").where("user_id", "=", userId);
  if (but) ended = ended.where("id_hash", "<>", but.idHash);
  if (of) ended = ended.where((is) => is.or([is("id_hash", "=", of.idHash), is("browser", "=", of.browser)]));
  const gone = await ended.returning("id_hash").execute();
  return gone.map(({ id_hash }) => id_hash);
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

/** Selects the sessions that can be used now, each with its centre if the user still works there. */
function selectSessions(database: Database, now: Date) {
  const inUse = readWindow(now, idleLimit, idleLimit);
  return database
    .selectFrom("sessions as s")
    .leftJoin("user_centers as uc", (join) =>
      join.onRef("uc.user_id", "=", "s.user_id").onRef("uc.center_id", "=", "s.center_id"),
    )
    .leftJoin("centers as c", "c.id", "uc.center_id")
    .where("s.ended_at", "is", null)
    .where("s.last_seen_at", ">", inUse.after)
    .where("s.last_seen_at", "<=", inUse.until)
    .where("s.created_at", ">", new Date(now.getTime() - absoluteLimit))
    .select(["s.last_seen_at", "s.browser", "c.id as center_id", "c.name", "c.atoll", "c.island", "c.kind"]);
}

type SessionRow = Awaited<ReturnType<ReturnType<typeof selectSessions>["execute"]>>[number];

const readCenter = ({ center_id: id, name, atoll, island, kind }: SessionRow): Center | null =>
  id !== null && name !== null && kind !== null ? formatCenter({ id, name, atoll, island, kind }) : null;

/** A session as its user sees it. */
export interface ListedSession extends Pick<Session, "idHash" | "center" | "browser"> {
  /** The address from which the user signed in. */
  readonly address: string | null;
  readonly signedInAt: Date;
  readonly lastUsedAt: Date;
}

/** Lists the sessions of a user that can be used now, newest first. */
export async function listSessions(database: Database, userId: number, now: Date): Promise<ListedSession[]> {
  const rows = await selectSessions(database, now)
    .where("s.user_id", "=", userId)
    .select(["s.id_hash", "s.address", "s.created_at"])
    .orderBy("s.created_at", "desc")
    .orderBy("s.id_hash")
    .execute();
  return rows.map((row) => ({
    idHash: row.id_hash,
    center: readCenter(row),
    browser: row.browser,
    address: row.address,
    signedInAt: row.created_at,
    lastUsedAt: row.last_seen_at,
  }));
}

/**
 * Finds the session of an id with the roles and the centre that the user has now; nothing when it has
 * ended, the user was disabled, or a first password has expired.
 */
export async function findSession(
  database: Database,
  id: string,
  now: Date,
  {
    isBackground,
    needsSecondFactor,
  }: {
    readonly isBackground: boolean;
    /** Whether the registry wants a second factor of every user. */
    readonly needsSecondFactor: boolean;
  },
): Promise<Session | undefined> {
  const idHash = digest(id);
  const row = await selectSessions(database, now)
    .innerJoin("users as u", "u.id", "s.user_id")
    .where("s.id_hash", "=", idHash)
    .where("u.is_disabled", "=", false)
    .where((is) => is.or([is("u.password_expires_at", "is", null), is("u.password_expires_at", ">", now)]))
    .select(["u.id", "u.username", "u.fullname", "u.temp_full_access", "u.password_expires_at"])
    .select(sql<string[]>`array(select role from user_roles where user_id = u.id order by role)`.as("roles"))
    .select(
      sql<boolean>`exists (select from second_factors where user_id = u.id and is_on)`.as(
        "has_second_factor",
      ),
    )
    .executeTakeFirst();
  if (!row) return undefined;

  if (!isBackground && Math.abs(now.getTime() - row.last_seen_at.getTime()) >= touchInterval) {
    await database.updateTable("sessions").set({ last_seen_at: now }).where("id_hash", "=", idHash).execute();
  }
  const { username, fullname, temp_full_access, roles } = row;
  return {
    idHash,
    member: { id: row.id, username, fullname, roles, temp_full_access },
    center: readCenter(row),
    csrf: signSession(id),
    browser: row.browser,
    mustChangePassword: row.password_expires_at !== null,
    mustSetUpSecondFactor: needsSecondFactor && !row.has_second_factor,
  };
}
