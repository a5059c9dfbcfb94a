import { keepNumber } from "../../database/issuance/collector-numbers.ts";
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
import { refuseByRule, refuseFields } from "../../domain/refusal.ts";
import { readRegistryDay } from "../../domain/registry-day.ts";
import { type CodeContact, readCodeContact, sendCode } from "../one-time-passwords/send-code.ts";
import { type AskedAtCenter, answerCenter } from "../operation.ts";
import { askSupervisor, type Vouching } from "./ask-supervisor.ts";

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

const needsSecondPerson = ({ ports }: Asked) => ports.settings.issuance.secondPersonFor === "other_number";

/** Runs before the transaction: a wrong password counts although the call is refused. */
async function askToConfirm(asked: Asked): Promise<Vouching | undefined> {
  const { supervisor } = asked.body;
  if (!supervisor || !needsSecondPerson(asked)) return undefined;
  const { username, password, ...vouching } = supervisor;
  if (username === undefined) throw refuseFields({ "supervisor.username": ["Username is required."] });
  if (password === undefined) throw refuseFields({ "supervisor.password": ["Password is required."] });
  return askSupervisor(asked, { ...vouching, username, password }, "sendCollectorOtp");
}

/** Refuses another number than the registered one if the registry requires a confirmation and it is missing. */
function checkConfirmed(
  asked: Asked,
  { version }: HeldIssuance,
  { reason }: CodeContact,
  confirmed: Vouching | undefined,
): void {
  if (reason === null || !needsSecondPerson(asked) || confirmed?.version === version) return;
  const message = "A supervisor has to confirm another number.";
  throw refuseByRule({ message, code: "second_person_needed" });
}

/** Returns the line of the history: where a code went, the reason, and who confirmed it. */
function describeContact(masked: string, { reason }: CodeContact, confirmed: Vouching | undefined): string {
  if (reason === null) return masked;
  const confirmation = confirmed ? `. ${confirmed.fullname}: ${confirmed.reason}` : "";
  return `${masked}: ${reason.label}${confirmation}`;
}

async function send(asked: Asked, confirmed: Vouching | undefined) {
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
  checkConfirmed(asked, issuance, contact, confirmed);
  const masked = await sendCode(asked, otpSubjectOf(issuance), contact, {
    purpose: "collector_otp",
    format: (code) => formatOtpMessage(code, issuance.serial_number),
  });
  await keepNumber(asked, issuance, {
    phone: contact.phone,
    isRegistered: contact.reason === null,
    confirmedBy: contact.reason === null ? null : (confirmed?.supervisorId ?? null),
  });
  await writeIssuanceChange(asked, issuance, {
    action: "send_otp",
    set,
    notes: describeContact(masked, contact, confirmed),
  });
  const sent = await findIssuance(database, issuance.card_id);
  const otp = sent && (await readOtp(database, sent, { now, figures }));
  if (!otp) throw new Error("A code that was sent is not there.");
  return { otp, message: "One-time password sent" };
}

/** Sends the collector a one-time password, in the transaction that says so. */
export const sendCollectorOtp = answerCenter(
  "sendCollectorOtp",
  async (asked, confirmed: Vouching | undefined) => ({ status: 200, body: await send(asked, confirmed) }),
  askToConfirm,
);
