import { recordAct } from "../../database/audit.ts";
import { countInteractionPrints, subjectOfInteraction } from "../../database/xpat/read-interaction.ts";
import { answerCenter } from "../operation.ts";
import { findSeenInteraction } from "./find-seen-interaction.ts";

/** An interaction never changes. */
const onlyVersion = 1;

/** Counts one more printed slip of an interaction, and says which copy it is. */
export const markInteractionPrinted = answerCenter("markInteractionPrinted", async (asked) => {
  const { database, session, center, now } = asked;
  const { id } = await findSeenInteraction(asked, { isHeld: true });
  const copies = (await countInteractionPrints(database, id)) + 1;
  await database
    .insertInto("interaction_prints")
    .values({
      interaction_id: id,
      copy: copies,
      printed_by: session.member.id,
      center_id: center.id,
      at: now,
    })
    .execute();
  await recordAct(asked, {
    action: "print",
    subject: subjectOfInteraction(id),
    notes: copies > 1 ? `Copy ${copies}.` : null,
  });
  return { status: 200, body: { copies, at: now.toISOString(), version: onlyVersion } };
});
