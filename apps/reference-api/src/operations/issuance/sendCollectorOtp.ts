import { otpSubjectOf, readOtp } from "../../database/issuance/collector-otps.ts";
import {
  findIssuance,
  type HeldIssuance,
  holdIssuance,
  writeIssuanceChange,
} from "../../database/issuance/hold-issuance.ts";
import { findOwnerId } from "../../database/issuance/read-card.ts";
import {
  columnsOfOwner,
  type KnownCollector,
  readCollector,
} from "../../database/issuance/read-collector.ts";
import { findWrongCodes, holdPhone, listSendings, type OtpSubject } from "../../database/otps/find-otps.ts";
import { digestPhone, writeOtp } from "../../database/otps/write-otp.ts";
import { maskPhone } from "../../domain/masked-phone.ts";
import { formatOtpMessage, readLock, readWait } from "../../domain/otp-rules.ts";
import { Refusal, refuseByRule, refuseFields } from "../../domain/refusal.ts";
import { readRegistryDay } from "../../domain/registry-day.ts";
import { readPhone } from "../../domain/written-forms.ts";
import { type AskedAtCenter, answerCenter } from "../operation.ts";
import { refuseLocked, refuseTooMany, refuseTooSoon } from "./refuse-otp.ts";

type Asked = AskedAtCenter<"sendCollectorOtp">;

const hour = 3600;

/** Who collects the card: whoever was looked up last, else its owner. */
async function findCollector({ database, now, ports }: Asked, issuance: HeldIssuance) {
  const ownerId = await findOwnerId(database, issuance.card_id);
  const { collector_type: type } = issuance;
  const columns =
    type === null
      ? { ...columnsOfOwner(ownerId), collector_type: "self" as const }
      : { ...issuance, collector_type: type };
  const collector = await readCollector(database, columns, {
    ownerId,
    today: readRegistryDay(now),
    figures: ports.settings.issuance,
  });
  if (collector.reason !== null) {
    throw refuseByRule({ message: collector.reason, code: "collector_not_eligible" });
  }
  return { collector, set: type === null ? columnsOfOwner(ownerId) : {} };
}

/** The number that the code goes to; another one than the registered needs a reason. */
function readContact({ body, ports }: Asked, { phone }: KnownCollector) {
  const { collector_contact, contact_reason } = body;
  const contact = collector_contact === undefined ? (phone ?? "") : readPhone(collector_contact);
  if (contact === "") {
    throw new Refusal(400, {
      message: "Collector contact invalid",
      code: "collector_contact_invalid",
      errors: { collector_contact: ["Collector contact invalid"] },
    });
  }
  if (contact === phone) return { contact, reason: null };
  const reasons = ports.settings.shown.issuance.contact_reasons ?? [];
  const reason = reasons.find(({ code }) => code === contact_reason);
  if (!reason) {
    const text = contact_reason === undefined ? "Reason is required." : "Reason is not valid.";
    throw refuseFields({ contact_reason: [text] });
  }
  return { contact, reason };
}

/** Refuses what would be too many codes for a number or a subject; the number is held until the transaction ends. */
async function checkSendings(
  { database, now, ports }: Asked,
  subject: OtpSubject,
  phoneDigest: string,
): Promise<void> {
  const figures = ports.settings.otp;
  const locked = readLock(await findWrongCodes(database, subject), now, figures);
  if (locked > 0) throw refuseLocked(locked);
  await holdPhone(database, phoneDigest);
  const since = new Date(now.getTime() - hour * 1000);
  const [toPhone, forSubject] = [
    await listSendings(database, { phoneDigest }, since),
    await listSendings(database, subject, since),
  ];
  const waits = [toPhone[0], forSubject[0]].map((last) => (last ? readWait(last, figures.between, now) : 0));
  const soon = Math.max(...waits);
  if (soon > 0) throw refuseTooSoon(soon);
  const oldest = toPhone[figures.mostInAnHour - 1];
  if (oldest) throw refuseTooMany(Math.max(1, readWait(oldest, hour, now)));
}

/** Sends the collector a one-time password, in the transaction that says so. */
export const sendCollectorOtp = answerCenter("sendCollectorOtp", async (asked) => {
  const { body, database, now, ports } = asked;
  const figures = ports.settings.otp;
  const issuance = await holdIssuance(asked, body.card_id, "sendCollectorOtp");
  const { collector, set } = await findCollector(asked, issuance);
  const { contact, reason } = readContact(asked, collector);
  const subject = otpSubjectOf(issuance);
  const phoneDigest = digestPhone(ports, contact);
  await checkSendings(asked, subject, phoneDigest);
  const phoneMasked = maskPhone(contact);
  const code = await writeOtp(
    database,
    subject,
    { phoneDigest, phoneMasked, contactReason: reason?.code ?? null },
    { ports, figures, now },
  );
  const message = {
    batchId: null,
    purpose: "collector_otp" as const,
    subject: subject.counted,
    phone: contact,
    body: formatOtpMessage(code, issuance.serial_number),
    expiresAt: new Date(now.getTime() + figures.validFor * 1000),
  };
  await ports.sms(database, [message], now);
  await writeIssuanceChange(asked, issuance, {
    action: "send_otp",
    set,
    notes: reason ? `${phoneMasked}: ${reason.label}` : phoneMasked,
  });
  const sent = await findIssuance(database, issuance.card_id);
  const otp = sent && (await readOtp(database, sent, { now, figures }));
  if (!otp) throw new Error("A code that was sent is not there.");
  return { status: 200, body: { otp, message: "One-time password sent" } };
});
