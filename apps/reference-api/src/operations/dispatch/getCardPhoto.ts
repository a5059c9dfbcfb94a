import { findPhoto } from "../../database/dispatch/card-photos.ts";
import { refuseMissing } from "../../domain/refusal.ts";
import { openPicture } from "../../files/picture-seal.ts";
import { AnsweredFile, answerCenter } from "../operation.ts";
import { findSeenBatch } from "./find-seen-batch.ts";

/** Shows the photograph of a disputed card to the two centres of its batch, and to nobody else. */
export const getCardPhoto = answerCenter("getCardPhoto", async (asked) => {
  const { path, database, ports } = asked;
  const batch = await findSeenBatch(asked, path.batchId);
  const jpeg = await findPhoto(database, { batchId: batch.id, lineId: path.cardId });
  if (!jpeg) throw refuseMissing("There is no photograph of this card any more.");
  const opened = openPicture(ports, { column: "jpeg", id: path.cardId }, jpeg);
  return { status: 200, body: new AnsweredFile(opened, "image/jpeg", "photograph.jpg") };
});
