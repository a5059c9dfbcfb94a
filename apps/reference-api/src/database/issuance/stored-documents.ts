import { Refusal } from "../../http/refusal.ts";
import type { Acting } from "../acting.ts";

/** Which document a call may use, and what for. */
export interface DocumentUse {
  readonly path: string;
  readonly cardId: number;
  readonly issuanceId: number;
  readonly types: readonly string[];
}

/** Marks a document as used; none is kept yet, so every path is unknown. */
export async function useDocument(_acting: Acting, _use: DocumentUse): Promise<number> {
  const message = "File path missing";
  throw new Refusal(400, { message, code: "file_path_missing", errors: { document_path: [message] } });
}
