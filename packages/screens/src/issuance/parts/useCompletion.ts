import { type Issuance, readHandAndFinger } from "@id-desk/core";
import type { Fingerprint } from "@id-desk/ui";
import { useState } from "react";
import type { GivenDocument } from "../../capture/useUploads.ts";
import { type FormOptions, useForm } from "../../runtime/forms/use-form.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { useUnsavedWork } from "../../runtime/writing/use-unsaved-work.ts";
import { completionCopy } from "./completion.copy.ts";

/** Nothing was taken as proof yet. */
const nothing = {
  print: undefined as Fingerprint | undefined,
  /** No fingerprint can be taken. */
  lacksPrint: false,
  /** Why not, in a word of the settings. */
  reason: "",
  reasonNotes: "",
  signature: undefined as Blob | undefined,
  /** The collector has signed the printed receipt. */
  isOnPaper: false,
  document: undefined as GivenDocument | undefined,
};

/** The names of the fields on the wire. */
const wireFields = {
  print: ["thumb", "files", "hand"],
  reason: ["thumb_missing_reason", "thumb_missing_notes"],
  signature: ["signature"],
  document: ["document_path", "file_path"],
} as const;

/** Takes the proof of a hand-over: a fingerprint or why there is none, and a signature or the signed receipt. */
export function useCompletion(
  { card, version }: { readonly card: Pick<Issuance["card"], "id">; readonly version?: number | undefined },
  told: Pick<FormOptions<typeof nothing>, "typedBefore" | "error">,
) {
  const { error } = told;
  const t = useCopy(completionCopy);
  const findMissing = ({ print, lacksPrint, reason, signature, isOnPaper, document }: typeof nothing) => ({
    print: !lacksPrint && !print && t("printRequired"),
    reason: lacksPrint && !reason && t("reasonRequired"),
    signature: !isOnPaper && !signature && t("signatureRequired"),
    document: isOnPaper && !document && t("receiptRequired"),
  });
  const form = useForm({
    ...told,
    start: { ...nothing, lacksPrint: Boolean(told.typedBefore?.reason) },
    check: findMissing,
    namesOf: wireFields,
  });
  const { values } = form;
  const { print, lacksPrint, reason, reasonNotes, signature, isOnPaper, document } = values;
  const isTouched = Boolean(print || signature || document || reason || reasonNotes);
  useUnsavedWork(isTouched ? t("unsaved") : undefined);
  const missing = findMissing(values);
  /** What the last try was held up by: a field that comes later is not asked for before the next. */
  const [lacking, setLacking] = useState<typeof missing>();
  const [heard, setHeard] = useState(error);
  if (heard !== error) {
    setHeard(error);
    // A path is good once: whatever became of the rest, the file has to be given anew.
    if (error?.reason === "file_path_missing") form.set({ document: undefined });
  }
  const isUsed = error?.reason === "file_path_missing" && !document;
  return {
    ...form,
    /** What is wrong with a field, for staff. */
    problemOf: (field: keyof typeof wireFields) =>
      isUsed && field === "document"
        ? wireFields.document.flatMap((name) => error.fields[name] ?? [])[0]
        : !missing[field] || lacking?.[field]
          ? form.errorOf(field)
          : undefined,
    /** What the last try lacked and why it was refused: the first of it is what is looked at next. */
    lacking: lacking && Object.values(lacking).some(Boolean) ? lacking : undefined,
    error,
    validate() {
      setLacking(missing);
      return form.validate();
    },
    /** The specification's parts: `files` with the pictures, and `data` with the JSON of the rest. */
    createBody() {
      const body = new FormData();
      const taken = print && !lacksPrint ? readHandAndFinger(print.finger) : undefined;
      if (print && taken) body.append("files", print.image, `${taken.finger}.png`);
      if (signature && !isOnPaper) body.append("files", signature, "sig.jpg");
      const data = {
        card_id: card.id,
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
    },
  };
}
