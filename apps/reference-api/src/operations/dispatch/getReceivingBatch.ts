import { findBatch, refuseOtherCenter } from "../../database/dispatch/change-batch.ts";
import { readBatch } from "../../database/dispatch/read-batch.ts";
import { listExtensions } from "../../domain/extensions.ts";
import { answerCenter } from "../operation.ts";
import { refuseUndispatched } from "./find-seen-batch.ts";

/** Shows a batch as its destination sees it. */
export const getReceivingBatch = answerCenter(
  "getReceivingBatch",
  async ({ path, database, center, ports }) => {
    const batch = await findBatch(database, path.id);
    if (batch.destination.id !== center.id) throw refuseOtherCenter(batch, "destination");
    refuseUndispatched(batch);
    return {
      status: 200,
      body: { batch: await readBatch(database, path.id), extensions: listExtensions(ports) },
    };
  },
);
