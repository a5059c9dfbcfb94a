import { readChanges } from "../../database/dispatch/read-batch.ts";
import { Refusal } from "../../domain/refusal.ts";
import { answerCenter } from "../operation.ts";
import { findSeenBatch } from "./find-seen-batch.ts";

/** Tells what has changed in a batch since a version of it. */
export const listBatchChanges = answerCenter("listBatchChanges", async (asked) => {
  const { path, query, database } = asked;
  // The destination is told who has seen to it that the batch is not on its way any more.
  const batch = await findSeenBatch(asked, path.batchId, ({ changed_by }) => ({ changed_by }));
  if (query.after > batch.version) {
    throw new Refusal(409, {
      message: "The batch has no such version.",
      code: "version_unknown",
      context: { version: batch.version },
    });
  }
  const body = await readChanges(database, { batchId: batch.id, after: query.after });
  const isQuiet = batch.version === query.after && body.cards.length === 0;
  return { status: 200, body, ...(isQuiet && { quietFor: query.wait ?? 0 }) };
});
