import { findPhoto } from "../../database/dispatch/card-photos.ts";
import { findBatch, refuseOtherCenter } from "../../database/dispatch/change-batch.ts";
import { refuseMissing } from "../../domain/refusal.ts";
import { AnsweredFile, answerCenter } from "../operation.ts";
import { refuseUndispatched } from "./refuse-undispatched.ts";

/** Shows the photograph of a disputed card to the two centres of its batch, and to nobody else. */
export const getCardPhoto = answerCenter("getCardPhoto", async ({ path, database, center }) => {
  const batch = await findBatch(database, path.batchId);
  if (batch.origin.id !== center.id) {
    if (batch.destination.id !== center.id) throw refuseOtherCenter(batch, "destination");
    refuseUndispatched(batch);
  }
  const jpeg = await findPhoto(database, { batchId: batch.id, lineId: path.cardId });
  if (!jpeg) throw refuseMissing("There is no photograph of this card any more.");
  return { status: 200, body: new AnsweredFile(jpeg, "image/jpeg", "photograph.jpg") };
});
