import { recordAct } from "../../database/audit.ts";
import { normalisePassword } from "../../domain/password-rule.ts";
import { Refusal } from "../../domain/refusal.ts";
import { countAttempt, forgiveAttempt } from "../../session/attempts.ts";
import type { AskedByMember } from "../operation.ts";

type Asked = AskedByMember<"updatePassword" | "startSecondFactor">;

/**
 * Waits for a turn in the queue, checks the password of the signed-in user, and then does some work. Call it outside of the
 * transaction: a wrong password counts even if the call is refused.
 *
 * @param failed the action of the event about a wrong password.
 * @throws Refusal with the code `wrong_password`.
 */
export function checkCurrentPassword<Done>(
  { body, database, session, now, address, ports }: Asked,
  failed: string,
  work: () => Promise<Done>,
): Promise<Done> {
  const { id } = session.member;
  // Counted apart from sign-in: a stranger at an open session must not lock its user out.
  const limits = [{ of: `password of ${id}`, most: 10 }] as const;
  return ports.passwordQueue.wait({ isKnown: true, from: `user ${id}` }, async () => {
    await countAttempt(database, limits, now);
    const { password_hash } = await database
      .selectFrom("users")
      .where("id", "=", id)
      .select("password_hash")
      .executeTakeFirstOrThrow();
    if (await ports.passwords.verify(normalisePassword(body.current_password), password_hash)) {
      await forgiveAttempt(database, limits, now);
      return work();
    }
    await recordAct({ database, session, now, address }, { action: failed, subject: { type: "user", id } });
    const message = "Current password is not correct.";
    throw new Refusal(400, { message, errors: { current_password: [message] }, code: "wrong_password" });
  });
}
