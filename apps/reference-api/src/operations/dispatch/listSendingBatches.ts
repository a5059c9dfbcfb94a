import { answerCenter } from "../operation.ts";
import { listBatches } from "./list-batches.ts";

/** Lists the batches that the centre packs or has sent, newest first. */
export const listSendingBatches = answerCenter("listSendingBatches", (asked) => listBatches(asked, "origin"));
