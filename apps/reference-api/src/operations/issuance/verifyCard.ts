import { recordEvent } from "../../database/audit.ts";
import {
  checkCardOfCenter,
  findIssuance,
  holdCard,
  type IssuanceHead,
  isUnfinished,
  recordIssuanceEvent,
  refuseOutOfOrder,
} from "../../database/issuance/hold-issuance.ts";
import { type FoundCard, findCounterCard } from "../../database/issuance/read-card.ts";
import { type Refusal, refuseByRule, refuseFields, refuseMissing } from "../../domain/refusal.ts";
import { readDate, readIdNumber, readSerialNumber } from "../../domain/written-forms.ts";
import { type AskedAtCenter, answerCenter } from "../operation.ts";

type Asked = AskedAtCenter<"verifyCard">;

/** Reads what was scanned or typed into the forms in which it is stored. */
function readSent({ body }: Asked) {
  const serialNumber = readSerialNumber(body.serial_number);
  const idNumber = body.id_number === undefined ? undefined : readIdNumber(body.id_number);
  const date = body.date_of_birth === undefined ? undefined : readDate(body.date_of_birth);
  const errors = {
    ...(serialNumber === "" && { serial_number: ["Serial Number is not valid."] }),
    ...(idNumber === "" && { id_number: ["ID Number is not valid."] }),
    ...(date === "" && { date_of_birth: ["Required format: YYYY-MM-DD"] }),
  };
  if (Object.keys(errors).length > 0) throw refuseFields(errors);
  return { serialNumber, idNumber, date, cardType: body.card_type?.trim().toLowerCase() };
}

/** Why what was sent is not this card; only what was sent is compared. */
function compare(card: FoundCard, sent: ReturnType<typeof readSent>): Refusal | undefined {
  const compared = [
    [sent.serialNumber, card.serial_number, "Serial number mismatch", "serial_number_mismatch"],
    [sent.idNumber, card.id_number, "ID number mismatch", "id_number_mismatch"],
    [sent.date, card.date_of_birth, "Date of birth mismatch", "date_of_birth_mismatch"],
    [sent.cardType, card.card_type, "Card type mismatch", "card_type_mismatch"],
  ] as const;
  const failed = compared.find(([found, expected]) => found !== undefined && found !== expected);
  if (!failed) return undefined;
  const [found, expected, message, code] = failed;
  return refuseByRule({ message, code, context: { expected, found } });
}

/** The hand-over that this session has under way with the card. */
async function findOwn({ database, path, session }: Asked): Promise<IssuanceHead | undefined> {
  const issuance = await findIssuance(database, path.id);
  return issuance && isUnfinished(issuance) && issuance.session_hash === session.idHash
    ? issuance
    : undefined;
}

async function record(asked: Asked, action: string, notes: string | null): Promise<void> {
  const { database, path, session, center, now, address } = asked;
  const issuance = await findOwn(asked);
  if (issuance) return recordIssuanceEvent(asked, issuance, { action, notes });
  await recordEvent(database, {
    at: now,
    action,
    actorId: session.member.id,
    centerId: center.id,
    subject: { type: "card", id: path.id },
    notes,
    address,
  });
}

/** Another card than this one undoes an earlier match; the refusal is given and not thrown. */
async function tryCard(asked: Asked): Promise<Refusal | undefined> {
  const { database, path, session } = asked;
  await holdCard(database, path.id);
  await checkCardOfCenter(asked, path.id);
  const sent = readSent(asked);
  const card = await findCounterCard(database, path.id);
  if (!card) throw refuseMissing("Card not found.");
  const refusal = compare(card, sent);
  if (!refusal) return undefined;
  await database
    .deleteFrom("card_verifications")
    .where("session_hash", "=", session.idHash)
    .where("card_id", "=", path.id)
    .execute();
  await record(asked, "card_refused", `${refusal.body.message}: ${String(refusal.body.context?.found)}.`);
  return refusal;
}

/** Runs before the transaction: another card is written down although the call is refused. */
async function tryFirst(asked: Asked): Promise<undefined> {
  const refusal = await asked.database
    .transaction()
    .execute((transaction) => tryCard({ ...asked, database: transaction }));
  if (refusal) throw refusal;
  return undefined;
}

/** Holds the card in the clerk's hand against the one that is handed over. */
export const verifyCard = answerCenter(
  "verifyCard",
  async (asked) => {
    const { database, path, session, now } = asked;
    await holdCard(database, path.id);
    await checkCardOfCenter(asked, path.id);
    const issuance = await findIssuance(database, path.id);
    if (issuance && !isUnfinished(issuance) && issuance.status !== "returned") {
      throw refuseOutOfOrder("issueCard", issuance.status);
    }
    await database
      .insertInto("card_verifications")
      .values({ session_hash: session.idHash, card_id: path.id, at: now })
      .onConflict((conflict) => conflict.columns(["session_hash", "card_id"]).doUpdateSet({ at: now }))
      .execute();
    await record(asked, "verify_card", null);
    return { status: 200, body: { verified: true, verified_at: now.toISOString() } };
  },
  tryFirst,
);
