import { otpSubjectOf } from "../../database/issuance/collector-otps.ts";
import {
  cardOf,
  type HeldIssuance,
  holdIssuance,
  refuseOutOfOrder,
  subjectOf,
  writeIssuanceChange,
} from "../../database/issuance/hold-issuance.ts";
import type { FoundCard } from "../../database/issuance/read-card.ts";
import type { KnownCollector } from "../../database/issuance/read-collector.ts";
import {
  findCardInQuestion,
  findCardVerified,
  makeOtpToken,
  readIssuance,
} from "../../database/issuance/read-issuance.ts";
import { closeOtps } from "../../database/otps/write-otp.ts";
import { takeNumber } from "../../database/record-numbers.ts";
import { useDocument } from "../../database/stored-documents.ts";
import { listExtensions } from "../../domain/extensions.ts";
import type { DocumentType } from "../../domain/issuance/issuance-proof.ts";
import { Refusal, refuseByRule, refuseFields } from "../../domain/refusal.ts";
import {
  countSeenCharacters,
  readIdNumber,
  readPassportNo,
  readSerialNumber,
} from "../../domain/written-forms.ts";
import { isSameSecret } from "../../session/digest.ts";
import { type AskedAtCenter, answerCenter } from "../operation.ts";

type Asked = AskedAtCenter<"issueCard">;

/** The collector must be verified for this very session, and the card in its hand checked. */
async function checkVerified(asked: Asked, issuance: HeldIssuance): Promise<Date> {
  const { body, session } = asked;
  const { verification_seed: seed, status } = issuance;
  const token = seed === null ? "" : makeOtpToken(session, issuance.id, seed);
  if (token === "" || !isSameSecret(body.otp_token, token)) {
    throw refuseOutOfOrder("issueCard", status, "Verify the collector first.");
  }
  const verifiedAt = await findCardVerified(asked, issuance.card_id);
  if (!verifiedAt) throw refuseOutOfOrder("issueCard", status, "Scan the card in your hand first.");
  return verifiedAt;
}

function checkSerialNumber({ body }: Asked, { serial_number: expected }: FoundCard): void {
  const found = readSerialNumber(body.serial_number);
  if (found === "") throw refuseFields({ serial_number: ["Serial Number is not valid."] });
  if (found !== expected) {
    const context = { expected, found };
    throw refuseByRule({ message: "Serial number mismatch", code: "serial_number_mismatch", context });
  }
}

/** Whoever gets the card must be who was looked up and verified. */
function checkSameCollector({ body: { collector: sent } }: Asked, known: KnownCollector): void {
  const isSame =
    sent.type === known.type &&
    (sent.id_number === undefined || readIdNumber(sent.id_number) === known.id_number) &&
    (sent.passport_no === undefined || readPassportNo(sent.passport_no) === known.passport_no) &&
    (sent.country_id === undefined || sent.country_id === known.country?.id) &&
    (sent.relationship === undefined || sent.relationship === known.relationship);
  if (!isSame) {
    throw new Refusal(409, { message: "Another collector was verified.", code: "out_of_order" });
  }
}

async function checkStillAllowed(asked: Asked, issuance: HeldIssuance) {
  const question = await findCardInQuestion(asked, issuance.card_id, issuance);
  if (!question?.collector) throw new Error("A verified hand-over has no collector.");
  const { card, collector, checks } = question;
  const failed = checks.filter(({ ok }) => !ok);
  const [first] = failed;
  if (first) {
    throw refuseByRule({ message: first.message, code: "card_not_issuable", context: { checks: failed } });
  }
  if (collector.reason !== null) {
    throw refuseByRule({ message: collector.reason, code: "collector_not_eligible" });
  }
  return { card, collector };
}

const needsNotes = "Say in the notes why the old card is not given back.";

function checkFields(
  { body }: Asked,
  { card, collector }: { card: FoundCard; collector: KnownCollector },
): void {
  const hasNotes = body.notes !== undefined && countSeenCharacters(body.notes) >= 3;
  const isOldCardMissing = card.replaces != null && body.old_card_surrendered !== true;
  const errors = {
    ...(!body.identity_confirmed && {
      identity_confirmed: ["Hold the photograph on the card against the collector."],
    }),
    ...(card.replaces && body.old_card_surrendered === undefined
      ? { old_card_surrendered: ["Say whether the old card was given back."] }
      : isOldCardMissing && !hasNotes && { notes: [needsNotes] }),
    ...(collector.requires_document &&
      body.document_path === undefined && { document_path: ["A document is required."] }),
  };
  if (Object.keys(errors).length > 0) throw refuseFields(errors);
}

/** Uses the document that proves that the collector may; one that is not needed is kept as well. */
async function keepDocument(asked: Asked, issuance: HeldIssuance, collector: KnownCollector): Promise<void> {
  const { document_path: path } = asked.body;
  if (path === undefined) return;
  const types: readonly DocumentType[] = collector.document_type
    ? [collector.document_type]
    : ["authorisation_letter", "court_order", "old_card_photo"];
  await useDocument(asked, { path, broughtFor: cardOf(issuance), record: subjectOf(issuance), types });
}

/** Records that a card was handed over: from now on it is its owner's, and the proof is outstanding. */
export const issueCard = answerCenter("issueCard", async (asked) => {
  const { body, database, session, now } = asked;
  const { card_id: cardId, version } = body;
  const issuance = await holdIssuance(asked, cardId, "issueCard", { version });
  const cardVerifiedAt = await checkVerified(asked, issuance);
  const allowed = await checkStillAllowed(asked, issuance);
  checkSerialNumber(asked, allowed.card);
  checkSameCollector(asked, allowed.collector);
  checkFields(asked, allowed);
  await keepDocument(asked, issuance, allowed.collector);
  await closeOtps(database, otpSubjectOf(issuance));
  await database.deleteFrom("card_verifications").where("card_id", "=", cardId).execute();
  await writeIssuanceChange(asked, issuance, {
    action: "issue",
    card: "collected",
    set: {
      issuance_no: await takeNumber(database, "HO", now),
      issued_by: session.member.id,
      issued_at: now,
      session_hash: null,
      verification_seed: null,
      card_verified_at: cardVerifiedAt,
      old_card_surrendered: allowed.card.replaces ? (body.old_card_surrendered ?? null) : null,
      notes: body.notes?.trim() || null,
    },
    notes: body.notes?.trim() || null,
  });
  return {
    status: 200,
    body: {
      issuance: await readIssuance(asked, cardId),
      extensions: listExtensions(asked.ports),
      message: "Card handed over",
    },
  };
});
