import { recordAct } from "../../database/audit.ts";
import { wasViewed } from "../../database/was-viewed.ts";
import {
  findInteraction,
  type InteractionHead,
  subjectOfInteraction,
} from "../../database/xpat/read-interaction.ts";
import { refuseMissing } from "../../domain/refusal.ts";
import type { AskedAtCenter } from "../operation.ts";
import { findSeenIsland } from "./filter-interactions.ts";

type Asked = AskedAtCenter<"getInteraction" | "getInteractionPart" | "markInteractionPrinted">;

/**
 * Finds an interaction that staff may see: of the island of their centre, or recorded by themselves; with full access
 * any.
 *
 * @throws Refusal when there is no such interaction, or they may not see it.
 */
export async function findSeenInteraction(asked: Asked, { isHeld = false } = {}): Promise<InteractionHead> {
  const { database, session, path } = asked;
  const found = await findInteraction(database, path.id, { isHeld });
  const seen = await findSeenIsland(asked);
  const isSeen =
    found && (seen === undefined || found.island_id === seen || found.officer_id === session.member.id);
  if (!isSeen) throw refuseMissing("This interaction was not found.");
  return found;
}

/** Finds an interaction for staff who open it, and writes down that they do, before they see it. */
export async function openInteraction(asked: AskedAtCenter<"getInteraction">): Promise<InteractionHead> {
  const interaction = await findSeenInteraction(asked);
  const subject = subjectOfInteraction(interaction.id);
  // What the open page asks again in the background is no second look.
  const isAgain = asked.isBackground && (await wasViewed(asked, subject));
  if (!isAgain) await recordAct(asked, { action: "view", subject });
  return interaction;
}

/** Finds an interaction, and writes down that somebody looks at a picture of it, before they see it. */
export async function openInteractionPart(
  asked: AskedAtCenter<"getInteractionPart">,
): Promise<InteractionHead> {
  const interaction = await findSeenInteraction(asked);
  await recordAct(asked, {
    action: "view",
    subject: subjectOfInteraction(interaction.id),
    notes: `part ${asked.path.partId}`,
  });
  return interaction;
}
