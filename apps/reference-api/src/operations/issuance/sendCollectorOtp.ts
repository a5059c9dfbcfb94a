import { otpSubjectOf, readOtp } from "../../database/issuance/collector-otps.ts";
import {
  findIssuance,
  type HeldIssuance,
  holdIssuance,
  writeIssuanceChange,
} from "../../database/issuance/hold-issuance.ts";
import { findOwner } from "../../database/issuance/read-card.ts";
import {
  columnsOfOwner,
  readCollector,
  readCollectorFigures,
} from "../../database/issuance/read-collector.ts";
import { formatOtpMessage } from "../../domain/otp-rules.ts";
import { refuseByRule } from "../../domain/refusal.ts";
import { readRegistryDay } from "../../domain/registry-day.ts";
import { readCodeContact, sendCode } from "../one-time-passwords/send-code.ts";
import { type AskedAtCenter, answerCenter } from "../operation.ts";

type Asked = AskedAtCenter<"sendCollectorOtp">;

/** Who collects the card: whoever was looked up last, else its owner. */
async function findCollector({ database, now, ports }: Asked, issuance: HeldIssuance) {
  const owner = await findOwner(database, issuance.card_id);
  const { collector_type: type } = issuance;
  const columns =
    type === null
      ? { ...columnsOfOwner(owner.id), collector_type: "self" as const }
      : { ...issuance, collector_type: type };
  const collector = await readCollector(database, columns, {
    owner,
    today: readRegistryDay(now),
    figures: readCollectorFigures(ports.settings),
  });
  if (collector.reason !== null) {
    throw refuseByRule({ message: collector.reason, code: "collector_not_eligible" });
  }
  return { collector, set: type === null ? columnsOfOwner(owner.id) : {} };
}

/** Sends the collector a one-time password, in the transaction that says so. */
export const sendCollectorOtp = answerCenter("sendCollectorOtp", async (asked) => {
  const { body, database, now, ports } = asked;
  const figures = ports.settings.otp;
  const issuance = await holdIssuance(asked, body.card_id, "sendCollectorOtp");
  const { collector, set } = await findCollector(asked, issuance);
  const contact = readCodeContact(asked, {
    name: "collector_contact",
    typed: body.collector_contact,
    registered: collector.phone,
    reasonCode: body.contact_reason,
  });
  const masked = await sendCode(asked, otpSubjectOf(issuance), contact, {
    purpose: "collector_otp",
    format: (code) => formatOtpMessage(code, issuance.serial_number),
  });
  await writeIssuanceChange(asked, issuance, {
    action: "send_otp",
    set,
    notes: contact.reason ? `${masked}: ${contact.reason.label}` : masked,
  });
  const sent = await findIssuance(database, issuance.card_id);
  const otp = sent && (await readOtp(database, sent, { now, figures }));
  if (!otp) throw new Error("A code that was sent is not there.");
  return { status: 200, body: { otp, message: "One-time password sent" } };
});
