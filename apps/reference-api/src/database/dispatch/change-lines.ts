import { sql } from "kysely";
import type { components } from "../../contract/registry.gen.d.ts";
import {
  type CardStatus,
  cardStatusOfLine,
  decideLineAction,
  type LineAction,
  type LineStatus,
} from "../../domain/dispatch/card-lines.ts";
import { refuseByRule, refuseMissing } from "../../domain/refusal.ts";
import type { Acting } from "../acting.ts";
import type { Database, Resolution } from "../tables.ts";
import { forgetPhoto } from "./card-photos.ts";
import type { HeldBatch } from "./change-batch.ts";

type Staff = components["schemas"]["Staff"];

/** A card's line in a held batch, with the status that the action will lead to. */
export interface HeldLine {
  readonly id: number;
  readonly card_id: number;
  readonly serial_number: string;
  readonly card_status_before: CardStatus;
  /** The batch's version in which the line last changed. */
  readonly version: number;
  /** Who found out last what became of the card, and when. */
  readonly found: { readonly by: Staff | null; readonly at: string | null };
  readonly from: LineStatus;
  readonly to: LineStatus;
}

/** Finds a card's line in a held batch and checks that its status allows the action. */
export async function findLine(
  acting: Acting,
  action: LineAction,
  { batch, lineId }: { readonly batch: HeldBatch; readonly lineId: number },
): Promise<HeldLine> {
  const line = await acting.database
    .selectFrom("batch_cards as l")
    .innerJoin("cards as k", "k.id", "l.card_id")
    .leftJoin("users as u", (join) =>
      join.on("u.id", "=", sql<number>`coalesce(l.removed_by, l.resolved_by)`),
    )
    .where("l.id", "=", lineId)
    .where("l.batch_id", "=", batch.id)
    .select(["l.id", "l.card_id", "l.line_status", "l.card_status_before", "l.changed_in_version as version"])
    .select(["k.serial_number", "u.username", "u.fullname"])
    .select(sql<Date | null>`coalesce(l.removed_at, l.resolved_at)`.as("at"))
    .executeTakeFirst();
  if (!line) throw refuseMissing("Card not found in this batch.");
  const decision = decideLineAction(action, line.line_status);
  const { username, fullname, line_status, at: foundAt, ...rest } = line;
  const at = foundAt?.toISOString() ?? null;
  if ("refusal" in decision) throw refuseByRule({ ...decision.refusal, context: { by: fullname, at } });
  const by = username !== null && fullname !== null ? { username, fullname } : null;
  return { ...rest, from: line_status, to: decision.to, found: { by, at } };
}

/**
 * Changes a card with its line, unless its owner has it: counters hand cards over while their batch is still checked. Said
 * by the statement that changes it, so that whoever comes second is refused.
 */
async function changeCard(
  database: Database,
  cardId: number,
  change: {
    readonly status: CardStatus;
    readonly current_center_id: number | null;
    readonly status_at: Date;
  },
): Promise<void> {
  const { numUpdatedRows } = await database
    .updateTable("cards")
    .set(change)
    .where("id", "=", cardId)
    .where("status", "not in", ["collected", "completed"])
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return;
  throw refuseByRule({ message: "Card has already been handed over", code: "already_handed_over" });
}

/** Writes what the destination found out about a card, into its line and into the card. */
export async function resolveLine(
  acting: Acting,
  { batch, line, resolution }: { batch: HeldBatch; line: HeldLine; resolution: Resolution },
): Promise<void> {
  const { database, session, center, now } = acting;
  await forgetPhoto(database, line);
  const isReceived = line.to === "received";
  await database
    .updateTable("batch_cards")
    .set({
      line_status: line.to,
      // Until its batch is closed the card stays in it, so that a receipt can still become a dispute.
      is_live: !(isReceived && batch.to === "received"),
      resolved_by: session.member.id,
      resolved_at: now,
      resolution: JSON.stringify(resolution),
      changed_in_version: batch.version + 1,
    })
    .where("id", "=", line.id)
    .execute();
  await changeCard(database, line.card_id, {
    status: cardStatusOfLine[line.to === "removed" ? "packed" : line.to],
    current_center_id: isReceived ? center.id : null,
    status_at: now,
  });
}

/** Takes a check back: the card is on its way again, and nothing is known of it. */
export async function unresolveLine(
  { database, now }: Acting,
  { batch, line }: { batch: HeldBatch; line: HeldLine },
): Promise<void> {
  await forgetPhoto(database, line);
  await database
    .updateTable("batch_cards")
    .set({
      line_status: "in_transit",
      is_live: true,
      resolved_by: null,
      resolved_at: null,
      resolution: null,
      changed_in_version: batch.version + 1,
    })
    .where("id", "=", line.id)
    .execute();
  await changeCard(database, line.card_id, {
    status: cardStatusOfLine.in_transit,
    current_center_id: null,
    status_at: now,
  });
}

/** Takes cards out of a batch; each becomes again what it was. */
export async function releaseLines(
  acting: Acting,
  { batch, notes, lineId }: { batch: HeldBatch; notes: string; lineId?: number },
): Promise<void> {
  const { database, session, now } = acting;
  const lines = database
    .updateTable("batch_cards")
    .set({
      line_status: "removed",
      is_live: false,
      removed_by: session.member.id,
      removed_at: now,
      removed_notes: notes,
      changed_in_version: batch.version + 1,
    })
    .where("batch_id", "=", batch.id)
    .where("line_status", "=", "packed")
    .returning(["card_id", "card_status_before"]);
  await database
    .with("released", () => (lineId === undefined ? lines : lines.where("id", "=", lineId)))
    .updateTable("cards")
    .from("released")
    .set((is) => ({ status: is.ref("released.card_status_before"), status_at: now }))
    .whereRef("cards.id", "=", "released.card_id")
    .execute();
}

/** Moves every card of a batch on when the batch leaves its origin, or back when it is opened again. */
export async function moveLines(
  acting: Acting,
  {
    batch,
    from,
    to,
    centerId,
  }: { batch: HeldBatch; from: LineStatus; to: "in_transit" | "packed"; centerId: number | null },
): Promise<void> {
  const { database, now } = acting;
  await database
    .with("moved", (lines) =>
      lines
        .updateTable("batch_cards")
        .set({ line_status: to, changed_in_version: batch.version + 1 })
        .where("batch_id", "=", batch.id)
        .where("line_status", "=", from)
        .returning("card_id"),
    )
    .updateTable("cards")
    .from("moved")
    .set({ status: cardStatusOfLine[to], current_center_id: centerId, status_at: now })
    .whereRef("cards.id", "=", "moved.card_id")
    .execute();
}
