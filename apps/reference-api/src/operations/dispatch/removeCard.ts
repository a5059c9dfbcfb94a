import { releaseLines } from "../../database/dispatch/change-lines.ts";
import { checkNotes } from "../check-notes.ts";
import { answerCenter } from "../operation.ts";
import { changeCard } from "./change-card.ts";

/** Takes a card out of an open batch. */
export const removeCard = answerCenter("removeCard", async (asked) => {
  const { notes, version } = asked.body;
  checkNotes(notes);
  const changed = await changeCard(asked, "removeCard", { batch: version }, async ({ batch, line }) => {
    await releaseLines(asked, { batch, lineId: line.id, notes });
    return { action: "remove_card", notes, isInHistory: true };
  });
  return { status: 200, body: { ...changed, message: "Card removed" } };
});
