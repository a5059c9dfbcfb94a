import { formatSecretAddress } from "../../domain/second-factor.ts";
import { forgetAttempts, readUsername } from "../../session/attempts.ts";
import {
  holdUser,
  makeSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  type SecondFactorKeys,
} from "../../session/second-factors.ts";
import { endSessions } from "../../session/sessions.ts";
import { StartRefused } from "../start-refused.ts";
import { findUserId, recordChange, type UserPlace } from "./change-users.ts";

/** A second factor that was made for a user. It is shown once. */
export interface GivenSecondFactor {
  /** In base 32. */
  readonly secret: string;
  readonly address: string;
  readonly recoveryCodes: readonly string[];
}

/** Replaces a user's second factor by a new one that counts at once, and ends their sessions. */
export async function giveSecondFactor(
  place: Pick<UserPlace, "database" | "random" | "now"> & SecondFactorKeys,
  text: string,
): Promise<GivenSecondFactor> {
  const { database, now } = place;
  const username = readUsername(text);
  return database.transaction().execute(async (transaction) => {
    const userId = await findUserId(transaction, username);
    await holdUser(transaction, userId);
    await removeSecondFactor(transaction, userId);
    const secret = await makeSecondFactor(transaction, place, { userId, isOn: true, now });
    const recoveryCodes = await renewRecoveryCodes(transaction, place, userId);
    await endSessions(transaction, { userId });
    // A user whom wrong codes locked out has to get in with the new ones.
    await forgetAttempts(transaction, userId);
    await recordChange(transaction, { action: "set_up_second_factor", userId, now });
    return { secret, address: formatSecretAddress(secret, username), recoveryCodes };
  });
}

/** Removes the second factor of a user with its recovery codes. The user's sessions go on. */
export async function takeSecondFactor(
  { database, now }: Pick<UserPlace, "database" | "now">,
  text: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const userId = await findUserId(transaction, text);
    if (!(await removeSecondFactor(transaction, userId))) {
      throw new StartRefused(`The user "${readUsername(text)}" has no second factor.`);
    }
    await recordChange(transaction, { action: "remove_second_factor", userId, now });
  });
}
