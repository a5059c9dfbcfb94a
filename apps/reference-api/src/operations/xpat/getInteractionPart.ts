import { findDocument } from "../../database/stored-documents.ts";
import { type InteractionHead, subjectOfInteraction } from "../../database/xpat/read-interaction.ts";
import { refuseMissing } from "../../domain/refusal.ts";
import { nameFile } from "../name-file.ts";
import { AnsweredFile, answerCenter } from "../operation.ts";
import { openInteractionPart } from "./find-seen-interaction.ts";

/** Shows a photograph, a fingerprint or the signature of an interaction. */
export const getInteractionPart = answerCenter(
  "getInteractionPart",
  async ({ database, path, ports }, { id }: InteractionHead) => {
    const document = await findDocument(database, {
      record: subjectOfInteraction(id),
      documentId: path.partId,
    });
    const bytes = document && (await ports.files.read(document.token));
    if (!bytes) throw refuseMissing("This picture is not kept with the interaction.");
    return { status: 200, body: new AnsweredFile(bytes, document.content_type, nameFile(document)) };
  },
  openInteractionPart,
);
