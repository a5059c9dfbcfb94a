import { holdBatch, writeBatchChange } from "../../database/dispatch/change-batch.ts";
import { releaseLines } from "../../database/dispatch/change-lines.ts";
import { readBatch } from "../../database/dispatch/read-batch.ts";
import { checkNotes } from "../check-notes.ts";
import { answerCenter } from "../operation.ts";

/** Gives up an open batch; its cards are free again. */
export const cancelBatch = answerCenter("cancelBatch", async (asked) => {
  const { path, body, database, session, now } = asked;
  const { notes, version } = body;
  checkNotes(notes);
  const batch = await holdBatch(asked, "cancelBatch", { batchId: path.batchId, version });
  await releaseLines(asked, { batch, notes });
  await writeBatchChange(asked, batch, {
    action: "cancel",
    set: { cancelled_by: session.member.id, cancelled_at: now, cancel_reason: notes },
    notes,
    isInHistory: true,
  });
  return { status: 200, body: { batch: await readBatch(database, batch.id), message: "Batch cancelled" } };
});
