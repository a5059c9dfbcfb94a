import { unresolveLine } from "../../database/dispatch/change-lines.ts";
import { checkNotes } from "../check-notes.ts";
import { answerCenter } from "../operation.ts";
import { changeCard } from "./change-card.ts";

/** Takes the check of a card back, as long as the receipt is not closed; it counts as not checked again. */
export const undoCard = answerCenter("undoCard", async (asked) => {
  const { data, version } = asked.body;
  const { notes } = data;
  checkNotes(notes);
  const changed = await changeCard(asked, "undoCard", { card: version }, async (held) => {
    await unresolveLine(asked, held);
    return { action: "undo_card", notes, isInHistory: true };
  });
  return { status: 200, body: { ...changed, message: "Check undone" } };
});
