import type { Database } from "../database/tables.ts";
import {
  findStep,
  makeRecoveryCodes,
  makeSecret,
  readLastStep,
  readSecondCode,
} from "../domain/second-factor.ts";
import type { Ports } from "../ports.ts";

/** The seal and the digest of second factors. */
export type SecondFactorKeys = Pick<Ports, "keyedDigest" | "secondFactorSeal">;

/** A sealed secret opens only for its user. */
const recordIdOf = (userId: number) => String(userId);

const digestRecoveryCode = ({ keyedDigest }: SecondFactorKeys, userId: number, code: string) =>
  keyedDigest(`recovery code\n${userId}\n${readSecondCode(code)}`);

/** Whether a user has a second factor that counts. */
export async function hasSecondFactor(database: Database, userId: number): Promise<boolean> {
  const found = await database
    .selectFrom("second_factors")
    .where("user_id", "=", userId)
    .where("is_on", "=", true)
    .select("user_id")
    .executeTakeFirst();
  return found !== undefined;
}

/** Holds a user while a second factor is made to count: who signs in at this moment is asked for it, or ended with it. */
export async function holdUser(transaction: Database, userId: number): Promise<void> {
  await transaction.selectFrom("users").where("id", "=", userId).select("id").forNoKeyUpdate().execute();
}

/** Counts the recovery codes that a user has not used. */
export async function countRecoveryCodes(database: Database, userId: number): Promise<number> {
  const { count } = await database
    .selectFrom("recovery_codes")
    .where("user_id", "=", userId)
    .select((is) => is.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Uses up a code of the app. If two sign-ins send the same code at once, one succeeds. */
async function useAppCode(
  database: Database,
  { secondFactorSeal }: SecondFactorKeys,
  { userId, code, now }: { readonly userId: number; readonly code: string; readonly now: Date },
): Promise<boolean> {
  const kept = await database
    .selectFrom("second_factors")
    .where("user_id", "=", userId)
    .where("is_on", "=", true)
    .select("sealed")
    .executeTakeFirst();
  const opened = kept && (await secondFactorSeal.open(recordIdOf(userId), kept.sealed));
  const step = opened && findStep(opened.secret, code, now);
  if (step === undefined) return false;
  const { numUpdatedRows } = await database
    .updateTable("second_factors")
    .set({ last_step: step })
    .where("user_id", "=", userId)
    .where("is_on", "=", true)
    .where((is) =>
      is.or([
        is("last_step", "is", null),
        is("last_step", "<", step),
        is("last_step", ">", readLastStep(now)),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses up a code of the app or a recovery code. Returns which it was; undefined if it is wrong or was used before. */
export async function useSecondCode(
  database: Database,
  keys: SecondFactorKeys,
  { userId, text, now }: { readonly userId: number; readonly text: string; readonly now: Date },
): Promise<"app" | "recovery" | undefined> {
  const code = readSecondCode(text);
  if (/^\d{6}$/.test(code)) {
    return (await useAppCode(database, keys, { userId, code, now })) ? "app" : undefined;
  }
  const { numDeletedRows } = await database
    .deleteFrom("recovery_codes")
    .where("user_id", "=", userId)
    .where("digest", "=", digestRecoveryCode(keys, userId, code))
    .executeTakeFirst();
  return numDeletedRows === 1n ? "recovery" : undefined;
}

/** Deletes the second factor of a user, confirmed or not. Returns whether the user had one. */
export async function removeSecondFactor(database: Database, userId: number): Promise<boolean> {
  await database.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  const { numDeletedRows } = await database
    .deleteFrom("second_factors")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Makes a secret for a user and returns it. It counts at once if `isOn`, otherwise after a code of it is confirmed. */
export async function makeSecondFactor(
  database: Database,
  ports: SecondFactorKeys & Pick<Ports, "random">,
  { userId, isOn, now }: { readonly userId: number; readonly isOn: boolean; readonly now: Date },
): Promise<string> {
  const secret = makeSecret(ports.random);
  const sealed = await ports.secondFactorSeal.close(recordIdOf(userId), { secret });
  const row = { sealed, last_step: null, made_at: now };
  await database
    .insertInto("second_factors")
    .values({ user_id: userId, is_on: isOn, ...row })
    .onConflict((conflict) => conflict.columns(["user_id", "is_on"]).doUpdateSet(row))
    .execute();
  return secret;
}

/** Replaces the recovery codes of a user, and returns the new ones. */
export async function renewRecoveryCodes(
  database: Database,
  ports: SecondFactorKeys & Pick<Ports, "random">,
  userId: number,
): Promise<string[]> {
  const codes = makeRecoveryCodes(ports.random);
  await database.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await database
    .insertInto("recovery_codes")
    .values(codes.map((code) => ({ user_id: userId, digest: digestRecoveryCode(ports, userId, code) })))
    .execute();
  return codes;
}

/**
 * Turns on the new secret of a user if this is a code of it. The code is used up, and the earlier secret is deleted.
 *
 * @returns `wrong` for another code, and `missing` if there is no secret to confirm.
 */
export async function confirmSecondFactor(
  transaction: Database,
  { secondFactorSeal }: SecondFactorKeys,
  { userId, text, now }: { readonly userId: number; readonly text: string; readonly now: Date },
): Promise<"confirmed" | "wrong" | "missing"> {
  await holdUser(transaction, userId);
  const waiting = await transaction
    .selectFrom("second_factors")
    .where("user_id", "=", userId)
    .where("is_on", "=", false)
    .select("sealed")
    .forUpdate()
    .executeTakeFirst();
  const opened = waiting && (await secondFactorSeal.open(recordIdOf(userId), waiting.sealed));
  if (!opened) return "missing";
  const step = findStep(opened.secret, readSecondCode(text), now);
  if (step === undefined) return "wrong";
  const ofUser = transaction.deleteFrom("second_factors").where("user_id", "=", userId);
  await ofUser.where("is_on", "=", true).execute();
  await transaction
    .updateTable("second_factors")
    .set({ is_on: true, last_step: step })
    .where("user_id", "=", userId)
    .execute();
  return "confirmed";
}
