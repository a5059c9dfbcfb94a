import { useCopy } from "../../runtime/registry/registry-context.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import * as css from "../record/BatchDialog.css.ts";
import { NotesDialog } from "../record/NotesDialog.tsx";
import { wholeRecordCopy } from "../record/whole-record.copy.ts";
import type { CommandBatch } from "./command.ts";
import type { Command } from "./useCommand.ts";

/** Adds a note to a batch. */
export function AddNoteDialog({
  command: { frame, give },
  batch,
  draft,
}: {
  readonly command: Command;
  readonly batch: CommandBatch;
  /** What the field has at first. */
  readonly draft?: string | undefined;
}) {
  const t = useCopy(wholeRecordCopy);
  return (
    <NotesDialog
      {...frame}
      heading={<Phrase text={t("addNoteTitle")} batch={batch.batch_no} />}
      confirmLabel={t("addNote")}
      draft={draft}
      onConfirm={(notes) => give({ notes })}
    >
      <p className={css.lead}>{t("addNoteHelp")}</p>
    </NotesDialog>
  );
}
