import { recordAct } from "../../database/audit.ts";
import {
  cardOf,
  holdIssuance,
  recordIssuanceEvent,
  touchIssuance,
} from "../../database/issuance/hold-issuance.ts";
import type { KnownPerson } from "../../database/people/read-person.ts";
import { addDocument, formatDocumentPath } from "../../database/stored-documents.ts";
import { findUpload, forgetUpload } from "../../database/uploads.ts";
import { Refusal, refuseByRule, refuseFields, refuseLargeFile } from "../../domain/refusal.ts";
import type { Subject } from "../../domain/subject.ts";
import type { ReadDocument } from "../../ports.ts";
import { digestFile, formatBase64Url } from "../../session/digest.ts";
import { findApplying } from "../applications/find-applying.ts";
import { type AskedAtCenter, answerCenter } from "../operation.ts";
import { refuseFile, refuseKind } from "../refuse-file.ts";

type Asked = AskedAtCenter<"addIssuanceDocument">;

function refuseUpload(): Refusal {
  const message = "This upload is not here any more. Send the file again.";
  return new Refusal(400, { message, code: "upload_gone", errors: { upload_id: [message] } });
}

const uploadOf = ({ session, center }: Pick<Asked, "session" | "center">, id: string) => ({
  id,
  userId: session.member.id,
  centerId: center.id,
});

/** What was found before the transaction: whom the document is for, and what is in the file. */
interface ReadAhead {
  readonly applicant: KnownPerson | undefined;
  readonly read: SentDocument | Refusal;
}

/** A document as it is kept, and the digest of the file as it was sent. */
interface SentDocument extends ReadDocument {
  readonly originalDigest: string;
}

async function readSent({ body, database, ports, ...asked }: Asked): Promise<Uint8Array | undefined> {
  if ("file" in body) return body.file.bytes;
  const isOwn = await findUpload(database, uploadOf(asked, body.upload_id));
  return isOwn && ports.uploads?.read(body.upload_id);
}

/**
 * Looks into the file outside of the transaction: others go on with the card meanwhile. A refusal is only prepared, for
 * a repeat gets its first answer, whose upload is gone by then.
 */
async function readAhead(asked: Asked): Promise<ReadAhead> {
  return { applicant: await findApplicant(asked), read: await readFile(asked) };
}

async function readFile(asked: Asked): Promise<SentDocument | Refusal> {
  const { readDocument } = asked.ports;
  if (!readDocument) {
    return refuseByRule({ message: "Documents are not kept here.", code: "documents_not_kept" });
  }
  const bytes = await readSent(asked);
  if (!bytes) return refuseUpload();
  const { max_bytes: most, accepted } = asked.ports.settings.shown.uploads ?? {};
  if (most !== undefined && bytes.byteLength > most) return refuseLargeFile(most);
  const found = await readDocument(bytes, String(asked.session.member.id));
  if ("problem" in found) return refuseFile("file", found.problem);
  if (accepted && !accepted.includes(found.document.contentType)) return refuseKind(accepted);
  return { ...found.document, originalDigest: await digestFile(bytes) };
}

/** What a document is brought for, and how that is written down. */
interface Purpose {
  readonly subject: Subject;
  readonly types: readonly { readonly code: string }[];
  readonly record: (type: string) => Promise<void>;
}

async function findHandOver(asked: Asked, cardId: number): Promise<Purpose> {
  const issuance = await holdIssuance(asked, cardId, "addIssuanceDocument");
  return {
    subject: cardOf(issuance),
    types: asked.ports.settings.shown.issuance.document_types,
    async record(type) {
      await touchIssuance(asked, issuance);
      await recordIssuanceEvent(asked, issuance, { action: "add_document", notes: type });
    },
  };
}

/** What a document of an application is brought for: its applicant, as there is no application yet. */
function describeApplicant(asked: Asked, { id }: KnownPerson): Purpose {
  const subject = { type: "person", id } as const;
  return {
    subject,
    types: asked.ports.settings.shown.applications.document_types,
    record: (type) => recordAct(asked, { action: "add_document", subject, notes: type }),
  };
}

/** The applicant whom a document is brought for, outside of the transaction: a look counts; nothing for a hand-over. */
async function findApplicant(asked: Asked): Promise<KnownPerson | undefined> {
  const { card_id: cardId, id_number: idNumber } = asked.body;
  if ((cardId === undefined) === (idNumber === undefined)) {
    throw refuseFields({ card_id: ["Send either card_id or id_number."] });
  }
  return idNumber === undefined ? undefined : findApplying(asked, idNumber);
}

/** Keeps a document that somebody brought to the counter, and gives the path by which one call may use it. */
export const addIssuanceDocument = answerCenter(
  "addIssuanceDocument",
  async (asked, { applicant, read }: ReadAhead) => {
    if (read instanceof Refusal) throw read;
    const { bytes, contentType, originalDigest, isSigned = false } = read;
    const { body, database, ports } = asked;
    const { type } = body;
    const brought = applicant
      ? describeApplicant(asked, applicant)
      : await findHandOver(asked, asked.body.card_id ?? 0);
    if (!brought.types.some(({ code }) => code === type)) {
      throw refuseFields({ type: ["Type is not valid."] });
    }
    const upload = "upload_id" in body ? uploadOf(asked, body.upload_id) : undefined;
    if (upload && !(await forgetUpload(database, upload))) throw refuseUpload();

    const token = formatBase64Url(ports.random(24));
    await ports.files.keep(token, bytes);
    const document = await addDocument(asked, {
      token,
      type,
      contentType,
      size: bytes.byteLength,
      originalDigest,
      subject: brought.subject,
    });
    await brought.record(type);
    if (isSigned) {
      // The contract has no word for it: the trail says that this one was not written afresh.
      await recordAct(asked, { action: "keep_signed", subject: brought.subject, notes: originalDigest });
    }
    // Were it gone while the document is undone, a repeat would find no file.
    if (upload) asked.onceKept(async () => ports.uploads?.remove(upload.id));
    return { status: 201, body: { file_path: formatDocumentPath(token), document } };
  },
  readAhead,
);
