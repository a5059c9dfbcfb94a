import { recordAct } from "../../database/audit.ts";
import { holdBatch } from "../../database/dispatch/change-batch.ts";
import { readBatch, readSummary } from "../../database/dispatch/read-batch.ts";
import { decideDocument } from "../../domain/dispatch/batch-documents.ts";
import { refuseByRule } from "../../domain/refusal.ts";
import { answerCenter } from "../operation.ts";

/** Counts one more printout of a document; the batch itself, and so its version, stays as it is. */
export const markPrinted = answerCenter("markPrinted", async (asked) => {
  const { path, body, database, now, session, center } = asked;
  const { document } = body;
  const batch = await holdBatch(asked, "markPrinted", { batchId: path.batchId });
  const { missing_count } = await readSummary(database, batch.id);
  const side = batch.origin.id === center.id ? "origin" : "destination";
  const refusal = decideDocument(document, { side, status: batch.status, missing: missing_count });
  if (refusal) throw refuseByRule({ ...refusal, context: { status: batch.status } });
  // The batch is held, so nobody counts the same copy.
  const { last } = await database
    .selectFrom("batch_prints")
    .where("batch_id", "=", batch.id)
    .where("document", "=", document)
    .select((is) => is.fn.max("copy").as("last"))
    .executeTakeFirstOrThrow();
  const copies = (last ?? 0) + 1;
  await database
    .insertInto("batch_prints")
    .values({
      batch_id: batch.id,
      document,
      copy: copies,
      version: batch.version,
      printed_by: session.member.id,
      center_id: center.id,
      at: now,
    })
    .execute();
  await recordAct(asked, {
    action: `print_${document}`,
    subject: { type: "batch", id: batch.id },
    isInHistory: true,
  });
  return { status: 200, body: { copies, batch: await readBatch(database, batch.id) } };
});
