import type { SentFile } from "../../contract/sent-file.ts";
import {
  cardOf,
  holdIssuance,
  subjectOf,
  writeIssuanceChange,
} from "../../database/issuance/hold-issuance.ts";
import { type KeptProof, keepProof } from "../../database/issuance/keep-proof.ts";
import { readIssuance } from "../../database/issuance/read-issuance.ts";
import { useDocument } from "../../database/stored-documents.ts";
import { listExtensions } from "../../domain/extensions.ts";
import { type Finger, type Hand, readProofName } from "../../domain/issuance/issuance-proof.ts";
import { refuseByRule, refuseFields } from "../../domain/refusal.ts";
import { sealProof } from "../../files/picture-seal.ts";
import type { Ports, ProofReader } from "../../ports.ts";
import { type AskedAtCenter, answerCenter } from "../operation.ts";
import { refuseFile } from "../refuse-file.ts";

type Body = AskedAtCenter<"completeIssuance">["body"];

interface SentProof {
  readonly thumb?: SentFile & { readonly finger: Finger };
  readonly signature?: SentFile;
}

const names =
  "Name the pictures after what they show: thumb.png, index.png, middle.png, ring.png, little.png or sig.jpg.";

/** A finger as the audit trail has it: "right_thumb", or "thumb" where nobody said the hand. */
const nameFinger = ({ hand, finger }: NonNullable<KeptProof["thumb"]>) =>
  hand === null ? finger : `${hand}_${finger}`;

/** Tells fingerprint and signature apart by their names; of each there is one at most. */
function sortFiles(files: readonly SentFile[]): SentProof {
  const sorted: { thumb?: SentFile & { finger: Finger }; signature?: SentFile } = {};
  for (const file of files) {
    const shown = readProofName(file.name);
    const kind = shown === "signature" ? "signature" : "thumb";
    if (!shown || sorted[kind]) throw refuseFields({ files: [names] });
    if (shown === "signature") sorted.signature = file;
    else sorted.thumb = { ...file, ...shown };
  }
  return sorted;
}

/** Checks that there is proof, or a reason why there is none, and nothing that contradicts it. */
function checkWhole({ thumb, signature }: SentProof, { data }: Body, { settings }: Ports): void {
  const { hand, thumb_missing_reason: reason, thumb_missing_notes: notes, document_path: path } = data;
  const reasons = settings.shown.issuance.thumb_missing_reasons.map(({ code }) => code);
  const errors: Record<string, string[]> = {};
  if (thumb && (reason ?? notes) !== undefined) {
    errors.thumb_missing_reason = ["There is a fingerprint: leave the reason out."];
  } else if (reason !== undefined && !reasons.includes(reason)) {
    errors.thumb_missing_reason = ["Thumb missing reason is not valid."];
  } else if (!thumb && reason === undefined) {
    errors.thumb = ["Take a fingerprint, or say why there is none."];
  }
  if (!thumb && hand !== undefined) errors.hand = ["There is no fingerprint: leave the hand out."];
  if (!signature && path === undefined) errors.signature = ["Take a signature, or add a signed receipt."];
  if (Object.keys(errors).length > 0) throw refuseFields(errors);
}

async function readPictures(
  { thumb, signature }: SentProof,
  hand: Hand | undefined,
  readProof: ProofReader,
): Promise<KeptProof> {
  const print = thumb && (await readProof(thumb.bytes, "thumb"));
  if (print && "problem" in print) throw refuseFile("thumb", print.problem);
  const written = signature && (await readProof(signature.bytes, "signature"));
  if (written && "problem" in written) throw refuseFile("signature", written.problem);
  return {
    thumb: thumb && print && { ...print, finger: thumb.finger, hand: hand ?? null },
    signature: written?.png,
  };
}

/** Looks into the pictures outside of the transaction: others go on with the card meanwhile. */
async function readAhead({ body, ports }: AskedAtCenter<"completeIssuance">): Promise<KeptProof> {
  if (!ports.readProof) {
    throw refuseByRule({ message: "Proof of hand-overs is not kept here.", code: "proof_not_kept" });
  }
  const sent = sortFiles(body.files ?? []);
  checkWhole(sent, body, ports);
  return readPictures(sent, body.data.hand, ports.readProof);
}

/** Keeps the proof of a hand-over, which is complete with it. */
export const completeIssuance = answerCenter(
  "completeIssuance",
  async (asked, proof: KeptProof) => {
    const { now, ports, session } = asked;
    const { data } = asked.body;
    const issuance = await holdIssuance(asked, data.card_id, "completeIssuance", {
      version: data.version,
    });
    if (data.document_path !== undefined) {
      await useDocument(asked, {
        path: data.document_path,
        broughtFor: cardOf(issuance),
        record: subjectOf(issuance),
        types: ["signed_receipt"],
      });
    }
    await keepProof(asked, issuance.id, sealProof(ports, issuance.id, proof));
    await writeIssuanceChange(asked, issuance, {
      action: "complete",
      card: "completed",
      notes: proof.thumb ? nameFinger(proof.thumb) : null,
      set: {
        completed_by: session.member.id,
        completed_at: now,
        thumb_missing_reason: data.thumb_missing_reason ?? null,
        thumb_missing_notes: data.thumb_missing_notes ?? null,
      },
    });
    return {
      status: 200,
      body: {
        issuance: await readIssuance(asked, data.card_id),
        extensions: listExtensions(ports),
        message: "Hand-over completed",
      },
    };
  },
  readAhead,
);
