import { countInteractions } from "../../database/xpat/list-interactions.ts";
import { listExtensions } from "../../domain/extensions.ts";
import { readRegistryDay } from "../../domain/registry-day.ts";
import { answerCenter } from "../operation.ts";
import { readInteractionFilter } from "./filter-interactions.ts";

/** Counts the interactions of the list with the same filters. */
export const getInteractionStats = answerCenter("getInteractionStats", async (asked) => {
  const filter = await readInteractionFilter(asked);
  const stats = await countInteractions(asked.database, filter, readRegistryDay(asked.now));
  return { status: 200, body: { stats, extensions: listExtensions(asked.ports) } };
});
