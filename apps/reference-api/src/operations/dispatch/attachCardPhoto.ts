import type { SentFile } from "../../contract/sent-file.ts";
import { keepPhoto } from "../../database/dispatch/card-photos.ts";
import { findBatch, refuseOtherCenter } from "../../database/dispatch/change-batch.ts";
import { Refusal, refuseMissing } from "../../domain/refusal.ts";
import { sealPicture } from "../../files/picture-seal.ts";
import type { Photo, PhotoReader } from "../../ports.ts";
import { answerCenter } from "../operation.ts";
import { changeCard } from "./change-card.ts";

const problems = {
  unreadable: ["not_a_photo", "This file cannot be read as a photograph. Choose another one."],
  animated: ["photo_animated", "Moving pictures are not kept. Choose a photograph."],
  tooManyPixels: ["photo_too_many_pixels", "This photograph has too many pixels. Make it smaller first."],
} as const;

function refusePhoto(problem: keyof typeof problems): Refusal {
  const [code, message] = problems[problem];
  return new Refusal(400, { message, code, errors: { photo: [message] } });
}

async function read({ bytes, type }: SentFile, readPhoto: PhotoReader): Promise<Photo> {
  const found = await readPhoto(bytes);
  if ("problem" in found) throw refusePhoto(found.problem);
  if (found.type !== type) throw refusePhoto("unreadable");
  return found.photo;
}

/** Keeps a photograph of a disputed card, for both centres of the batch to see. */
export const attachCardPhoto = answerCenter("attachCardPhoto", async (asked) => {
  const { path, query, body, database, center, ports } = asked;
  if (!ports.readPhoto) throw refuseMissing("Photographs are not kept here.");
  const { destination, ...head } = await findBatch(database, path.batchId);
  if (destination.id !== center.id) throw refuseOtherCenter({ ...head, destination }, "destination");
  // Before the batch is held: while a picture is decoded the other desks go on scanning.
  const photo = await read(body, ports.readPhoto);

  const changed = await changeCard(asked, "attachCardPhoto", { card: query.version }, async (held) => {
    const bytes = sealPicture(ports, { column: "jpeg", id: held.line.id }, photo.bytes);
    await keepPhoto(asked, { ...held, photo: { ...photo, bytes } });
    return { action: "attach_photo" };
  });
  return { status: 200, body: { ...changed, message: "Photograph saved" } };
});
