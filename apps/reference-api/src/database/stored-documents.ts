import type { components } from "../contract/registry.gen.d.ts";
import { Refusal } from "../domain/refusal.ts";
import type { RegistrySettings } from "../domain/registry-settings.ts";
import type { Subject } from "../domain/subject.ts";
import type { Acting } from "./acting.ts";
import { columnsOfSubject } from "./subject-columns.ts";
import type { Database } from "./tables.ts";

type Schemas = components["schemas"];

/** What came before this moment and was not used is not kept any more. */
export function unusedSince(settings: RegistrySettings, now: Date): Date {
  return new Date(now.getTime() - settings.retention.unusedFiles * 60 * 60_000);
}

const pathStart = "documents/";

/** The path by which one call may use a document. */
export const formatDocumentPath = (token: string) => pathStart + token;

function refuseDocumentPath(field: string): Refusal {
  const message = "File path missing";
  return new Refusal(400, { message, code: "file_path_missing", errors: { [field]: [message] } });
}

/** A document whose bytes are in the store of files. */
export interface NewDocument {
  readonly token: string;
  /** A code of the settings. */
  readonly type: string;
  readonly contentType: string;
  readonly size: number;
  /** SHA-256 of the file as it was sent, in hexadecimal digits. */
  readonly originalDigest: string;
  /** What it was brought for. */
  readonly subject: Subject;
}

const columns = ["id", "type", "content_type", "size", "added_at"] as const;

interface DocumentRow {
  readonly id: number;
  readonly type: string;
  readonly content_type: string;
  readonly size: number;
  readonly added_at: Date;
}

const format = ({ added_at, ...row }: DocumentRow): Schemas["BroughtDocument"] => ({
  ...row,
  added_at: added_at.toISOString(),
});

/** Writes a document down that no call has used yet. */
export async function addDocument(
  { database, session, center, now }: Acting,
  { token, type, contentType, size, originalDigest, subject }: NewDocument,
): Promise<Schemas["BroughtDocument"]> {
  const added = await database
    .insertInto("stored_documents")
    .values({
      token,
      type,
      content_type: contentType,
      size,
      original_digest: originalDigest,
      ...columnsOfSubject(subject),
      center_id: center.id,
      user_id: session.member.id,
      added_at: now,
      used_at: null,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return format(added);
}

/**
 * Gives a document to a record, once: its path holds for what it was brought for, its centre and who brought it, and for
 * one call.
 * Whatever else the call's transaction comes to, the document comes to as well.
 *
 * @throws Refusal when the path was used, has run out, is another's or was never given.
 */
export async function useDocument(
  { database, session, center, now, ports }: Acting & { readonly ports: { settings: RegistrySettings } },
  given: {
    readonly path: string;
    readonly broughtFor: Subject;
    readonly record: Subject;
    readonly types: readonly string[];
    /** What a refusal calls the path. */
    readonly field?: string;
  },
): Promise<void> {
  const token = given.path.startsWith(pathStart) ? given.path.slice(pathStart.length) : "";
  const used = await database
    .updateTable("stored_documents")
    .set({ ...columnsOfSubject(given.record), used_at: now })
    .where("token", "=", token)
    .where((is) => is.and(columnsOfSubject(given.broughtFor)))
    .where("center_id", "=", center.id)
    .where("user_id", "=", session.member.id)
    .where("type", "in", given.types)
    .where("used_at", "is", null)
    .where("added_at", ">", unusedSince(ports.settings, now))
    .returning("id")
    .executeTakeFirst();
  if (!used) throw refuseDocumentPath(given.field ?? "document_path");
}

/** The documents of a hand-over, in the order in which they came. */
export async function listDocuments(
  database: Database,
  record: Subject<"issuance">,
): Promise<Schemas["IssuanceDocument"][]> {
  const rows = await database
    .selectFrom("stored_documents")
    .where((is) => is.and(columnsOfSubject(record)))
    .orderBy("id")
    .select(columns)
    .execute();
  // What a hand-over is given is of these types alone.
  return rows.map((row) => format(row) as Schemas["IssuanceDocument"]);
}

/** A document of a record with its name in the store of files; nothing where the record has no such document. */
export async function findDocument(
  database: Database,
  { record, documentId }: { readonly record: Subject; readonly documentId: number },
): Promise<(DocumentRow & { readonly token: string }) | undefined> {
  return database
    .selectFrom("stored_documents")
    .where((is) => is.and(columnsOfSubject(record)))
    .where("id", "=", documentId)
    .select(columns)
    .select("token")
    .executeTakeFirst();
}
