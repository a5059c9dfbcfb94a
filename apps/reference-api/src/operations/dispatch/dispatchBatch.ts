import { holdBatch, writeBatchChange, writeNote } from "../../database/dispatch/change-batch.ts";
import { moveLines } from "../../database/dispatch/change-lines.ts";
import { readBatch, readSummary } from "../../database/dispatch/read-batch.ts";
import { refuseByRule } from "../../domain/refusal.ts";
import { checkNotes } from "../check-notes.ts";
import { answerCenter } from "../operation.ts";
import { readOutside } from "./check-packing.ts";

/** Sends a packed batch on its way. */
export const dispatchBatch = answerCenter("dispatchBatch", async (asked) => {
  const { path, body, database, session, now } = asked;
  const { notes, version } = body;
  checkNotes(notes);
  const outside = readOutside(body, now);
  const batch = await holdBatch(asked, "dispatchBatch", { batchId: path.batchId, version });
  const { cards_count } = await readSummary(database, batch.id);
  if (cards_count === 0) {
    throw refuseByRule({ message: "Batch has no cards to dispatch", code: "batch_empty" });
  }
  await moveLines(asked, { batch, from: "packed", to: "in_transit", centerId: null });
  if (notes) await writeNote(asked, batch.id, notes);
  await writeBatchChange(asked, batch, {
    action: "dispatch",
    set: { dispatched_by: session.member.id, dispatched_at: now, ...outside },
    notes,
    isInHistory: true,
  });
  return { status: 200, body: { batch: await readBatch(database, batch.id), message: "Batch dispatched" } };
});
