import { TextArea } from "@id-desk/ui";
import type { ReactNode } from "react";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { useNotes } from "../../runtime/writing/use-notes.ts";
import { BatchDialog, type BatchDialogFrame } from "./BatchDialog.tsx";
import { batchDialogCopy } from "./batch-dialog.copy.ts";

/** What a dialog that asks for notes alone takes. */
export interface NotesDialogProps extends BatchDialogFrame {
  readonly heading: ReactNode;
  readonly confirmLabel: string;
  readonly isDangerous?: boolean | undefined;
  /** Notes are the reason of what is done, so they cannot be left out. */
  readonly needsNotes: boolean;
  /** What stands in the field at first. */
  readonly draft?: string | undefined;
  readonly notesHint?: string | undefined;
  readonly onConfirm: (notes: string | undefined) => unknown;
  /** What happens by it, above the field. */
  readonly children?: ReactNode;
}

/** Asks for the notes of one action, and does it. */
export function NotesDialog({
  needsNotes,
  draft,
  notesHint,
  onConfirm,
  children,
  ...frame
}: NotesDialogProps) {
  const t = useCopy(batchDialogCopy);
  const { typedBefore } = frame.kept;
  const notes = useNotes({ isRequired: needsNotes, draft, typedBefore, error: frame.writing.error });
  return (
    <BatchDialog
      {...frame}
      typed={notes.typed}
      ownFields={["notes"]}
      onSubmit={() => notes.check() && onConfirm(notes.text)}
    >
      {children}
      <TextArea {...notes.fieldProps} label={t("notes")} description={notesHint} />
    </BatchDialog>
  );
}
