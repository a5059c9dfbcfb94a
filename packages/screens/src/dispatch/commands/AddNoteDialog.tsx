import { useCopy } from "../../runtime/registry/registry-context.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { NotesDialog } from "../record/NotesDialog.tsx";
import { wholeRecordCopy } from "../record/whole-record.copy.ts";
import type { PackedBatchDialogProps } from "./PackedBatchDialog.tsx";

/** Adds a note to a batch. */
export function AddNoteDialog({
  command: { frame, give },
  batch,
  draft,
}: Pick<PackedBatchDialogProps, "command" | "batch"> & {
  /** What the field has at first. */
  readonly draft?: string | undefined;
}) {
  const t = useCopy(wholeRecordCopy);
  return (
    <NotesDialog
      {...frame}
      heading={<Phrase text={t("addNoteTitle")} batch={batch.batch_no} />}
      confirmLabel={t("addNote")}
      lead={t("addNoteHelp")}
      draft={draft}
      onConfirm={(notes) => give({ notes })}
    />
  );
}
