import { sql } from "kysely";
import type { components } from "../../contract/registry.gen.d.ts";
import { type CenterColumns, formatCenter } from "../centers.ts";
import type { Database } from "../tables.ts";
import type { CardOwner } from "./read-collector.ts";

/** A physical card as the counter sees it. */
export type CounterCard = components["schemas"]["IssuanceCard"];

/** A card with its owner's number, as the checks of a hand-over need it. */
export interface FoundCard extends CounterCard {
  readonly personId: number;
}

/** When the card `k` came to the centre where it is: by the batch that brought it, else as it was written down. */
export const arrivedAt = sql<Date | null>`coalesce(
  (select max(l.resolved_at) from batch_cards l join batches b on b.id = l.batch_id
    where l.card_id = k.id and l.line_status = 'received' and b.destination_center_id = k.current_center_id),
  k.arrived_at
)`;

/** When the owner of the card `k` was told that it is ready. */
export const toldAt = sql<Date | null>`(
  select max(o.created_at) from sms_outbox o
  where o.subject_type = 'card' and o.subject_id = k.id and o.purpose = 'ready' and o.state <> 'failed'
)`;

const liveBatch = sql<{ id: number; batch_no: string; destination: CenterColumns } | null>`(
  select json_build_object('id', b.id, 'batch_no', b.batch_no, 'destination', json_build_object(
    'id', d.id, 'name', d.name, 'atoll', d.atoll, 'island', d.island, 'kind', d.kind))
  from batch_cards l join batches b on b.id = l.batch_id join centers d on d.id = b.destination_center_id
  where l.card_id = k.id and l.is_live
)`;

/** Reads a card with where it is and what its owner owes for it; nothing where there is none. */
export async function findCounterCard(database: Database, cardId: number): Promise<FoundCard | undefined> {
  const row = await database
    .selectFrom("cards as k")
    .innerJoin("people as p", "p.id", "k.person_id")
    .leftJoin("centers as c", "c.id", "k.current_center_id")
    .where("k.id", "=", cardId)
    .select([
      "k.id",
      "k.serial_number",
      "k.person_id",
      "k.card_type",
      "k.issue_date",
      "k.expiry_date",
      "k.status",
    ])
    .select(["k.replaces_serial_number", "k.replaces_reason"])
    .select(["k.payment_status", "k.payment_amount", "k.payment_currency"])
    .select(["p.id_number", "p.name_en", "p.date_of_birth"])
    .select(["c.id as center_id", "c.name", "c.atoll", "c.island", "c.kind"])
    .select([arrivedAt.as("arrived_at"), toldAt.as("told_at"), liveBatch.as("batch")])
    .executeTakeFirst();
  if (!row) return undefined;
  const { center_id, name, kind, batch, payment_status, payment_amount, payment_currency } = row;
  const isHere = center_id !== null && name !== null && kind !== null;
  return {
    id: row.id,
    personId: row.person_id,
    serial_number: row.serial_number,
    id_number: row.id_number,
    name_en: row.name_en,
    date_of_birth: row.date_of_birth,
    card_type: row.card_type,
    issue_date: row.issue_date,
    expiry_date: row.expiry_date,
    status: row.status,
    current_center: isHere
      ? formatCenter({ id: center_id, name, atoll: row.atoll, island: row.island, kind })
      : null,
    batch: batch && {
      id: batch.id,
      batch_no: batch.batch_no,
      destination_center: formatCenter(batch.destination),
    },
    arrived_at: row.arrived_at?.toISOString() ?? null,
    ready_sms_sent_at: row.told_at?.toISOString() ?? null,
    replaces:
      row.replaces_serial_number !== null && row.replaces_reason !== null
        ? { serial_number: row.replaces_serial_number, reason: row.replaces_reason }
        : null,
    payment:
      payment_status === null
        ? null
        : {
            status: payment_status,
            ...(payment_amount !== null && { amount: payment_amount }),
            ...(payment_currency !== null && { currency: payment_currency }),
          },
  };
}

/** A card without what only the server needs. */
export function formatCounterCard({ personId: _, ...card }: FoundCard): CounterCard {
  return card;
}

/** Whose card it is. */
export async function findOwner(database: Database, cardId: number): Promise<CardOwner> {
  return database
    .selectFrom("cards as k")
    .innerJoin("people as p", "p.id", "k.person_id")
    .where("k.id", "=", cardId)
    .select(["p.id", "p.date_of_birth"])
    .executeTakeFirstOrThrow();
}

/** Which of the three numbers of a card was read. */
export interface CardNumber {
  readonly serialNumber?: string;
  readonly idNumber?: string;
  readonly applicationNo?: string;
}

/**
 * Finds the card of a number. Of a person's cards the one that can be handed over here comes first, then the newest.
 */
export async function findCardId(
  database: Database,
  { serialNumber, idNumber, applicationNo }: CardNumber,
  centerId: number,
): Promise<number | undefined> {
  const cards = database
    .selectFrom("cards as k")
    .innerJoin("people as p", "p.id", "k.person_id")
    .select("k.id");
  const found =
    serialNumber !== undefined
      ? cards.where("k.serial_number", "=", serialNumber)
      : idNumber !== undefined
        ? cards.where("p.id_number", "=", idNumber)
        : cards.where("k.application_no", "=", applicationNo ?? "");
  const row = await found
    .orderBy(sql`k.status = 'at_center' and k.current_center_id = ${centerId}`, "desc")
    .orderBy(sql`k.status = 'at_center'`, "desc")
    .orderBy(sql`k.status in ('cancelled', 'returned')`)
    .orderBy("k.issue_date", "desc")
    .orderBy("k.id", "desc")
    .executeTakeFirst();
  return row?.id;
}
