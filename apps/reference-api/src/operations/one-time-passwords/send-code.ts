import { findWrongCodes, holdPhone, listSendings, type OtpSubject } from "../../database/otps/find-otps.ts";
import { digestPhone, writeOtp } from "../../database/otps/write-otp.ts";
import type { Database } from "../../database/tables.ts";
import { maskPhone } from "../../domain/masked-phone.ts";
import { readLock } from "../../domain/otp-rules.ts";
import { Refusal, refuseFields } from "../../domain/refusal.ts";
import { readWait, readWindow } from "../../domain/windows.ts";
import { readPhone } from "../../domain/written-forms.ts";
import type { OutgoingMessage, Ports } from "../../ports.ts";
import { refuseLocked, refuseTooMany, refuseTooSoon } from "./refuse-otp.ts";

const hour = 3600;

interface Sending {
  readonly database: Database;
  readonly now: Date;
  readonly ports: Ports;
}

/** The number that a code goes to, and why where it is another one than the registered number. */
export interface CodeContact {
  readonly phone: string;
  readonly reason: { readonly code: string; readonly label: string } | null;
}

/**
 * Reads the number that a code goes to.
 *
 * @throws Refusal for what is no phone number, at the field `name`, and for another number than the registered one
 *   without a reason of the settings.
 */
export function readCodeContact(
  { ports }: Pick<Sending, "ports">,
  {
    name,
    typed,
    registered,
    reasonCode,
  }: {
    readonly name: string;
    readonly typed: string | undefined;
    readonly registered: string | null;
    readonly reasonCode: string | undefined;
  },
): CodeContact {
  const phone = typed === undefined ? (registered ?? "") : readPhone(typed);
  if (phone === "") {
    const message = "Collector contact invalid";
    throw new Refusal(400, { message, code: "collector_contact_invalid", errors: { [name]: [message] } });
  }
  if (phone === registered) return { phone, reason: null };
  const reasons = ports.settings.shown.issuance.contact_reasons ?? [];
  const reason = reasons.find(({ code }) => code === reasonCode);
  if (reason) return { phone, reason };
  const text = reasonCode === undefined ? "Reason is required." : "Reason is not valid.";
  throw refuseFields({ contact_reason: [text] });
}

/** Refuses what would be too many codes for a number or a subject; the number is held until the transaction ends. */
async function checkSendings(
  { database, now, ports }: Sending,
  subject: OtpSubject,
  phoneDigest: string,
): Promise<void> {
  const figures = ports.settings.otp;
  const locked = readLock(await findWrongCodes(database, subject), now, figures);
  if (locked > 0) throw refuseLocked(locked);
  await holdPhone(database, phoneDigest);
  const lastHour = readWindow(now, hour * 1000);
  const [toPhone, forSubject] = [
    await listSendings(database, { phoneDigest }, lastHour),
    await listSendings(database, subject, lastHour),
  ];
  const waits = [toPhone[0], forSubject[0]].map((last) => (last ? readWait(last, figures.between, now) : 0));
  const soon = Math.max(...waits);
  if (soon > 0) throw refuseTooSoon(soon);
  const oldest = toPhone[figures.mostInAnHour - 1];
  if (oldest) throw refuseTooMany(readWait(oldest, hour, now));
}

/**
 * Sends a code for a subject in place of the one before, in the transaction that says so.
 *
 * @returns the end of the number that it went to.
 */
export async function sendCode(
  sending: Sending,
  subject: OtpSubject,
  { phone, reason }: CodeContact,
  message: { readonly purpose: OutgoingMessage["purpose"]; readonly format: (code: string) => string },
): Promise<string> {
  const { database, now, ports } = sending;
  const figures = ports.settings.otp;
  const phoneDigest = digestPhone(ports, phone);
  await checkSendings(sending, subject, phoneDigest);
  const phoneMasked = maskPhone(phone);
  const code = await writeOtp(
    database,
    subject,
    { phoneDigest, phoneMasked, contactReason: reason?.code ?? null },
    { ports, figures, now },
  );
  const outgoing = {
    batchId: null,
    purpose: message.purpose,
    subject: subject.counted,
    phone,
    body: message.format(code),
    expiresAt: new Date(now.getTime() + figures.validFor * 1000),
  };
  await ports.sms(database, [outgoing], now);
  return phoneMasked;
}
