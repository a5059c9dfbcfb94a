import { findAnswer, type IdempotentWrite, keepAnswer } from "../../database/idempotency.ts";
import { findLastOtp, findWrongCodes, type OtpSubject } from "../../database/otps/find-otps.ts";
import { countWrongCode, isRightCode, type KeptOtp } from "../../database/otps/write-otp.ts";
import type { Database } from "../../database/tables.ts";
import { countWrongCodes, readCode, readLifetime, readLock } from "../../domain/otp-rules.ts";
import type { Refusal } from "../../domain/refusal.ts";
import type { Ports } from "../../ports.ts";
import { refuseExpired, refuseLocked, refuseWrongCode } from "./refuse-otp.ts";

/** A code that was right, and counted as such. */
export interface RightCode {
  /** The code that it was held against, which must not be another one by the time it is used. */
  readonly otpId: number;
}

interface Trying {
  readonly database: Database;
  readonly now: Date;
  readonly ports: Ports;
  readonly write: IdempotentWrite | undefined;
}

/** A try is another one once another code was sent, and never what the call itself is kept as. */
const formatTry = (write: IdempotentWrite, otp: KeptOtp): IdempotentWrite => ({
  ...write,
  operation: `${write.operation} ${otp.id}`,
});

/** What this very try was answered when it came before, for its answer may have been lost; nothing for the first. */
async function findAnsweredBefore(
  { database, write }: Trying,
  otp: KeptOtp | undefined,
  lockedFor: number,
): Promise<Refusal | undefined> {
  const kept = write && otp && (await findAnswer(database, formatTry(write, otp)));
  if (!kept) return undefined;
  const { attempts_left } = JSON.parse(kept.text) as { readonly attempts_left: number };
  return refuseWrongCode(attempts_left, { lockedFor });
}

/** Where the codes of a subject stand, and why none is looked at now. */
export async function readStanding(trying: Trying, subject: OtpSubject) {
  const { database, now, ports } = trying;
  const figures = ports.settings.otp;
  const wrong = await findWrongCodes(database, subject);
  const otp = await findLastOtp(database, subject);
  const lockedFor = readLock(wrong, now, figures);
  const answered = await findAnsweredBefore(trying, otp, lockedFor);
  const before = countWrongCodes(wrong, now, figures);
  if (answered) return { refusal: answered, before };
  if (lockedFor > 0) return { refusal: refuseLocked(lockedFor), before };
  const isOpen = otp && otp.code_digest !== null && readLifetime(otp.sent_at, now, figures) > 0;
  return isOpen ? { otp, before } : { refusal: refuseExpired(), before };
}

/**
 * Holds a code against the one that was sent. A wrong one is counted once, however often the same try is sent. The
 * refusal is given and not thrown, so that the count stays.
 */
export async function holdAgainstCode(
  trying: Trying,
  subject: OtpSubject,
  {
    text,
    onWrong,
  }: {
    readonly text: string;
    /** Writes down that a code was wrong, in words for the history. */
    readonly onWrong: (notes: string) => Promise<void>;
  },
): Promise<RightCode | Refusal> {
  const { database, now, ports, write } = trying;
  const { otp, refusal, before } = await readStanding(trying, subject);
  if (refusal) return refusal;
  const figures = ports.settings.otp;
  const code = readCode(text, figures);
  if (code === "") return refuseWrongCode(figures.mostWrong - before, figures);
  if (isRightCode(ports, subject, otp, code)) return { otpId: otp.id };
  await countWrongCode(database, subject, { before, now });
  const left = figures.mostWrong - before - 1;
  await onWrong(`Attempts left: ${left}.`);
  const wrong = refuseWrongCode(left, figures);
  if (write) {
    const kept = JSON.stringify({ attempts_left: left });
    await keepAnswer(database, formatTry(write, otp), { status: wrong.status, text: kept });
  }
  return wrong;
}

/** The code that was tried, unless it was used or another one took its place since. */
export async function findTriedCode(
  { database, now, ports }: Pick<Trying, "database" | "now" | "ports">,
  subject: OtpSubject,
  { otpId }: RightCode,
): Promise<KeptOtp> {
  const otp = await findLastOtp(database, subject);
  if (otp?.id !== otpId || otp.code_digest === null) throw refuseExpired();
  if (readLifetime(otp.sent_at, now, ports.settings.otp) === 0) throw refuseExpired();
  return otp;
}
