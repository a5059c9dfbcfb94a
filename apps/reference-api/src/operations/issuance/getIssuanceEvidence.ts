import type { IssuanceHead } from "../../database/issuance/hold-issuance.ts";
import { findEvidence } from "../../database/issuance/keep-proof.ts";
import { refuseMissing } from "../../domain/refusal.ts";
import { openPicture } from "../../files/picture-seal.ts";
import { AnsweredFile, answerCenter } from "../operation.ts";
import { findSeenRecord } from "./find-seen-issuance.ts";

/** Shows the fingerprint or the signature of a hand-over to its own centre. */
export const getIssuanceEvidence = answerCenter(
  "getIssuanceEvidence",
  async (asked, issuance: IssuanceHead) => {
    const { database, path, ports } = asked;
    const png = await findEvidence(database, { issuanceId: issuance.id, kind: path.kind });
    if (!png) throw refuseMissing("No such picture is kept of this hand-over.");
    const opened = openPicture(ports, { column: path.kind, id: issuance.id }, png);
    return {
      status: 200,
      body: new AnsweredFile(opened, "image/png", `${path.kind}.png`),
    };
  },
  (asked) => findSeenRecord(asked, asked.path.kind),
);
