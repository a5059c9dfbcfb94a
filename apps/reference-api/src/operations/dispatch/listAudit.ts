import { findBatch, refuseOtherCenter } from "../../database/dispatch/change-batch.ts";
import { readAudit } from "../../database/dispatch/read-batch.ts";
import { answerCenter } from "../operation.ts";
import { refuseUndispatched } from "./refuse-undispatched.ts";

const perPage = 10;

/** Tells everything that happened to a batch, to those who may see the batch. */
export const listAudit = answerCenter("listAudit", async ({ path, query, database, center }) => {
  const batch = await findBatch(database, path.id);
  if (batch.origin.id !== center.id) {
    if (batch.destination.id !== center.id) throw refuseOtherCenter(batch, "destination");
    refuseUndispatched(batch);
  }
  const page = query?.page ?? 1;
  const { events, total } = await readAudit(database, { batchId: batch.id, page, perPage });
  const meta = { page, per_page: perPage, total, last_page: Math.max(1, Math.ceil(total / perPage)) };
  return { status: 200, body: { events, meta } };
});
