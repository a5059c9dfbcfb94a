import { type IdempotentWrite, isAnswered } from "../database/idempotency.ts";
import type { Database } from "../database/tables.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Ports } from "../ports.ts";
import { forgiveAttempt, type Limit, takeAttemptBack } from "./attempts.ts";
import { countRecoveryCodes, hasSecondFactor, useSecondCode } from "./second-factors.ts";

const code = "second_factor";

/** Refuses name and password alone, and asks for a code. */
export function askSecondCode(): Refusal {
  return new Refusal(400, { message: "Enter the code that your authenticator app shows.", code });
}

/** Refuses a code that is wrong or was used before. */
export function refuseSecondCode(): Refusal {
  const message = "The code is not correct.";
  return new Refusal(400, { message, errors: { otp: [message] }, code });
}

/**
 * Asks for the code of a user whose password was right. The caller has counted the sign-in as a try. The try stays counted
 * after a wrong code, and is taken back if no code was sent. A user without a second factor is not asked.
 * The right code, or the password of a user who is not asked, forgets the failures before it.
 *
 * @param record writes an event about the user down.
 * @returns whether a code was asked for.
 * @throws Refusal with the code `second_factor`.
 */
export async function checkSecondFactor(
  {
    database,
    ports,
    now,
    write,
  }: {
    readonly database: Database;
    readonly ports: Ports;
    readonly now: Date;
    readonly write?: IdempotentWrite | undefined;
  },
  { userId, otp }: { readonly userId: number; readonly otp: string | undefined },
  {
    limits,
    record,
  }: {
    readonly limits: readonly [Limit, ...Limit[]];
    readonly record: (action: string, notes: string | null) => Promise<void>;
  },
): Promise<boolean> {
  if (ports.settings.secondFactor === "off" || !(await hasSecondFactor(database, userId))) {
    await forgiveAttempt(database, limits, now);
    return false;
  }
  // A repeated write sends a code that is used up, and gets the first answer again.
  if (write && (await isAnswered(database, write))) {
    write.isRepeat = true;
    // No code was looked at: the wrong ones stay counted.
    await takeAttemptBack(database, limits, now);
    return true;
  }
  if (otp === undefined) {
    await takeAttemptBack(database, limits, now);
    throw askSecondCode();
  }
  const used = await useSecondCode(database, ports, { userId, text: otp, now });
  if (used === undefined) {
    await record("second_factor_failed", null);
    throw refuseSecondCode();
  }
  if (used === "recovery") {
    await record("use_recovery_code", `${await countRecoveryCodes(database, userId)} left`);
  }
  await forgiveAttempt(database, limits, now);
  return true;
}
