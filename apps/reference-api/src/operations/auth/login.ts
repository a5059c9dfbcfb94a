import { type AuditEvent, recordEvent } from "../../database/audit.ts";
import type { Database } from "../../database/tables.ts";
import { normalisePassword } from "../../domain/password-rule.ts";
import { refuseByRule } from "../../domain/refusal.ts";
import {
  countAttempt,
  countUnknownName,
  formatAccount,
  listSignInLimits,
  readUsername,
  sweepAttempts,
} from "../../session/attempts.ts";
import { askSecondCode, checkSecondFactor } from "../../session/check-second-factor.ts";
import { formatSession } from "../../session/format-session.ts";
import { hashOfNobody } from "../../session/hash-of-nobody.ts";
import { digestBrowser, findKnownBrowser, rememberUser } from "../../session/known-browser.ts";
import { readNetwork } from "../../session/network.ts";
import { hasSecondFactor } from "../../session/second-factors.ts";
import { findKeptCenter, signSession, startSession } from "../../session/sessions.ts";
import { sweep } from "../../session/sweep.ts";
import { type AskedByAnyone, answerAnyone } from "../operation.ts";

type Asked = AskedByAnyone<"login">;

/** One whose first password has expired has none, and so is nobody who could sign in. */
async function findUser({ database, now }: Asked, username: string) {
  return database
    .selectFrom("users")
    .where("username", "=", username)
    .where("is_disabled", "=", false)
    .where((is) => is.or([is("password_expires_at", "is", null), is("password_expires_at", ">", now)]))
    .select(["id", "username", "fullname", "temp_full_access", "password_hash", "password_expires_at"])
    .executeTakeFirst();
}

/** Writes an event about a user who is not signed in yet. */
function recordOf(
  { database, now, address }: Pick<Asked, "database" | "now" | "address">,
  userId: number,
  event: Pick<AuditEvent, "action" | "notes"> & { readonly centerId?: number | null },
): Promise<void> {
  const subject = { type: "user", id: userId } as const;
  return recordEvent(database, { centerId: null, ...event, at: now, actorId: userId, subject, address });
}

const refuseSignIn = () =>
  refuseByRule({ message: "Username or password is not correct.", code: "wrong_sign_in" });

/** Returns the user if name, password and code are right. */
async function checkPassword(
  asked: Asked,
  { username, browser }: { username: string; browser: string | undefined },
) {
  const { body, database, now, ports, address } = asked;
  const user = await findUser(asked, username);
  const account = formatAccount({ userId: user?.id, username }, ports.keyedDigest);
  const limits = listSignInLimits({ account, address, browser });
  await countAttempt(database, limits, now);
  const hash = user?.password_hash ?? (await hashOfNobody(ports.passwords));
  const isRight = await ports.passwords.verify(normalisePassword(body.password), hash);
  if (user && isRight) {
    const record = (action: string, notes: string | null) => recordOf(asked, user.id, { action, notes });
    const gaveCode = await checkSecondFactor(asked, { userId: user.id, otp: body.otp }, { limits, record });
    return { ...user, gaveCode };
  }
  await sweepAttempts(database, now);
  if (user) await recordOf(asked, user.id, { action: "sign_in_failed" });
  else await countUnknownName(database, address, now);
  throw refuseSignIn();
}

/**
 * Holds a user as they were when they were checked. Who changes the password or sets a second factor up ends all sessions:
 * one that starts at the same moment must not stay.
 */
async function holdChecked(
  database: Database,
  { ports }: Asked,
  { id, password_hash, gaveCode }: Awaited<ReturnType<typeof checkPassword>>,
): Promise<void> {
  const user = await database
    .selectFrom("users")
    .where("id", "=", id)
    .select("password_hash")
    .forShare()
    .executeTakeFirst();
  if (user?.password_hash !== password_hash) throw refuseSignIn();
  const isAsked = ports.settings.secondFactor !== "off" && !gaveCode;
  if (isAsked && (await hasSecondFactor(database, id))) throw askSecondCode();
}

/**
 * Signs a member of staff in, with a new session id. Users who have a second factor give a code as well. If the user's
 * last session in this browser expired or was idle for too long, the new one has the same centre. Otherwise the user has
 * to choose one.
 */
export const login = answerAnyone("login", async (asked) => {
  const { body, database, now, ports, address } = asked;
  const username = readUsername(body.username);
  const browser = findKnownBrowser(ports, asked.browser, { username, now });
  const asker = { isKnown: browser !== undefined, from: browser ?? readNetwork(address) };
  const user = await ports.passwordQueue.wait(asker, () => checkPassword(asked, { username, browser }));

  const browserCookie = rememberUser(ports, asked.browser, { username, now });
  const browserHash = digestBrowser(browserCookie);
  const { id, center } = await database.transaction().execute(async (transaction) => {
    await holdChecked(transaction, asked, user);
    const kept = await findKeptCenter(transaction, { userId: user.id, browser: browserHash, now });
    const centerId = kept?.id ?? null;
    await recordOf({ ...asked, database: transaction }, user.id, { action: "sign_in", centerId });
    const start = { userId: user.id, centerId, browser: browserHash, address, now };
    return { id: await startSession(transaction, ports.random, start), center: kept ?? null };
  });
  await sweep(database, now);
  const roles = await database
    .selectFrom("user_roles")
    .where("user_id", "=", user.id)
    .orderBy("role")
    .select("role")
    .execute();
  const member = { ...user, roles: roles.map(({ role }) => role) };
  return {
    status: 200,
    body: formatSession({
      member,
      center,
      csrf: signSession(id),
      mustChangePassword: user.password_expires_at !== null,
      mustSetUpSecondFactor:
        ports.settings.secondFactor === "required" && !(await hasSecondFactor(database, user.id)),
    }),
    session: id,
    browser: browserCookie,
  };
});
