import { findIslandOfCenter } from "../../database/xpat/islands.ts";
import { listExtensions } from "../../domain/extensions.ts";
import { answerCenter } from "../operation.ts";

/** Tells which island the session's centre is on. */
export const getCurrentIsland = answerCenter("getCurrentIsland", async ({ database, center, ports }) => ({
  status: 200,
  body: {
    island: (await findIslandOfCenter(database, center.id)) ?? null,
    extensions: listExtensions(ports),
  },
}));
