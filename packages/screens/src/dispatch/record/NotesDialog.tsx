import { checkNotes, isBlank, notesLength } from "@id-desk/core";
import { TextArea } from "@id-desk/ui";
import type { ReactNode } from "react";
import { useForm } from "../../runtime/forms/use-form.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { useProblemText } from "../../runtime/words/use-problem-text.ts";
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
  draft = "",
  notesHint,
  onConfirm,
  children,
  ...frame
}: NotesDialogProps) {
  const t = useCopy(batchDialogCopy);
  const writeProblem = useProblemText();
  const form = useForm({
    start: { notes: draft },
    typedBefore: frame.kept.typedBefore,
    check: ({ notes }) => ({ notes: writeProblem(checkNotes(notes, { isRequired: needsNotes })[0]) }),
    error: frame.writing.error,
  });
  const { notes } = form.values;
  return (
    <BatchDialog {...frame} form={form} onSubmit={() => onConfirm(isBlank(notes) ? undefined : notes.trim())}>
      {children}
      <TextArea
        {...form.field("notes")}
        label={t("notes")}
        description={notesHint}
        maxLength={notesLength.max}
        isRequired={needsNotes}
        isOptional={!needsNotes}
      />
    </BatchDialog>
  );
}
