import { findAnswer, type IdempotentWrite, isAnswered, keepAnswer } from "../../database/idempotency.ts";
import { otpSubjectOf } from "../../database/issuance/collector-otps.ts";
import {
  findTurn,
  holdCard,
  recordIssuanceEvent,
  refuseOutOfTurn,
} from "../../database/issuance/hold-issuance.ts";
import { findLastOtp, findWrongCodes, type OtpSubject } from "../../database/otps/find-otps.ts";
import { countWrongCode, isRightCode, type KeptOtp } from "../../database/otps/write-otp.ts";
import { countWrongCodes, readCode, readLock } from "../../domain/otp-rules.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { AskedAtCenter } from "../operation.ts";
import { refuseExpired, refuseLocked, refuseWrongCode } from "./refuse-otp.ts";

type Asked = AskedAtCenter<"verifyCollectorOtp">;

/** A code that was told rightly, and counted as such. */
export interface RightCode {
  /** The code that it was held against, which must not be another one by the time it is used. */
  readonly otpId: number;
}

/** A try is another one once another code was sent, and never what the call itself is kept as. */
const formatTry = (write: IdempotentWrite, otp: KeptOtp): IdempotentWrite => ({
  ...write,
  operation: `${write.operation} ${otp.id}`,
});

/** What this very try was told when it came before, for its answer may have been lost; nothing where it is the first. */
async function findToldBefore(
  { database, write }: Asked,
  otp: KeptOtp | undefined,
  lockedFor: number,
): Promise<Refusal | undefined> {
  const told = write && otp && (await findAnswer(database, formatTry(write, otp)));
  if (!told) return undefined;
  const { attempts_left } = JSON.parse(told.text) as { readonly attempts_left: number };
  return refuseWrongCode(attempts_left, { lockedFor });
}

/** Where the codes of a hand-over stand, and why none is looked at now. */
async function readStanding(asked: Asked, subject: OtpSubject) {
  const { database, now, ports } = asked;
  const figures = ports.settings.otp;
  const wrong = await findWrongCodes(database, subject);
  const otp = await findLastOtp(database, subject);
  const lockedFor = readLock(wrong, now, figures);
  const told = await findToldBefore(asked, otp, lockedFor);
  const before = countWrongCodes(wrong, now, figures);
  if (told) return { refusal: told, before };
  if (lockedFor > 0) return { refusal: refuseLocked(lockedFor), before };
  return otp && otp.expires_at > now ? { otp, before } : { refusal: refuseExpired(), before };
}

/** Holds a code against the one that was sent; a wrong one is counted, and the refusal given and not thrown. */
async function compare(asked: Asked, text: string): Promise<RightCode | Refusal | undefined> {
  const { database, body, now, ports, write } = asked;
  await holdCard(database, body.card_id);
  const issuance = await findTurn(asked, asked.body.card_id, "verifyCollectorOtp");
  if (!issuance) return undefined;
  const subject = otpSubjectOf(issuance);
  const { otp, refusal, before } = await readStanding(asked, subject);
  if (refusal) return refusal;
  const figures = ports.settings.otp;
  const code = readCode(text, figures);
  if (code === "") return refuseWrongCode(figures.mostWrong - before, figures);
  if (isRightCode(ports, subject, otp, code)) return { otpId: otp.id };
  await countWrongCode(database, subject, { before, now });
  const left = figures.mostWrong - before - 1;
  await recordIssuanceEvent(asked, issuance, { action: "otp_refused", notes: `Attempts left: ${left}.` });
  const wrong = refuseWrongCode(left, figures);
  if (write) {
    const text = JSON.stringify({ attempts_left: left });
    await keepAnswer(database, formatTry(write, otp), { status: wrong.status, text });
  }
  return wrong;
}

/**
 * Tries a code before the transaction of its call: a wrong one counts although the call is refused, and once, however
 * often the same try is sent. The card is held only where a code is looked at: nobody who works with it waits for
 * somebody who guesses when that is of no use.
 *
 * @returns the right code; nothing where its turn has not come, for a repeat of what has succeeded gets that again.
 * @throws Refusal for every other code.
 */
export async function tryCode(asked: Asked, text: string): Promise<RightCode | undefined> {
  const { database, body, write } = asked;
  const issuance = await findTurn(asked, asked.body.card_id, "verifyCollectorOtp");
  if (!issuance) {
    if (!write || !(await isAnswered(database, write))) {
      await refuseOutOfTurn(asked, body.card_id, "verifyCollectorOtp");
    }
    return undefined;
  }
  const { refusal } = await readStanding(asked, otpSubjectOf(issuance));
  if (refusal) throw refusal;
  const tried = await database
    .transaction()
    .execute((transaction) => compare({ ...asked, database: transaction }, text));
  if (tried instanceof Refusal) throw tried;
  return tried;
}
