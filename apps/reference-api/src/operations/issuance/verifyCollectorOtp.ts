import { useNumber } from "../../database/issuance/collector-numbers.ts";
import { otpSubjectOf } from "../../database/issuance/collector-otps.ts";
import {
  type HeldIssuance,
  holdIssuance,
  refuseOutOfOrder,
  writeIssuanceChange,
} from "../../database/issuance/hold-issuance.ts";
import { findOwner } from "../../database/issuance/read-card.ts";
import { columnsOfOwner } from "../../database/issuance/read-collector.ts";
import { makeOtpToken } from "../../database/issuance/read-issuance.ts";
import { closeOtps, useOtp } from "../../database/otps/write-otp.ts";
import { refuseByRule, refuseFields } from "../../domain/refusal.ts";
import { formatBase64Url } from "../../session/digest.ts";
import { findTriedCode, type RightCode } from "../one-time-passwords/hold-against-code.ts";
import { type AskedAtCenter, answerCenter } from "../operation.ts";
import { askSupervisor, type Vouching } from "./ask-supervisor.ts";
import { tryCode } from "./try-code.ts";

type Asked = AskedAtCenter<"verifyCollectorOtp">;

/** Who or what verifies a collector; nothing where the turn for it had not come. */
type Proven = { readonly code?: RightCode | undefined; readonly vouching?: Vouching | undefined };

async function askToVouch(
  asked: Asked,
  sent: NonNullable<Asked["body"]["supervisor"]>,
): Promise<Vouching | undefined> {
  if (!asked.ports.settings.shown.issuance.alternative_check) {
    throw refuseByRule({ message: "A supervisor cannot vouch here.", code: "alternative_check_off" });
  }
  return askSupervisor(asked, sent, "vouchForCollector");
}

/** Runs before the transaction: a try counts although the call is refused. */
async function countTry(asked: Asked): Promise<Proven> {
  const { otp, supervisor } = asked.body;
  if ((otp === undefined) === (supervisor === undefined)) throw refuseFields({ otp: ["Otp is required."] });
  if (supervisor !== undefined) return { vouching: await askToVouch(asked, supervisor) };
  return { code: await tryCode(asked, otp ?? "") };
}

/** What a hand-over holds of a collector who is verified, and the proof of it for this session. */
function startVerification({ session, ports, now }: Asked, issuance: HeldIssuance) {
  const seed = formatBase64Url(ports.random(16));
  return {
    token: makeOtpToken(session, issuance.id, seed),
    set: { verified_at: now, verification_seed: seed },
  };
}

const again = "Load the card again.";

async function verifyByOtp(asked: Asked, code: RightCode | undefined): Promise<string> {
  const { body, database, now } = asked;
  const issuance = await holdIssuance(asked, body.card_id, "verifyCollectorOtp");
  // Its turn came only since it was tried: nothing was looked at, nor counted.
  if (!code) throw refuseOutOfOrder("verifyCollectorOtp", issuance.status, again);
  const subject = otpSubjectOf(issuance);
  const otp = await findTriedCode(asked, subject, code);
  await useOtp(database, subject, { otpId: otp.id, now });
  await useNumber(database, issuance, { sentAt: otp.sent_at, now });
  const { token, set } = startVerification(asked, issuance);
  await writeIssuanceChange(asked, issuance, {
    action: "verify_otp",
    set: { ...set, verified_method: "otp", verified_by: null, verified_contact_masked: otp.phone_masked },
  });
  return token;
}

async function verifyBySupervisor(asked: Asked, vouching: Vouching | undefined): Promise<string> {
  const { body, database } = asked;
  const issuance = await holdIssuance(asked, body.card_id, "vouchForCollector");
  // Whom they were shown is another one by now, or nobody.
  if (vouching?.version !== issuance.version) {
    throw refuseOutOfOrder("vouchForCollector", issuance.status, again);
  }
  await closeOtps(database, otpSubjectOf(issuance));
  const owner = columnsOfOwner((await findOwner(database, body.card_id)).id);
  const { token, set } = startVerification(asked, issuance);
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
  async (asked, { code, vouching }: Proven) => {
    const otp_token = asked.body.supervisor
      ? await verifyBySupervisor(asked, vouching)
      : await verifyByOtp(asked, code);
    return { status: 200, body: { otp_token, verified_at: asked.now.toISOString() } };
  },
  countTry,
);
