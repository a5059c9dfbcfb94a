import { holdBatch, writeBatchChange } from "../../database/dispatch/change-batch.ts";
import { moveLines } from "../../database/dispatch/change-lines.ts";
import { readBatch } from "../../database/dispatch/read-batch.ts";
import { checkNotes } from "../check-notes.ts";
import { answerCenter } from "../operation.ts";

/** Opens a dispatched batch of which nothing is checked yet, or a cancelled one, which has no cards. */
export const reopenBatch = answerCenter("reopenBatch", async (asked) => {
  const { path, body, database, center } = asked;
  const { notes, version } = body;
  checkNotes(notes);
  const batch = await holdBatch(asked, "reopenBatch", { batchId: path.batchId, version });
  await moveLines(asked, { batch, from: "in_transit", to: "packed", centerId: center.id });
  await writeBatchChange(asked, batch, {
    action: "reopen",
    set: {
      dispatched_by: null,
      dispatched_at: null,
      cancelled_by: null,
      cancelled_at: null,
      cancel_reason: null,
      // A packet that is packed again gets another seal, and may go with somebody else.
      seal_no: null,
      courier_name: null,
      courier_contact: null,
      courier_reference: null,
    },
    notes,
    isInHistory: true,
  });
  return { status: 200, body: { batch: await readBatch(database, batch.id), message: "Batch reopened" } };
});
