import { holdBatch, writeBatchChange, writeNote } from "../../database/dispatch/change-batch.ts";
import { readBatch } from "../../database/dispatch/read-batch.ts";
import { checkNotes } from "../check-notes.ts";
import { answerCenter } from "../operation.ts";

/** Writes a note that both sides read. */
export const addBatchNote = answerCenter("addBatchNote", async (asked) => {
  const { path, body, database } = asked;
  const { notes, version } = body;
  checkNotes(notes);
  const batch = await holdBatch(asked, "addBatchNote", { batchId: path.batchId, version });
  await writeNote(asked, batch.id, notes);
  await writeBatchChange(asked, batch, { action: "add_note", notes, isInHistory: true });
  return { status: 200, body: { batch: await readBatch(database, batch.id), message: "Note added" } };
});
