import { listIslands as findIslands } from "../../database/xpat/islands.ts";
import { listExtensions } from "../../domain/extensions.ts";
import { answerCenter } from "../operation.ts";

/** Lists the islands whose name or atoll begins with what is given. */
export const listIslands = answerCenter("listIslands", async ({ database, query, ports }) => ({
  status: 200,
  body: { islands: await findIslands(database, query), extensions: listExtensions(ports) },
}));
