import { type GivenDocument, useDocumentSending, useUploads } from "../../capture/useUploads.ts";
import { useIssuanceRules } from "./useIssuanceRules.ts";

/** Holds the documents of a hand-over, which are sent as they are given; a slot is a type of document. */
export function useDocuments({
  cardId: card_id,
  takesChunks,
  onChange,
}: {
  readonly cardId: number;
  /** The server takes files in chunks. */
  readonly takesChunks: boolean;
  readonly onChange: (document: GivenDocument | undefined) => void;
}) {
  const { uploads: settings } = useIssuanceRules();
  const send = useDocumentSending({
    action: "addIssuanceDocument",
    fieldsOf: (type) => ({ type, card_id }),
    readPath: (answer) => answer.file_path,
    settings,
    takesChunks,
  });
  return useUploads({ settings, send, onChange: (_, document) => onChange(document) });
}
