import { sql } from "kysely";
import { refuseFields } from "../../domain/refusal.ts";
import { readSerialNumber } from "../../domain/written-forms.ts";
import { answerCenter } from "../operation.ts";

/** Tells which batch holds a card, and nothing about whose card it is. */
export const locateCard = answerCenter("locateCard", async ({ query, database }) => {
  const serialNumber = readSerialNumber(query.serial_number);
  if (!serialNumber) throw refuseFields({ serial_number: ["Serial Number is not valid."] });
  const row = await database
    .selectFrom("cards as k")
    .innerJoin("batch_cards as l", "l.card_id", "k.id")
    .innerJoin("batches as b", "b.id", "l.batch_id")
    .innerJoin("centers as d", "d.id", "b.destination_center_id")
    .where("k.serial_number", "=", serialNumber)
    .where("l.is_live", "=", sql.lit(true))
    .select(["b.batch_no", "b.status", "d.id as center_id", "d.name as center_name"])
    .executeTakeFirst();
  if (!row) return { status: 200, body: { batch: null } };
  const { batch_no, status, center_id, center_name } = row;
  return {
    status: 200,
    body: { batch: { batch_no, status, destination_center: { id: center_id, name: center_name } } },
  };
});
