import { closeOtps, findLastOtp, findWrongCodes } from "../../database/issuance/collector-otps.ts";
import {
  findIssuance,
  type HeldIssuance,
  holdCard,
  holdIssuance,
  recordIssuanceEvent,
  refuseOutOfOrder,
  writeIssuanceChange,
} from "../../database/issuance/hold-issuance.ts";
import { findOwnerId } from "../../database/issuance/read-card.ts";
import { columnsOfOwner } from "../../database/issuance/read-collector.ts";
import { makeOtpToken } from "../../database/issuance/read-issuance.ts";
import { countWrongCode, isRightCode, type KeptOtp, useOtp } from "../../database/issuance/write-otp.ts";
import { countWrongCodes, readCode, readLock } from "../../domain/otp-rules.ts";
import { type Refusal, refuseFields } from "../../http/refusal.ts";
import { formatBase64Url } from "../../session/digest.ts";
import { type AskedAtCenter, answerCenter } from "../operation.ts";
import { askSupervisor, type Vouching } from "./ask-supervisor.ts";
import { refuseExpired, refuseLocked, refuseWrongCode } from "./refuse-otp.ts";

type Asked = AskedAtCenter<"verifyCollectorOtp">;

/** Holds a code against the one that was sent; a wrong one is counted, and the refusal given and not thrown. */
async function tryCode(asked: Asked, otpText: string): Promise<Refusal | undefined> {
  const { database, body, session, center, now, ports } = asked;
  const cardId = body.card_id;
  await holdCard(database, cardId);
  const issuance = await findIssuance(database, cardId);
  const isTurn =
    issuance?.status === "otp_sent" &&
    issuance.session_hash === session.idHash &&
    issuance.center_id === center.id;
  // Whatever else is wrong, the answer says it; a repeat of what has succeeded gets that again.
  if (!isTurn) return undefined;
  const figures = ports.settings.otp;
  const wrong = await findWrongCodes(database, cardId);
  const locked = readLock(wrong, now, figures);
  if (locked > 0) return refuseLocked(locked);
  const otp = await findLastOtp(database, issuance.id);
  if (!otp || otp.expires_at <= now) return refuseExpired();
  const before = countWrongCodes(wrong, now, figures);
  const code = readCode(otpText, figures);
  if (code === "") return refuseWrongCode(figures.mostWrong - before, figures);
  if (await isRightCode(ports, otp, { cardId, code })) return undefined;
  await countWrongCode(database, cardId, { before, now });
  const left = figures.mostWrong - before - 1;
  await recordIssuanceEvent(asked, issuance, { action: "otp_refused", notes: `Attempts left: ${left}.` });
  return refuseWrongCode(left, figures);
}

/** Runs before the transaction: a try counts although the call is refused. */
async function countTry(asked: Asked): Promise<Vouching | undefined> {
  const { otp, supervisor } = asked.body;
  if ((otp === undefined) === (supervisor === undefined)) throw refuseFields({ otp: ["Otp is required."] });
  if (supervisor !== undefined) return askSupervisor(asked, supervisor);
  const refusal = await asked.database
    .transaction()
    .execute((transaction) => tryCode({ ...asked, database: transaction }, otp ?? ""));
  if (refusal) throw refusal;
  return undefined;
}

async function findRightCode(asked: Asked, issuance: HeldIssuance): Promise<KeptOtp> {
  const { database, body, now, ports } = asked;
  const otp = await findLastOtp(database, issuance.id);
  if (!otp || otp.expires_at <= now) throw refuseExpired();
  const code = readCode(body.otp ?? "", ports.settings.otp);
  // Another code took its place since it was tried.
  if (!(await isRightCode(ports, otp, { cardId: body.card_id, code }))) throw refuseExpired();
  return otp;
}

/** What a hand-over holds of a collector who is verified, and the proof of it for this session. */
async function startVerification({ session, ports, now }: Asked, issuance: HeldIssuance) {
  const seed = formatBase64Url(ports.random(16));
  return {
    token: await makeOtpToken(session, issuance.id, seed),
    set: { verified_at: now, verification_seed: seed },
  };
}

async function verifyByOtp(asked: Asked): Promise<string> {
  const { body, database, now } = asked;
  const issuance = await holdIssuance(asked, body.card_id, "verifyCollectorOtp");
  const otp = await findRightCode(asked, issuance);
  await useOtp(database, { otpId: otp.id, cardId: body.card_id, now });
  const { token, set } = await startVerification(asked, issuance);
  await writeIssuanceChange(asked, issuance, {
    action: "verify_otp",
    set: { ...set, verified_method: "otp", verified_by: null, verified_contact_masked: otp.phone_masked },
  });
  return token;
}

async function verifyBySupervisor(asked: Asked, vouching: Vouching | undefined): Promise<string> {
  const { body, database } = asked;
  const issuance = await holdIssuance(asked, body.card_id, "vouchForCollector");
  if (!vouching) throw refuseOutOfOrder("vouchForCollector", issuance.status, "Load the card again.");
  await closeOtps(database, issuance.id);
  const owner = columnsOfOwner(await findOwnerId(database, body.card_id));
  const { token, set } = await startVerification(asked, issuance);
  await writeIssuanceChange(asked, issuance, {
    action: "vouch",
    set: {
      ...(issuance.collector_type === null && owner),
      ...set,
      verified_method: "supervisor",
      verified_by: vouching.supervisorId,
      verified_contact_masked: null,
    },
    notes: `${vouching.fullname}: ${vouching.reason}`,
  });
  return token;
}

/** Holds what the collector says against the code that was sent, or takes a supervisor's word where that is allowed. */
export const verifyCollectorOtp = answerCenter(
  "verifyCollectorOtp",
  async (asked, vouching: Vouching | undefined) => {
    const otp_token = asked.body.supervisor
      ? await verifyBySupervisor(asked, vouching)
      : await verifyByOtp(asked);
    return { status: 200, body: { otp_token, verified_at: asked.now.toISOString() } };
  },
  countTry,
);
