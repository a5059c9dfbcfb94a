import { findBatch, refuseOtherCenter } from "../../database/dispatch/change-batch.ts";
import { readBatch } from "../../database/dispatch/read-batch.ts";
import { listExtensions } from "../../domain/extensions.ts";
import { answerCenter } from "../operation.ts";

/** Shows a batch as its origin sees it. */
export const getSendingBatch = answerCenter("getSendingBatch", async ({ path, database, center, ports }) => {
  const batch = await findBatch(database, path.id);
  if (batch.origin.id !== center.id) throw refuseOtherCenter(batch, "origin");
  return {
    status: 200,
    body: { batch: await readBatch(database, path.id), extensions: listExtensions(ports) },
  };
});
