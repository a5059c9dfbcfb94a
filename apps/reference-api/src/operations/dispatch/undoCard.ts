import { holdBatch, writeBatchChange } from "../../database/dispatch/change-batch.ts";
import { findLine, unresolveLine } from "../../database/dispatch/change-lines.ts";
import { readSummary } from "../../database/dispatch/read-batch.ts";
import { readLine } from "../../database/dispatch/read-lines.ts";
import { Refusal } from "../../http/refusal.ts";
import { answerCenter } from "../operation.ts";
import { checkNotes } from "./check-notes.ts";

/** Takes the check of a card back, as long as the receipt is not closed; it counts as not checked again. */
export const undoCard = answerCenter("undoCard", async (asked) => {
  const { path, body, database } = asked;
  const { notes } = body.data;
  checkNotes(notes);
  const batch = await holdBatch(asked, "undoCard", { batchId: path.batchId });
  const line = await findLine(asked, "undoCard", { batch, lineId: path.cardId });
  // Other cards of the batch change all the time; only what became of this one must be what was seen.
  if (body.version !== undefined && body.version !== line.version) {
    const { by, at } = line.found;
    throw new Refusal(409, {
      message: by ? `This card was changed by ${by.fullname}.` : "This card was changed.",
      code: "stale_version",
      context: { version: line.version, changed_by: by, changed_at: at },
    });
  }
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
