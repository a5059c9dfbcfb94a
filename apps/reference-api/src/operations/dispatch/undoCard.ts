import { holdBatch, writeBatchChange } from "../../database/dispatch/change-batch.ts";
import { findLine, unresolveLine } from "../../database/dispatch/change-lines.ts";
import { readSummary } from "../../database/dispatch/read-batch.ts";
import { readLine } from "../../database/dispatch/read-lines.ts";
import { answerCenter } from "../operation.ts";
import { checkNotes } from "./check-notes.ts";
import { refuseStaleCard } from "./refuse-stale-card.ts";

/** Takes the check of a card back, as long as the receipt is not closed; it counts as not checked again. */
export const undoCard = answerCenter("undoCard", async (asked) => {
  const { path, body, database } = asked;
  const { notes } = body.data;
  checkNotes(notes);
  const batch = await holdBatch(asked, "undoCard", { batchId: path.batchId });
  const line = await findLine(asked, "undoCard", { batch, lineId: path.cardId });
  await refuseStaleCard(asked, { batchId: batch.id, line, shown: body.version });
  await unresolveLine(asked, { batch, line });
  await writeBatchChange(asked, batch, {
    action: "undo_card",
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
      message: "Check undone",
    },
  };
});
