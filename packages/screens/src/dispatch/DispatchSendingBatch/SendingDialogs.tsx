import { useCopy } from "../../runtime/registry/registry-context.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { AddNoteDialog } from "../commands/AddNoteDialog.tsx";
import { PackedBatchDialog } from "../commands/PackedBatchDialog.tsx";
import { useCommand } from "../commands/useCommand.ts";
import type { BatchDialogsProps } from "../record/BatchPage.tsx";
import { NotesDialog } from "../record/NotesDialog.tsx";
import { ChangeDestinationDialog } from "./ChangeDestinationDialog.tsx";
import { dispatchSendingBatchCopy } from "./DispatchSendingBatch.copy.ts";

/** The dialog of whatever is asked for on the page of a batch that is sent. */
export function SendingDialogs({
  desk,
  can,
  messages,
}: BatchDialogsProps<typeof dispatchSendingBatchCopy.texts>) {
  const t = useCopy(dispatchSendingBatchCopy, messages);
  const command = useCommand(desk);
  const { asked, batch } = desk;
  switch (asked?.action) {
    case "dispatchBatch":
    case "cancelBatch":
    case "reopenBatch":
      return (
        <PackedBatchDialog
          action={asked.action}
          command={command}
          batch={batch}
          cards={batch.cards}
          can={can}
          t={t}
        />
      );
    case "changeDestination":
      return <ChangeDestinationDialog command={command} batch={batch} t={t} />;
    case "addBatchNote":
      return <AddNoteDialog command={command} batch={batch} />;
    case "removeCard":
      return (
        <NotesDialog
          {...command.frame}
          heading={
            <Phrase text={t("removeTitle")} serial={asked.card.serial_number} batch={batch.batch_no} />
          }
          confirmLabel={t("removeConfirm")}
          notesHint={t("removeHint")}
          draft={asked.draft}
          isDangerous
          onConfirm={(notes) => command.give({ notes })}
        >
          <p>{asked.card.name_en}</p>
        </NotesDialog>
      );
    default:
      return null;
  }
}
