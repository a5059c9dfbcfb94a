import { listExtensions } from "../../domain/extensions.ts";
import { answerCenter } from "../operation.ts";
import { listBatches } from "./list-batches.ts";

/** Lists the batches on their way to the centre or received there, newest dispatch first. */
export const listReceivingBatches = answerCenter(
  "listReceivingBatches",
  async ({ query, database, center, ports }) => ({
    status: 200,
    body: await listBatches(database, query, {
      centerId: center.id,
      extensions: listExtensions(ports),
      side: "destination",
      statuses: ["dispatched", "receiving", "received"],
    }),
  }),
);
