import { type InteractionHead, readInteraction } from "../../database/xpat/read-interaction.ts";
import { listExtensions } from "../../domain/extensions.ts";
import { answerCenter } from "../operation.ts";
import { openInteraction } from "./find-seen-interaction.ts";

/** One interaction, to those who may see it. */
export const getInteraction = answerCenter(
  "getInteraction",
  async ({ database, ports }, { id }: InteractionHead) => ({
    status: 200,
    body: { interaction: await readInteraction(database, id), extensions: listExtensions(ports) },
  }),
  openInteraction,
);
