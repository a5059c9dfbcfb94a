import { type Issuance, type KeptValues, type RegistryError, readHandAndFinger } from "@id-desk/core";
import type { Fingerprint } from "@id-desk/ui";
import { useState } from "react";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { completionCopy } from "./completion.copy.ts";
import type { SentDocument } from "./DocumentUpload.tsx";

/** What was taken as proof so far. */
export interface CompletionDraft {
  readonly print: Fingerprint | undefined;
  /** No fingerprint can be taken. */
  readonly lacksPrint: boolean;
  /** Why not, in a word of the settings. */
  readonly reason: string | null;
  readonly reasonNotes: string;
  readonly signature: Blob | undefined;
  /** The collector has signed the printed receipt. */
  readonly isOnPaper: boolean;
  readonly document: SentDocument | undefined;
}

/** The fields of a completion, as they are shown. */
export type CompletionField = "print" | "reason" | "signature" | "document";

/** The proof of a hand-over while it is taken. */
export interface CompletionState {
  readonly draft: CompletionDraft;
  readonly change: (part: Partial<CompletionDraft>) => void;
  /** What is wrong with a field, for staff. */
  readonly problems: Readonly<Record<CompletionField, string | undefined>>;
  /** How often something was found missing or was refused: the first of it is what is looked at next. */
  readonly setbacks: number;
  /** Something was taken or typed that would be lost. */
  readonly isTouched: boolean;
  /** What was typed so far, to be kept; pictures of a person are kept nowhere. */
  readonly typed: KeptValues | undefined;
  /** Shows what is missing and tells whether nothing is. */
  readonly check: () => boolean;
  /** What is sent: the files by their names, and the data beside them. */
  readonly createBody: () => FormData;
}

/** The names of the fields on the wire. */
const wireFields: Readonly<Record<CompletionField, readonly string[]>> = {
  print: ["thumb", "files", "hand"],
  reason: ["thumb_missing_reason", "thumb_missing_notes"],
  signature: ["signature"],
  document: ["document_path", "file_path"],
};

/** The fields whose refusals are shown beside them. */
export const completionFields: readonly string[] = Object.values(wireFields).flat();

const nothing: CompletionDraft = {
  print: undefined,
  lacksPrint: false,
  reason: null,
  reasonNotes: "",
  signature: undefined,
  isOnPaper: false,
  document: undefined,
};

/**
 * Takes the proof of a hand-over: a fingerprint or why there is none, and a signature or the signed receipt.
 *
 * @param error why the registry has refused it.
 */
export function useCompletion(
  { card, version }: { readonly card: Pick<Issuance["card"], "id">; readonly version?: number | undefined },
  {
    typedBefore,
    error,
  }: { readonly typedBefore?: KeptValues | undefined; readonly error: RegistryError | undefined },
): CompletionState {
  const t = useCopy(completionCopy);
  const [draft, setDraft] = useState<CompletionDraft>(() => ({
    ...nothing,
    lacksPrint: Boolean(typedBefore?.reason),
    reason: typedBefore?.reason || null,
    reasonNotes: typedBefore?.reasonNotes ?? "",
  }));
  /** What the last try was held up by: a field that comes later is not asked for before the next. */
  const [lacking, setLacking] = useState<readonly CompletionField[]>([]);
  const [setbacks, setSetbacks] = useState(0);
  const [refused, setRefused] = useState({ error, draft });
  if (refused.error !== error) {
    // A path is good once: whatever became of the rest, the file has to be given anew.
    const next = error?.reason === "file_path_missing" ? { ...draft, document: undefined } : draft;
    if (next !== draft) setDraft(next);
    setRefused({ error, draft: next });
    if (error) setSetbacks(setbacks + 1);
  }
  // What the server said holds until what it was said of is changed.
  const refusal = refused.draft === draft ? error : undefined;
  const missing = findMissing(draft);
  const texts: Readonly<Record<CompletionField, string>> = {
    print: t("printRequired"),
    reason: t("reasonRequired"),
    signature: t("signatureRequired"),
    document: t("receiptRequired"),
  };
  const problemOf = (field: CompletionField) =>
    wireFields[field].map((name) => refusal?.fields[name]?.[0]).find(Boolean) ??
    (lacking.includes(field) && missing.includes(field) ? texts[field] : undefined);
  const { reason, reasonNotes } = draft;
  return {
    draft,
    change: (part) => setDraft((before) => ({ ...before, ...part })),
    problems: {
      print: problemOf("print"),
      reason: problemOf("reason"),
      signature: problemOf("signature"),
      document: problemOf("document"),
    },
    setbacks,
    isTouched: Boolean(draft.print || draft.signature || draft.document || reason || reasonNotes),
    typed: reason || reasonNotes ? { reason: reason ?? "", reasonNotes } : undefined,
    check() {
      setLacking(missing);
      if (missing.length > 0) setSetbacks(setbacks + 1);
      return missing.length === 0;
    },
    createBody: () => createCompletionBody({ card_id: card.id, version }, draft),
  };
}

function findMissing({
  print,
  lacksPrint,
  reason,
  signature,
  isOnPaper,
  document,
}: CompletionDraft): readonly CompletionField[] {
  const ofPrint: CompletionField | undefined = lacksPrint
    ? reason
      ? undefined
      : "reason"
    : print
      ? undefined
      : "print";
  const ofSignature: CompletionField | undefined = isOnPaper
    ? document
      ? undefined
      : "document"
    : signature
      ? undefined
      : "signature";
  return [ofPrint, ofSignature].filter((field) => field !== undefined);
}

/** The specification's parts: `files` with the pictures, and `data` with the JSON of the rest. */
function createCompletionBody(
  { card_id, version }: { readonly card_id: number; readonly version: number | undefined },
  draft: CompletionDraft,
): FormData {
  const { print, lacksPrint, reason, reasonNotes, signature, isOnPaper, document } = draft;
  const body = new FormData();
  const taken = print && !lacksPrint ? readHandAndFinger(print.finger) : undefined;
  if (print && taken) body.append("files", print.image, `${taken.finger}.png`);
  if (signature && !isOnPaper) body.append("files", signature, "sig.jpg");
  const data = {
    card_id,
    // A server without versions tells none.
    ...(version && { version }),
    // A server that has hands says so in its settings; another one knows no such field.
    ...(taken?.hand && { hand: taken.hand }),
    ...(lacksPrint && reason && { thumb_missing_reason: reason }),
    ...(lacksPrint && reasonNotes.trim() && { thumb_missing_notes: reasonNotes.trim() }),
    ...(isOnPaper && document?.path && { document_path: document.path }),
  };
  body.append("data", JSON.stringify(data));
  return body;
}
