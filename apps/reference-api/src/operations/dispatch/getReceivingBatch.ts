import { findBatch, refuseOtherCenter } from "../../database/dispatch/change-batch.ts";
import { readBatch } from "../../database/dispatch/read-batch.ts";
import { extensions } from "../../domain/extensions.ts";
import { Refusal } from "../../http/refusal.ts";
import { answerCenter } from "../operation.ts";

/** Shows a batch as its destination sees it. */
export const getReceivingBatch = answerCenter("getReceivingBatch", async ({ path, database, center }) => {
  const batch = await findBatch(database, path.id);
  if (batch.destination.id !== center.id) throw refuseOtherCenter(batch, "destination");
  if (batch.status === "open" || batch.status === "cancelled") {
    throw new Refusal(409, {
      message: "This batch has not been dispatched yet.",
      code: "batch_not_dispatched",
      context: { status: batch.status, batch_no: batch.batch_no },
    });
  }
  return { status: 200, body: { batch: await readBatch(database, path.id), extensions: [...extensions] } };
});
