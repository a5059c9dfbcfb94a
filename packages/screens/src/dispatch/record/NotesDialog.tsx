import { checkNotes, notesLength } from "@id-desk/core";
import { TextArea, type TextAreaProps } from "@id-desk/ui";
import { useForm } from "../../runtime/forms/use-form.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { BatchDialog, type BatchDialogProps } from "./BatchDialog.tsx";
import { batchDialogCopy } from "./batch-dialog.copy.ts";

/** What a dialog takes that asks for notes alone: the reason of what is done, so they cannot be left out. */
export interface NotesDialogProps extends Omit<BatchDialogProps, "form" | "onSubmit"> {
  /** What stands in the field at first. */
  readonly draft?: string | undefined;
  readonly notesHint?: string | undefined;
  readonly onConfirm: (notes: string) => unknown;
}

/** Asks for the notes of one action, and does it. */
export function NotesDialog({ draft = "", notesHint, onConfirm, children, ...frame }: NotesDialogProps) {
  const form = useForm({
    start: { notes: draft },
    typedBefore: frame.kept.typedBefore,
    check: ({ notes }) => ({ notes: checkNotes(notes, { isRequired: true }) }),
    error: frame.writing.error,
  });
  return (
    <BatchDialog {...frame} form={form} onSubmit={() => onConfirm(form.values.notes.trim())}>
      {children}
      <NotesField {...form.field("notes")} description={notesHint} isRequired />
    </BatchDialog>
  );
}

/** The field for what staff say with an action. */
export function NotesField(props: Omit<TextAreaProps, "label">) {
  return <TextArea {...props} label={useCopy(batchDialogCopy)("notes")} maxLength={notesLength.max} />;
}
