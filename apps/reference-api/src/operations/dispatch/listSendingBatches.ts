import { listExtensions } from "../../domain/extensions.ts";
import { answerCenter } from "../operation.ts";
import { listBatches } from "./list-batches.ts";

/** Lists the batches that the centre packs or has sent, newest first. */
export const listSendingBatches = answerCenter(
  "listSendingBatches",
  async ({ query, database, center, ports }) => ({
    status: 200,
    body: await listBatches(database, query, {
      centerId: center.id,
      extensions: listExtensions(ports),
      side: "origin",
      statuses: ["open", "dispatched", "receiving", "received", "cancelled"],
    }),
  }),
);
