import { Secret, TOTP } from "otpauth";
import { makeLetterGroups } from "./letter-groups.ts";
import { clocksDiffer } from "./windows.ts";

/** For how long a code is shown, in seconds. */
const period = 30;
/** How many steps before and after the present one count, because the clocks of telephones differ. */
const drift = 1;

/** How many recovery codes a user gets. */
const recoveryCodeCount = 10;

/** Capitals and digits that are not easily confused when they are read from paper. */
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

const totp = (secret: string, label = "") =>
  new TOTP({ issuer: "ID Desk", label, secret, algorithm: "SHA1", digits: 6, period });

/** Makes the secret of an authenticator app: 160 bits in base 32. */
export const makeSecret = (random: (count: number) => Uint8Array): string =>
  new Secret({ buffer: new Uint8Array(random(20)).buffer }).base32;

/** Returns the address that an authenticator app reads from a QR code. */
export const formatSecretAddress = (secret: string, username: string): string =>
  totp(secret, username).toString();

/** Makes the recovery codes. Each can be used once instead of a code of the app. */
export const makeRecoveryCodes = (random: (count: number) => Uint8Array): string[] =>
  Array.from({ length: recoveryCodeCount }, () => makeLetterGroups(random, { letters, groups: 3 }));

/** Returns the form in which a code of the app or a recovery code is compared. */
export const readSecondCode = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/[\s\p{Cf}\p{Pd}]/gu, "")
    .toUpperCase();

/**
 * Returns the time step in which the app shows this code: the present one, the one before or the one after. Steps are
 * counted from 1970 on.
 */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: drift });
  return delta === null ? undefined : TOTP.counter({ period, timestamp }) + delta;
}

/**
 * Returns the last step at which a used code counts as used. A later step was written by a server with a wrong clock, and
 * must not lock the user out.
 */
export const readLastStep = (now: Date): number =>
  TOTP.counter({ period, timestamp: now.getTime() + clocksDiffer }) + drift;
