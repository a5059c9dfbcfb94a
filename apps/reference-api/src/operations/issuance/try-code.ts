import { isAnswered } from "../../database/idempotency.ts";
import { otpSubjectOf } from "../../database/issuance/collector-otps.ts";
import {
  findTurn,
  holdCard,
  recordIssuanceEvent,
  refuseOutOfTurn,
} from "../../database/issuance/hold-issuance.ts";
import { Refusal } from "../../domain/refusal.ts";
import { holdAgainstCode, type RightCode, readStanding } from "../one-time-passwords/hold-against-code.ts";
import type { AskedAtCenter } from "../operation.ts";

type Asked = AskedAtCenter<"verifyCollectorOtp">;

/** Holds a code against the one that was sent, with the card held; nothing where its turn has not come. */
async function compare(asked: Asked, text: string): Promise<RightCode | Refusal | undefined> {
  const { database, body } = asked;
  await holdCard(database, body.card_id);
  const issuance = await findTurn(asked, body.card_id, "verifyCollectorOtp");
  if (!issuance) return undefined;
  const onWrong = (notes: string) => recordIssuanceEvent(asked, issuance, { action: "otp_refused", notes });
  return holdAgainstCode(asked, otpSubjectOf(issuance), { text, onWrong });
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
