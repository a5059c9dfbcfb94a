import { sql } from "kysely";
import { countLocation } from "../../database/people/count-lookup.ts";
import { recordMiss } from "../../database/people/record-miss.ts";
import { refuseFields } from "../../domain/refusal.ts";
import { readSerialNumber } from "../../domain/written-forms.ts";
import { type AskedAtCenter, answerCenter } from "../operation.ts";

/** Counts the look-up outside of the read, and writes an event about a number that no card has. */
async function lookForCard(asked: AskedAtCenter<"locateCard">) {
  const { database, query } = asked;
  const serialNumber = readSerialNumber(query.serial_number);
  if (!serialNumber) throw refuseFields({ serial_number: ["Serial Number is not valid."] });
  await countLocation(asked);
  const card = await database
    .selectFrom("cards as k")
    .leftJoin("batch_cards as l", (join) =>
      join.onRef("l.card_id", "=", "k.id").on("l.is_live", "=", sql.lit(true)),
    )
    .leftJoin("batches as b", "b.id", "l.batch_id")
    .leftJoin("centers as d", "d.id", "b.destination_center_id")
    .where("k.serial_number", "=", serialNumber)
    .select(["b.batch_no", "b.status", "d.id as center_id", "d.name as center_name"])
    .executeTakeFirst();
  if (!card) await recordMiss(asked, { subject: "card", kind: "serial_number", number: serialNumber });
  return card;
}

/** Tells which batch holds a card, and nothing about whose card it is. */
export const locateCard = answerCenter(
  "locateCard",
  async (_, card: Awaited<ReturnType<typeof lookForCard>>) => {
    const { batch_no, status, center_id, center_name } = card ?? {};
    if (!batch_no || !status || !center_id || !center_name) return { status: 200, body: { batch: null } };
    return {
      status: 200,
      body: { batch: { batch_no, status, destination_center: { id: center_id, name: center_name } } },
    };
  },
  lookForCard,
);
