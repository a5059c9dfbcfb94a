import { answerCenter } from "../operation.ts";
import { listBatches } from "./list-batches.ts";

/** Lists the batches on their way to the centre or received there, newest dispatch first. */
export const listReceivingBatches = answerCenter("listReceivingBatches", (asked) =>
  listBatches(asked, "destination"),
);
