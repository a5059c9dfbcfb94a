import { holdBatch, writeBatchChange } from "../../database/dispatch/change-batch.ts";
import { findLine, releaseLines } from "../../database/dispatch/change-lines.ts";
import { readSummary } from "../../database/dispatch/read-batch.ts";
import { readLine } from "../../database/dispatch/read-lines.ts";
import { answerCenter } from "../operation.ts";
import { checkNotes } from "./check-notes.ts";

/** Takes a card out of an open batch. */
export const removeCard = answerCenter("removeCard", async (asked) => {
  const { path, body, database } = asked;
  const { notes, version } = body;
  checkNotes(notes);
  const batch = await holdBatch(asked, "removeCard", { batchId: path.batchId, version });
  const line = await findLine(asked, "removeCard", { batch, lineId: path.cardId });
  await releaseLines(asked, { batch, lineId: line.id, notes });
  await writeBatchChange(asked, batch, {
    action: "remove_card",
    serialNumber: line.serial_number,
    notes,
    line: { from: line.from, to: line.to },
    isInHistory: true,
  });
  return {
    status: 200,
    body: {
      card: await readLine(database, line.id),
      batch: await readSummary(database, batch.id),
      message: "Card removed",
    },
  };
});
