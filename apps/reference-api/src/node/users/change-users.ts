import { sql } from "kysely";
import { recordEvent } from "../../database/audit.ts";
import type { Database } from "../../database/tables.ts";
import { makeFirstPassword } from "../../domain/first-password.ts";
import { countSeenCharacters } from "../../domain/written-forms.ts";
import type { Ports } from "../../ports.ts";
import { forgetAttempts, readUsername } from "../../session/attempts.ts";
import { endSessions } from "../../session/sessions.ts";
import { StartRefused } from "../start-refused.ts";

const hour = 3_600_000;

/** What changing users takes from where it runs. */
export interface UserPlace extends Pick<Ports, "database" | "passwords" | "random"> {
  readonly now: Date;
}

/** What users may do and where; what is left out stays. */
export interface UserRights {
  readonly fullname?: string;
  readonly roles?: readonly string[];
  /** Ids of centres, or every one that there is. */
  readonly centers?: readonly number[] | "every";
  readonly hasFullAccess?: boolean;
}

/** A password that was made for somebody, and until when it signs in. */
export interface FirstPassword {
  readonly password: string;
  readonly expiresAt: Date;
}

function checkUsername(text: string): string {
  const username = readUsername(text);
  if (/^[\p{L}\p{N}][\p{L}\p{N}._@-]{0,99}$/u.test(username)) return username;
  throw new StartRefused(
    "A username has up to 100 letters, digits and . _ @ -, and begins with one of the first two.",
  );
}

function checkName(text: string): string {
  const name = text.trim();
  if (countSeenCharacters(name) > 0 && name.length <= 200) return name;
  throw new StartRefused("A name has 1 to 200 characters.");
}

function checkRole(role: string): string {
  if (/^[a-z][a-z0-9_]{0,39}$/.test(role)) return role;
  throw new StartRefused(`"${role}" is no role: a role is a word of small letters, digits and _, as dnr.`);
}

/** Finds a user and holds their row until the transaction ends. */
export async function findUserId(database: Database, text: string): Promise<number> {
  const username = readUsername(text);
  const found = await database
    .selectFrom("users")
    .where("username", "=", username)
    .select("id")
    .forUpdate()
    .executeTakeFirst();
  if (found) return found.id;
  throw new StartRefused(`There is no user "${username}".`);
}

async function listCenterIds(database: Database, wanted: readonly number[] | "every"): Promise<number[]> {
  const rows = await database.selectFrom("centers").select("id").orderBy("id").execute();
  const ids = rows.map(({ id }) => id);
  if (wanted === "every") return ids;
  const missing = wanted.find((id) => !ids.includes(id));
  if (missing !== undefined) throw new StartRefused(`There is no centre ${missing}.`);
  return [...new Set(wanted)];
}

/** Writes rights down, and gives what the audit trail says of them. */
async function writeRights(database: Database, userId: number, rights: UserRights): Promise<string> {
  const told: string[] = [];
  if (rights.fullname !== undefined) {
    const fullname = checkName(rights.fullname);
    await database.updateTable("users").set({ fullname }).where("id", "=", userId).execute();
    told.push("name");
  }
  if (rights.roles !== undefined) {
    const roles = [...new Set(rights.roles.map(checkRole))];
    await database.deleteFrom("user_roles").where("user_id", "=", userId).execute();
    if (roles.length > 0) {
      const rows = roles.map((role) => ({ user_id: userId, role }));
      await database.insertInto("user_roles").values(rows).execute();
    }
    told.push(`roles ${roles.join(" ") || "none"}`);
  }
  if (rights.centers !== undefined) {
    const centers = await listCenterIds(database, rights.centers);
    await database.deleteFrom("user_centers").where("user_id", "=", userId).execute();
    if (centers.length > 0) {
      const rows = centers.map((center_id) => ({ user_id: userId, center_id }));
      await database.insertInto("user_centers").values(rows).execute();
    }
    told.push(`centers ${rights.centers === "every" ? "every" : centers.join(" ") || "none"}`);
  }
  if (rights.hasFullAccess !== undefined) {
    const temp_full_access = rights.hasFullAccess;
    await database.updateTable("users").set({ temp_full_access }).where("id", "=", userId).execute();
    told.push(`full access ${temp_full_access ? "yes" : "no"}`);
  }
  return told.join(", ");
}

/** One event of the trail about a user; no member of staff did it, but somebody who has the server. */
export async function recordChange(
  database: Database,
  { action, userId, now, notes }: { action: string; userId: number; now: Date; notes?: string },
): Promise<void> {
  await recordEvent(database, {
    at: now,
    action,
    actorId: null,
    centerId: null,
    subject: { type: "user", id: userId },
    ...(notes !== undefined && { notes }),
    address: null,
  });
}

async function makePassword({ random, passwords, now }: UserPlace, hours: number) {
  const password = makeFirstPassword(random);
  const expiresAt = new Date(now.getTime() + hours * hour);
  return {
    first: { password, expiresAt },
    columns: { password_hash: await passwords.hash(password), password_expires_at: expiresAt },
  };
}

/**
 * Adds somebody who may sign in, with a password that they have to change.
 *
 * @param hours how long that password signs in.
 */
export async function addUser(
  place: UserPlace,
  user: UserRights & { readonly username: string; readonly fullname: string },
  hours: number,
): Promise<FirstPassword> {
  const username = checkUsername(user.username);
  const { first, columns } = await makePassword(place, hours);
  await place.database.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto("users")
      .values({ username, fullname: checkName(user.fullname), ...columns })
      .onConflict((conflict) => conflict.column("username").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!added) throw new StartRefused(`There is a user "${username}" already.`);
    const notes = await writeRights(transaction, added.id, {
      roles: user.roles ?? [],
      centers: user.centers ?? [],
      hasFullAccess: user.hasFullAccess ?? false,
    });
    await recordChange(transaction, { action: "add_user", userId: added.id, now: place.now, notes });
  });
  return first;
}

/** Changes what somebody may do and where; it counts from their next request on. */
export async function setUser(
  { database, now }: Pick<UserPlace, "database" | "now">,
  username: string,
  rights: UserRights,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const userId = await findUserId(transaction, username);
    const notes = await writeRights(transaction, userId, rights);
    if (notes === "") throw new StartRefused("Nothing to change was said.");
    await recordChange(transaction, { action: "set_user", userId, now, notes });
  });
}

/** Keeps somebody from signing in and ends their sessions, or lets them sign in again. */
export async function setDisabled(
  { database, now }: Pick<UserPlace, "database" | "now">,
  username: string,
  isDisabled: boolean,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const userId = await findUserId(transaction, username);
    await transaction
      .updateTable("users")
      .set({ is_disabled: isDisabled })
      .where("id", "=", userId)
      .execute();
    if (isDisabled) await endSessions(transaction, { userId });
    const action = isDisabled ? "disable_user" : "enable_user";
    await recordChange(transaction, { action, userId, now });
  });
}

/** Gives somebody a password that they have to change, and ends their sessions. */
export async function resetPassword(place: UserPlace, text: string, hours: number): Promise<FirstPassword> {
  const { database, now } = place;
  const username = readUsername(text);
  const { first, columns } = await makePassword(place, hours);
  await database.transaction().execute(async (transaction) => {
    const userId = await findUserId(transaction, username);
    await transaction.updateTable("users").set(columns).where("id", "=", userId).execute();
    await endSessions(transaction, { userId });
    // Whoever was locked out by guesses gets in with the new one. Browsers in which they signed in stay known.
    await forgetAttempts(transaction, userId);
    await recordChange(transaction, { action: "reset_password", userId, now });
  });
  return first;
}

/** A user as operators see them. */
export interface ListedUser {
  readonly username: string;
  readonly fullname: string;
  readonly roles: readonly string[];
  readonly centers: readonly number[] | "every";
  readonly hasFullAccess: boolean;
  readonly state: "active" | "disabled" | "first password" | "first password expired";
}

/** Lists the users by their usernames. */
export async function listUsers({
  database,
  now,
}: Pick<UserPlace, "database" | "now">): Promise<ListedUser[]> {
  const [{ count }, rows] = await Promise.all([
    database
      .selectFrom("centers")
      .select((is) => is.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow(),
    database
      .selectFrom("users as u")
      .select(["u.username", "u.fullname", "u.temp_full_access", "u.is_disabled", "u.password_expires_at"])
      .select(
        sql<string[]>`array(select role from user_roles where user_id = u.id order by role)`.as("roles"),
      )
      .select(
        sql<number[]>`array(select center_id from user_centers where user_id = u.id order by center_id)`.as(
          "centers",
        ),
      )
      .orderBy("u.username")
      .execute(),
  ]);
  const readState = (isDisabled: boolean, expiresAt: Date | null): ListedUser["state"] => {
    if (isDisabled) return "disabled";
    if (expiresAt === null) return "active";
    return expiresAt > now ? "first password" : "first password expired";
  };
  return rows.map(
    ({ username, fullname, roles, centers, temp_full_access, is_disabled, password_expires_at }) => ({
      username,
      fullname,
      roles,
      centers: centers.length > 0 && centers.length === Number(count) ? "every" : centers,
      hasFullAccess: temp_full_access,
      state: readState(is_disabled, password_expires_at),
    }),
  );
}
