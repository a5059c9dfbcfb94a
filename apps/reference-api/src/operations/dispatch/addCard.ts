import { sql } from "kysely";
import { holdBatch, writeBatchChange } from "../../database/dispatch/change-batch.ts";
import { readSummary } from "../../database/dispatch/read-batch.ts";
import { readLine } from "../../database/dispatch/read-lines.ts";
import { arrivedAt, toldAt } from "../../database/issuance/read-card.ts";
import type { Database } from "../../database/tables.ts";
import { type CardInHand, checkCardForBatch } from "../../domain/dispatch/card-checks.ts";
import { refuseByRule } from "../../domain/refusal.ts";
import { answerCenter } from "../operation.ts";
import { readCardInHand } from "../read-card-in-hand.ts";

async function holdCard(database: Database, serialNumber: string) {
  // Held first and read afterwards: a statement that waits for a lock goes on with the joins it began with.
  await database
    .selectFrom("cards")
    .where("serial_number", "=", serialNumber)
    .select("id")
    .forUpdate()
    .execute();
  const row = await database
    .selectFrom("cards as k")
    .innerJoin("people as p", "p.id", "k.person_id")
    .leftJoin("centers as c", "c.id", "k.current_center_id")
    .where("k.serial_number", "=", serialNumber)
    .select(["k.id", "k.status", "k.card_type", "p.id_number", "p.date_of_birth"])
    .select(["c.id as center_id", "c.name as center_name"])
    .select([toldAt.as("told_at"), arrivedAt.as("arrived_at")])
    .executeTakeFirst();
  if (!row) return undefined;
  const { center_id, center_name, told_at, arrived_at, ...card } = row;
  const current = center_id !== null && center_name !== null ? { id: center_id, name: center_name } : null;
  // What was said of it at a centre where it was before is no longer so.
  const isToldHere = told_at !== null && (arrived_at === null || told_at >= arrived_at);
  return { ...card, current_center: current, toldAt: isToldHere ? told_at : null };
}

async function findLink(database: Database, cardId: number): Promise<CardInHand["linkedTo"]> {
  const row = await database
    .selectFrom("batch_cards as l")
    .innerJoin("batches as b", "b.id", "l.batch_id")
    .innerJoin("centers as d", "d.id", "b.destination_center_id")
    .where("l.card_id", "=", cardId)
    .where("l.is_live", "=", sql.lit(true))
    .select(["b.id", "b.batch_no", "d.id as center_id", "d.name as center_name"])
    .executeTakeFirst();
  return (
    row && {
      batch_id: row.id,
      batch_no: row.batch_no,
      destination_center: { id: row.center_id, name: row.center_name },
    }
  );
}

async function isPersonKnown(database: Database, idNumber: string | undefined): Promise<boolean> {
  if (idNumber === undefined) return false;
  const person = await database
    .selectFrom("people")
    .where("id_number", "=", idNumber)
    .select("id")
    .executeTakeFirst();
  return person !== undefined;
}

/** The greatest number that the contract and the table have for a place in the order of scanning. */
const lastPlace = 2_147_483_647;

/** The place after all others; where somebody has taken the last one there is, beside that one. */
async function findNextPlace(database: Database, batchId: number): Promise<number> {
  const { last } = await database
    .selectFrom("batch_cards")
    .where("batch_id", "=", batchId)
    .select((line) => line.fn.max("sequence").as("last"))
    .executeTakeFirstOrThrow();
  return Math.min((last ?? 0) + 1, lastPlace);
}

/** Adds a physical card to an open batch. */
export const addCard = answerCenter("addCard", async (asked) => {
  const { path, body, database, session, center, now } = asked;
  const { serial_number, ...sent } = readCardInHand(body);
  const batch = await holdBatch(asked, "addCard", { batchId: path.batchId });

  const card = await holdCard(database, serial_number);
  const linkedTo = card && (await findLink(database, card.id));
  const inHand: CardInHand = {
    sent,
    isPersonKnown: await isPersonKnown(database, sent.id_number),
    atCenter: center.id,
    ...(card && { card }),
    ...(linkedTo && { linkedTo }),
  };
  const refusal = checkCardForBatch(inHand);
  if (refusal) throw refuseByRule(refusal);
  if (!card) throw new Error("A card that is not there passed the checks.");

  const line = await database
    .insertInto("batch_cards")
    .values({
      batch_id: batch.id,
      card_id: card.id,
      line_status: "packed",
      is_live: true,
      sequence: body.sequence ?? (await findNextPlace(database, batch.id)),
      added_by: session.member.id,
      added_at: now,
      added_method: body.method ?? "scan",
      card_status_before: card.status,
      changed_in_version: batch.version + 1,
    })
    // The index has the last word on one card in one live batch, whatever was read before. Its condition stands in the
    // statement as it is: a prepared one whose condition is a value is not seen to be the index's.
    .onConflict((conflict) => conflict.column("card_id").where("is_live", "=", sql.lit(true)).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!line) {
    const context = await findLink(database, card.id);
    throw refuseByRule({
      message: "Physical card already linked",
      code: "already_linked",
      ...(context && { context: { ...context } }),
    });
  }
  await database
    .updateTable("cards")
    .set({ status: "packed", status_at: now })
    .where("id", "=", card.id)
    .execute();
  await writeBatchChange(asked, batch, {
    action: "add_card",
    serialNumber: serial_number,
    line: { from: null, to: "packed" },
  });
  return {
    status: 201,
    body: {
      card: await readLine(database, line.id),
      batch: await readSummary(database, batch.id),
      ...(card.toldAt && { owner_told_at: card.toldAt.toISOString() }),
    },
  };
});
