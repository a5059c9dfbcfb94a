import { holdBatch, writeBatchChange } from "../../database/dispatch/change-batch.ts";
import { findLine, resolveLine } from "../../database/dispatch/change-lines.ts";
import { readSummary } from "../../database/dispatch/read-batch.ts";
import { readLine } from "../../database/dispatch/read-lines.ts";
import { answerCenter } from "../operation.ts";
import { checkNotes } from "./check-notes.ts";
import { refuseStaleCard } from "./refuse-stale-card.ts";

/** Records that a card was not in the packet. */
export const markCardMissing = answerCenter("markCardMissing", async (asked) => {
  const { path, body, database } = asked;
  const { notes } = body.data;
  checkNotes(notes);
  const batch = await holdBatch(asked, "markCardMissing", { batchId: path.batchId });
  const line = await findLine(asked, "markCardMissing", { batch, lineId: path.cardId });
  await refuseStaleCard(asked, { batchId: batch.id, line, shown: body.version });
  await resolveLine(asked, { batch, line, resolution: { notes } });
  await writeBatchChange(asked, batch, {
    action: "mark_card_missing",
    serialNumber: line.serial_number,
    notes,
    line: { from: line.from, to: line.to },
  });
  return {
    status: 200,
    body: {
      card: await readLine(database, line.id),
      batch: await readSummary(database, batch.id),
      message: "Card marked as missing",
    },
  };
});
