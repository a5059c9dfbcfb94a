import { recordEvent } from "../../database/audit.ts";
import type { Database } from "../../database/tables.ts";
import { normalisePassword } from "../../domain/password-rule.ts";
import { refuseByRule } from "../../http/refusal.ts";
import { countAttempt, forgetAttempts, readUsername } from "../../session/attempts.ts";
import { formatSession } from "../../session/format-session.ts";
import { hashOfNobody } from "../../session/hash-of-nobody.ts";
import { signSession, startSession } from "../../session/sessions.ts";
import { sweep } from "../../session/sweep.ts";
import { answerAnyone } from "../operation.ts";

/** One whose first password has expired has none, and so is nobody who could sign in. */
async function findUser(database: Database, username: string, now: Date) {
  return database
    .selectFrom("users")
    .where("username", "=", username)
    .where("is_disabled", "=", false)
    .where((is) => is.or([is("password_expires_at", "is", null), is("password_expires_at", ">", now)]))
    .select(["id", "username", "fullname", "temp_full_access", "password_hash", "password_expires_at"])
    .executeTakeFirst();
}

/** Signs a member of staff in, with a new session id and no centre yet. */
export const login = answerAnyone("login", async ({ body, database, now, ports, address }) => {
  const { passwords, random } = ports;
  const username = readUsername(body.username);
  await countAttempt(database, username, now);

  const user = await findUser(database, username, now);
  const hash = user?.password_hash ?? (await hashOfNobody(passwords));
  const isRight = await passwords.verify(normalisePassword(body.password), hash);
  const event = { at: now, actorId: user?.id ?? null, centerId: null, address } as const;
  const subject = { type: "user", id: user?.id ?? null } as const;
  if (!user || !isRight) {
    await recordEvent(database, { ...event, action: "sign_in_failed", subject });
    throw refuseByRule({ message: "Username or password is not correct.", code: "wrong_sign_in" });
  }

  const id = await database.transaction().execute(async (transaction) => {
    await forgetAttempts(transaction, username);
    await recordEvent(transaction, { ...event, action: "sign_in", subject });
    return startSession(transaction, random, { userId: user.id, centerId: null, now });
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
      center: null,
      csrf: await signSession(id),
      mustChangePassword: user.password_expires_at !== null,
    }),
    session: id,
  };
});
