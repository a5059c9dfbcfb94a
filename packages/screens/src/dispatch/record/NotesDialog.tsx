import { TextArea } from "@id-desk/ui";
import type { ReactNode } from "react";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { useNotes } from "../../runtime/writing/use-notes.ts";
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
export function NotesDialog({ draft, notesHint, onConfirm, children, ...frame }: NotesDialogProps) {
  const t = useCopy(batchDialogCopy);
  const { typedBefore } = frame.kept;
  const notes = useNotes({ isRequired: true, draft, typedBefore, error: frame.writing.error });
  return (
    <BatchDialog
      {...frame}
      typed={notes.typed}
      ownFields={["notes"]}
      onSubmit={() => notes.check() && notes.text !== undefined && onConfirm(notes.text)}
    >
      {children}
      <TextArea {...notes.fieldProps} label={t("notes")} description={notesHint} />
    </BatchDialog>
  );
}
