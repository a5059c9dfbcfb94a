import { recordAct } from "../../database/audit.ts";
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
import { type Refusal, refuseByRule, refuseMissing } from "../../domain/refusal.ts";
import { type AskedAtCenter, answerCenter } from "../operation.ts";
import { readCardInHand } from "../read-card-in-hand.ts";

type Asked = AskedAtCenter<"verifyCard">;

/** Why what was sent is not this card; only what was sent is compared. */
function compare(card: FoundCard, sent: ReturnType<typeof readCardInHand>): Refusal | undefined {
  const compared = [
    [sent.serial_number, card.serial_number, "Serial number mismatch", "serial_number_mismatch"],
    [sent.id_number, card.id_number, "ID number mismatch", "id_number_mismatch"],
    [sent.date_of_birth, card.date_of_birth, "Date of birth mismatch", "date_of_birth_mismatch"],
    [sent.card_type, card.card_type, "Card type mismatch", "card_type_mismatch"],
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
  const issuance = await findOwn(asked);
  if (issuance) return recordIssuanceEvent(asked, issuance, { action, notes });
  await recordAct(asked, {
    action,
    subject: { type: "card", id: asked.path.id },
    notes,
  });
}

/** Another card than this one undoes an earlier match; the refusal is given and not thrown. */
async function tryCard(asked: Asked): Promise<Refusal | undefined> {
  const { database, path, session } = asked;
  await holdCard(database, path.id);
  await checkCardOfCenter(asked, path.id);
  const sent = readCardInHand(asked.body);
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
