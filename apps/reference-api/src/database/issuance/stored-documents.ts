import type { components } from "../../contract/registry.gen.d.ts";
import type { DocumentType } from "../../domain/issuance-proof.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { RegistrySettings } from "../../domain/registry-settings.ts";
import type { Acting } from "../acting.ts";
import type { Database } from "../tables.ts";

type IssuanceDocument = components["schemas"]["IssuanceDocument"];

/** What came before this moment and was not used is not kept any more. */
export function unusedSince(settings: RegistrySettings, now: Date): Date {
  return new Date(now.getTime() - settings.retention.unusedFiles * 60 * 60_000);
}

const pathStart = "documents/";

/** The path by which one call may use a document. */
export const formatDocumentPath = (token: string) => pathStart + token;

function refuseDocumentPath(): Refusal {
  const message = "File path missing";
  return new Refusal(400, { message, code: "file_path_missing", errors: { document_path: [message] } });
}

/** A document whose bytes are in the store of files. */
export interface NewDocument {
  readonly token: string;
  readonly type: DocumentType;
  readonly contentType: string;
  readonly size: number;
  readonly cardId: number;
}

const columns = ["id", "type", "content_type", "size", "added_at"] as const;

interface DocumentRow {
  readonly id: number;
  readonly type: DocumentType;
  readonly content_type: string;
  readonly size: number;
  readonly added_at: Date;
}

const format = ({ added_at, ...row }: DocumentRow): IssuanceDocument => ({
  ...row,
  added_at: added_at.toISOString(),
});

/** Writes a document down that no hand-over has used yet. */
export async function addDocument(
  { database, session, center, now }: Acting,
  { token, type, contentType, size, cardId }: NewDocument,
): Promise<IssuanceDocument> {
  const added = await database
    .insertInto("stored_documents")
    .values({
      token,
      type,
      content_type: contentType,
      size,
      card_id: cardId,
      center_id: center.id,
      user_id: session.member.id,
      added_at: now,
      issuance_id: null,
      used_at: null,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return format(added);
}

/**
 * Gives a document to a hand-over, once: its path holds for its card, its centre and who brought it, and for one call.
 * Whatever else the call's transaction comes to, the document comes to as well.
 *
 * @throws Refusal when the path was used, has run out, is another's or was never given.
 */
export async function useDocument(
  { database, session, center, now, ports }: Acting & { readonly ports: { settings: RegistrySettings } },
  given: {
    readonly path: string;
    readonly cardId: number;
    readonly issuanceId: number;
    readonly types: readonly DocumentType[];
  },
): Promise<void> {
  const token = given.path.startsWith(pathStart) ? given.path.slice(pathStart.length) : "";
  const used = await database
    .updateTable("stored_documents")
    .set({ issuance_id: given.issuanceId, used_at: now })
    .where("token", "=", token)
    .where("card_id", "=", given.cardId)
    .where("center_id", "=", center.id)
    .where("user_id", "=", session.member.id)
    .where("type", "in", given.types)
    .where("used_at", "is", null)
    .where("added_at", ">", unusedSince(ports.settings, now))
    .returning("id")
    .executeTakeFirst();
  if (!used) throw refuseDocumentPath();
}

/** The documents of a hand-over, in the order in which they came. */
export async function listDocuments(database: Database, issuanceId: number): Promise<IssuanceDocument[]> {
  const rows = await database
    .selectFrom("stored_documents")
    .where("issuance_id", "=", issuanceId)
    .orderBy("id")
    .select(columns)
    .execute();
  return rows.map(format);
}

/** A document of a hand-over with its name in the store of files; nothing where the hand-over has no such document. */
export async function findDocument(
  database: Database,
  { issuanceId, documentId }: { readonly issuanceId: number; readonly documentId: number },
): Promise<(DocumentRow & { readonly token: string }) | undefined> {
  return database
    .selectFrom("stored_documents")
    .where("issuance_id", "=", issuanceId)
    .where("id", "=", documentId)
    .select(columns)
    .select("token")
    .executeTakeFirst();
}
