import type { Generated } from "kysely";
import type { Finger, Hand } from "../domain/issuance/issuance-proof.ts";
import type { SubjectColumns } from "./subject-columns.ts";

/** A file that arrives in chunks. */
interface UploadTable {
  id: string;
  user_id: number;
  center_id: number;
  created_at: Date;
}

/** It is about what it was brought for, and once a call has used its path about the record that it belongs to. */
interface StoredDocumentTable extends SubjectColumns {
  id: Generated<number>;
  /** What nobody can guess: the end of its path, and its name in the store of files. */
  token: string;
  /** A code of the settings, or the kind of a captured part. */
  type: string;
  content_type: string;
  /** In bytes. */
  size: number;
  /**
   * SHA-256 of the file as it was sent, in hexadecimal digits; null where nobody sent it as a document, or it came before
   * digests were kept.
   */
  original_digest: Generated<string | null>;
  /** Null where no centre added it: of an application that was made online. */
  center_id: number | null;
  user_id: number | null;
  added_at: Date;
  /** Null until a call has used its path. */
  used_at: Date | null;
}

interface IssuanceProofTable {
  issuance_id: number;
  /** As PNG. */
  thumb: Uint8Array | null;
  finger: Finger | null;
  /** Null where nobody said it. */
  hand: Hand | null;
  /** In pixels an inch, as the print's own picture names it. */
  resolution_ppi: number | null;
  /** As PNG; null where a signed receipt stands in its place. */
  signature: Uint8Array | null;
  kept_by: number;
  kept_at: Date;
}

/** The tables of files: those on their way, documents, and the proof of hand-overs. */
export interface FileTables {
  uploads: UploadTable;
  stored_documents: StoredDocumentTable;
  issuance_proofs: IssuanceProofTable;
}
