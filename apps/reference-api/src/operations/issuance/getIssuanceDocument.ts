import { type IssuanceHead, subjectOf } from "../../database/issuance/hold-issuance.ts";
import { findDocument } from "../../database/stored-documents.ts";
import { refuseMissing } from "../../domain/refusal.ts";
import { nameFile } from "../name-file.ts";
import { AnsweredFile, answerCenter } from "../operation.ts";
import { findSeenRecord } from "./find-seen-issuance.ts";

/** Gives a document of a hand-over to its own centre, to be saved: no browser shows it by itself. */
export const getIssuanceDocument = answerCenter(
  "getIssuanceDocument",
  async (asked, issuance: IssuanceHead) => {
    const { database, path, ports } = asked;
    const document = await findDocument(database, {
      record: subjectOf(issuance),
      documentId: path.documentId,
    });
    const bytes = document && (await ports.files.read(document.token));
    if (!bytes) throw refuseMissing("This document is not kept with the hand-over.");
    return {
      status: 200,
      body: new AnsweredFile(bytes, "application/octet-stream", nameFile(document)),
    };
  },
  (asked) => findSeenRecord(asked, `document ${asked.path.documentId}`),
);
