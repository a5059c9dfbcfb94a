import { resolveLine } from "../../database/dispatch/change-lines.ts";
import { checkNotes } from "../check-notes.ts";
import { answerCenter } from "../operation.ts";
import { changeCard } from "./change-card.ts";

/** Records that a card was not in the packet. */
export const markCardMissing = answerCenter("markCardMissing", async (asked) => {
  const { data, version } = asked.body;
  const { notes } = data;
  checkNotes(notes);
  const changed = await changeCard(asked, "markCardMissing", { card: version }, async (held) => {
    await resolveLine(asked, { ...held, resolution: { notes } });
    return { action: "mark_card_missing", notes };
  });
  return { status: 200, body: { ...changed, message: "Card marked as missing" } };
});
