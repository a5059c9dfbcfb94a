import type { Acting } from "../database/acting.ts";
import { recordAct } from "../database/audit.ts";
import type { IdempotentWrite } from "../database/idempotency.ts";
import { normalisePassword } from "../domain/password-rule.ts";
import { Refusal, refuseByRule, refuseFields } from "../domain/refusal.ts";
import { countSeenCharacters } from "../domain/written-forms.ts";
import type { Ports } from "../ports.ts";
import { countAttempt, formatAccount, readUsername } from "../session/attempts.ts";
import { checkSecondFactor } from "../session/check-second-factor.ts";
import { hashOfNobody } from "../session/hash-of-nobody.ts";
import { hasSecondFactor } from "../session/second-factors.ts";

/** Who asks a supervisor to vouch, at their own desk. */
export type AskingSupervisor = Acting & {
  readonly ports: Ports;
  readonly write: IdempotentWrite | undefined;
};

/** What a supervisor types. */
interface Sent {
  readonly username: string;
  readonly password: string;
  readonly otp?: string | undefined;
}

/** A supervisor at the counter. */
export interface Supervisor {
  readonly id: number;
  readonly fullname: string;
}

async function findUser({ database, center }: AskingSupervisor, username: string) {
  return (
    database
      .selectFrom("users as u")
      .leftJoin("user_centers as c", (join) =>
        join.onRef("c.user_id", "=", "u.id").on("c.center_id", "=", center.id),
      )
      .where("u.username", "=", username)
      .where("u.is_disabled", "=", false)
      // With a password that somebody else made, nobody vouches.
      .where("u.password_expires_at", "is", null)
      .select(["u.id", "u.fullname", "u.password_hash", "u.temp_full_access", "c.center_id"])
      .executeTakeFirst()
  );
}

/** Returns the user if name, password and code are right. */
async function checkPassword(asked: AskingSupervisor, sent: Sent) {
  const { database, session, now, ports } = asked;
  const username = readUsername(sent.username);
  const user = await findUser(asked, username);
  const account = formatAccount({ userId: user?.id, username }, ports.keyedDigest);
  // Apart from sign-in: nobody who asks may lock a supervisor out.
  const limits = [
    { of: `vouching of ${account} for ${session.member.id}`, most: 10 },
    { of: `vouching for ${session.member.id}`, most: 30 },
  ] as const;
  await countAttempt(database, limits, now);
  const hash = user?.password_hash ?? (await hashOfNobody(ports.passwords));
  const isRight = await ports.passwords.verify(normalisePassword(sent.password), hash);
  const record = (action: string, notes: string | null = null) =>
    recordAct(asked, { action, subject: { type: "user", id: user?.id ?? null }, notes });
  const isRequired = ports.settings.secondFactor === "required";
  if (user && isRight && (!isRequired || (await hasSecondFactor(database, user.id)))) {
    await checkSecondFactor(asked, { userId: user.id, otp: sent.otp }, { limits, record });
    return user;
  }
  await record("vouch_failed");
  throw refuseByRule({ message: "Username or password is not correct.", code: "wrong_sign_in" });
}

/** Refuses a reason that says nothing. */
export function checkVouchingReason(reason: string): void {
  if (countSeenCharacters(reason) < 3) {
    throw refuseFields({ reason: ["Reason must be at least 3 characters long."] });
  }
}

/**
 * Checks by their password that a supervisor of this centre, other than the asking clerk, is at the counter, and by their
 * code where they have a second factor. A supervisor who still has to set one up cannot vouch. Call it outside
 * of the transaction: a wrong password or code counts even if the call is refused.
 */
export async function checkSupervisor(asked: AskingSupervisor, sent: Sent): Promise<Supervisor> {
  const { session, center, ports } = asked;
  const asker = { isKnown: true, from: `user ${session.member.id}` };
  const user = await ports.passwordQueue.wait(asker, () => checkPassword(asked, sent));
  const mayVouch = user.temp_full_access && user.center_id === center.id && user.id !== session.member.id;
  if (!mayVouch) {
    throw new Refusal(403, { message: `${user.fullname} cannot vouch here.`, code: "not_a_supervisor" });
  }
  return { id: user.id, fullname: user.fullname };
}
