import { type BatchHead, findBatch, refuseOtherCenter } from "../../database/dispatch/change-batch.ts";
import { readChanges } from "../../database/dispatch/read-batch.ts";
import { Refusal } from "../../domain/refusal.ts";
import { answerCenter } from "../operation.ts";

/** Says to the destination that the batch is not on its way, and who has seen to that. */
function refuseNotDispatched({ status, batch_no, changed_by }: BatchHead): Refusal {
  return new Refusal(409, {
    message: "This batch has not been dispatched yet.",
    code: "batch_not_dispatched",
    context: { status, batch_no, changed_by },
  });
}

/** Tells what has changed in a batch since a version of it. */
export const listBatchChanges = answerCenter("listBatchChanges", async (asked) => {
  const { path, query, database, center } = asked;
  const batch = await findBatch(database, path.batchId);
  if (batch.origin.id !== center.id) {
    if (batch.destination.id !== center.id) throw refuseOtherCenter(batch, "destination");
    if (batch.status === "open" || batch.status === "cancelled") throw refuseNotDispatched(batch);
  }
  if (query.after > batch.version) {
    throw new Refusal(409, {
      message: "The batch has no such version.",
      code: "version_unknown",
      context: { version: batch.version },
    });
  }
  return { status: 200, body: await readChanges(database, { batchId: batch.id, after: query.after }) };
});
