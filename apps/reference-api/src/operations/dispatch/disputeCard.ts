import { holdBatch, writeBatchChange } from "../../database/dispatch/change-batch.ts";
import { findLine, resolveLine } from "../../database/dispatch/change-lines.ts";
import { readSummary } from "../../database/dispatch/read-batch.ts";
import { readLine } from "../../database/dispatch/read-lines.ts";
import { refuseFields } from "../../domain/refusal.ts";
import { readSerialNumber } from "../../domain/written-forms.ts";
import { answerCenter } from "../operation.ts";
import { checkNotes } from "./check-notes.ts";
import { refuseStaleCard } from "./refuse-stale-card.ts";

/** Records that a card is not what the batch says. */
export const disputeCard = answerCenter("disputeCard", async (asked) => {
  const { path, body, database } = asked;
  const { reason, notes, found_serial_number } = body.data;
  checkNotes(notes);
  const found = found_serial_number === undefined ? undefined : readSerialNumber(found_serial_number);
  if (found === "") throw refuseFields({ found_serial_number: ["Serial Number is not valid."] });

  const batch = await holdBatch(asked, "disputeCard", { batchId: path.batchId });
  const line = await findLine(asked, "disputeCard", { batch, lineId: path.cardId });
  await refuseStaleCard(asked, { batchId: batch.id, line, shown: body.version });
  await resolveLine(asked, {
    batch,
    line,
    resolution: { reason, notes, ...(found && { found_serial_number: found }) },
  });
  await writeBatchChange(asked, batch, {
    action: "dispute_card",
    serialNumber: line.serial_number,
    notes,
    line: { from: line.from, to: line.to },
  });
  return {
    status: 200,
    body: {
      card: await readLine(database, line.id),
      batch: await readSummary(database, batch.id),
      message: "Card disputed",
    },
  };
});
