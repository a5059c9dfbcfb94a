import {
  type ApplicationHead,
  subjectOfApplication,
} from "../../database/applications/change-application.ts";
import { isInOpenSet } from "../../database/biometrics/captured-parts.ts";
import { findDocument } from "../../database/stored-documents.ts";
import { refuseMissing } from "../../domain/refusal.ts";
import { nameFile } from "../name-file.ts";
import { AnsweredFile, answerCenter } from "../operation.ts";
import { openApplicationFile } from "./look-at-application.ts";

/** Gives a document or a captured part of an application: a picture to be shown, anything else to be saved. */
export const getApplicationFile = answerCenter(
  "getApplicationFile",
  async ({ database, path, ports }, application: ApplicationHead) => {
    const document = await findDocument(database, {
      record: subjectOfApplication(application),
      documentId: path.fileId,
    });
    const bytes = document && (await ports.files.read(document.token));
    if (!bytes) throw refuseMissing("This file is not kept with the application.");
    const type = document.content_type.startsWith("image/")
      ? document.content_type
      : "application/octet-stream";
    return { status: 200, body: new AnsweredFile(bytes, type, nameFile(document)) };
  },
  async (asked) =>
    openApplicationFile(asked, `file ${asked.path.fileId}`, {
      isBeingTaken: await isInOpenSet(asked.database, asked.path.fileId, asked.path.id),
    }),
);
