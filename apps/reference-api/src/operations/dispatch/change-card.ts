import type { Acting } from "../../database/acting.ts";
import {
  type BatchChange,
  type HeldBatch,
  holdBatch,
  writeBatchChange,
} from "../../database/dispatch/change-batch.ts";
import { findLine, type HeldLine } from "../../database/dispatch/change-lines.ts";
import { readSummary } from "../../database/dispatch/read-batch.ts";
import { readLine } from "../../database/dispatch/read-lines.ts";
import type { BatchAction } from "../../domain/dispatch/batch-actions.ts";
import type { LineAction } from "../../domain/dispatch/card-lines.ts";
import { Refusal } from "../../domain/refusal.ts";

/** What changes every card of a batch at once. */
const ofWholeBatch: readonly string[] = ["dispatch", "reopen"];

/** Who changed a card last, by the trail: a check that was taken back has left nothing in the card itself. */
async function findLastChange({ database }: Acting, batchId: number, serialNumber: string) {
  const event = await database
    .selectFrom("audit_events as e")
    .innerJoin("users as u", "u.id", "e.actor_id")
    .where("e.subject_type", "=", "batch")
    .where("e.subject_id", "=", batchId)
    .where((is) => is.or([is("e.serial_number", "=", serialNumber), is("e.action", "in", ofWholeBatch)]))
    .orderBy("e.id", "desc")
    .select(["u.username", "u.fullname", "e.at"])
    .executeTakeFirst();
  if (!event) return { by: null, at: null };
  const { at, ...by } = event;
  return { by, at: at.toISOString() };
}

/** Refuses what was meant for a card as it was before; what happened to the batch's other cards does not matter. */
export async function refuseStaleCard(
  acting: Acting,
  { batchId, line, shown }: { batchId: number; line: HeldLine; shown: number | undefined },
): Promise<void> {
  const { version, found, serial_number } = line;
  if (shown === undefined || shown === version) return;
  const { by, at } = found.by ? found : await findLastChange(acting, batchId, serial_number);
  throw new Refusal(409, {
    message: by ? `This card was changed by ${by.fullname}.` : "This card was changed.",
    code: "stale_version",
    context: { version, changed_by: by, changed_at: at },
  });
}

/** A card of a batch, both held. */
export interface HeldCard {
  readonly batch: HeldBatch;
  readonly line: HeldLine;
}

/**
 * Changes one card of a batch and its next version, and tells the event.
 *
 * @param shown the version of the batch, or of the card, that the page shows; one that was left out is not compared.
 * @param write changes the held card, and says what happened to it.
 * @returns the card and its batch as answers carry them.
 */
export async function changeCard(
  asked: Acting & { readonly path: { readonly batchId: number; readonly cardId: number } },
  action: BatchAction & LineAction,
  shown: { readonly batch?: number | undefined; readonly card?: number | undefined },
  write: (held: HeldCard) => Promise<BatchChange>,
) {
  const { path, database } = asked;
  const batch = await holdBatch(asked, action, { batchId: path.batchId, version: shown.batch });
  const line = await findLine(asked, action, { batch, lineId: path.cardId });
  await refuseStaleCard(asked, { batchId: batch.id, line, shown: shown.card });
  const change = await write({ batch, line });
  await writeBatchChange(asked, batch, {
    ...change,
    serialNumber: line.serial_number,
    line: { from: line.from, to: line.to },
  });
  return { card: await readLine(database, line.id), batch: await readSummary(database, batch.id) };
}
