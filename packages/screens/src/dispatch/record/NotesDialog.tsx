import { checkNotes, notesLength } from "@id-desk/core";
import { TextArea } from "@id-desk/ui";
import type { ReactNode } from "react";
import { useForm } from "../../runtime/forms/use-form.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { BatchDialog, type BatchDialogFrame } from "./BatchDialog.tsx";
import { batchDialogCopy } from "./batch-dialog.copy.ts";

/** What a dialog takes that asks for notes alone: the reason of what is done, so they cannot be left out. */
export interface NotesDialogProps extends BatchDialogFrame {
  readonly heading: ReactNode;
  readonly confirmLabel: string;
  readonly isDangerous?: boolean | undefined;
  /** What stands in the field at first. */
  readonly draft?: string | undefined;
  readonly notesHint?: string | undefined;
  readonly onConfirm: (notes: string) => unknown;
  /** What happens by it, above the field. */
  readonly children?: ReactNode;
}

/** Asks for the notes of one action, and does it. */
export function NotesDialog({ draft = "", notesHint, onConfirm, children, ...frame }: NotesDialogProps) {
  const t = useCopy(batchDialogCopy);
  const form = useForm({
    start: { notes: draft },
    typedBefore: frame.kept.typedBefore,
    check: ({ notes }) => ({ notes: checkNotes(notes, { isRequired: true }) }),
    error: frame.writing.error,
  });
  return (
    <BatchDialog {...frame} form={form} onSubmit={() => onConfirm(form.values.notes.trim())}>
      {children}
      <TextArea
        {...form.field("notes")}
        label={t("notes")}
        description={notesHint}
        maxLength={notesLength.max}
        isRequired
      />
    </BatchDialog>
  );
}
