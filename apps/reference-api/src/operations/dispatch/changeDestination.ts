import { holdBatch, writeBatchChange } from "../../database/dispatch/change-batch.ts";
import { readBatch } from "../../database/dispatch/read-batch.ts";
import { refuseFields } from "../../domain/refusal.ts";
import { checkNotes } from "../check-notes.ts";
import { answerCenter } from "../operation.ts";
import { findDestination } from "./find-destination.ts";

/** Sends an open batch to another centre than before. No rule about its cards depends on where it goes. */
export const changeDestination = answerCenter("changeDestination", async (asked) => {
  const { path, body, database } = asked;
  const { destination_center_id, notes, version } = body;
  checkNotes(notes);
  const batch = await holdBatch(asked, "changeDestination", { batchId: path.batchId, version });
  const destination = await findDestination(asked, destination_center_id);
  if (destination.id === batch.destination.id) {
    throw refuseFields({ destination_center_id: ["The batch goes to this centre already."] });
  }
  await writeBatchChange(asked, batch, {
    action: "change_destination",
    set: { destination_center_id: destination.id },
    // The trail has no fields for centres, and its statuses are those of the batch.
    notes: `From ${batch.destination.name} to ${destination.name}.\n${notes}`,
    isInHistory: true,
  });
  return {
    status: 200,
    body: { batch: await readBatch(database, batch.id), message: "Destination changed" },
  };
});
