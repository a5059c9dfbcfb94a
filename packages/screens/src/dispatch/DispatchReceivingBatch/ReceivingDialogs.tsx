import type { BatchCard } from "@id-desk/core";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { Messages } from "../../runtime/words/copy.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { AddNoteDialog } from "../commands/AddNoteDialog.tsx";
import { findNewest } from "../commands/command.ts";
import { useCommand } from "../commands/useCommand.ts";
import type { BatchDesk } from "../commands/useCommandDesk.ts";
import { ReadySmsDialog } from "../packet/ReadySmsDialog.tsx";
import * as css from "../record/BatchDialog.css.ts";
import { BatchDialog } from "../record/BatchDialog.tsx";
import { NotesDialog } from "../record/NotesDialog.tsx";
import { dispatchReceivingBatchCopy } from "./DispatchReceivingBatch.copy.ts";
import { DisputeDialog } from "./DisputeDialog.tsx";
import { ReceiveBatchDialog } from "./ReceiveBatchDialog.tsx";
import { ReceiveCardDialog } from "./ReceiveCardDialog.tsx";

const attachPhotoDialog = createPartOnDemand(() => import("./AttachPhotoDialog.tsx"), "AttachPhotoDialog");

/** The dialog of whatever is asked for on the page of a batch that is received. */
export function ReceivingDialogs({
  desk,
  takesPhotos,
  messages,
}: {
  readonly desk: BatchDesk;
  /** Photographs of disputed cards may be given here, and the server keeps them. */
  readonly takesPhotos: boolean;
  /** The words that the host gives this one screen. */
  readonly messages: Messages<typeof dispatchReceivingBatchCopy.texts> | undefined;
}) {
  const t = useCopy(dispatchReceivingBatchCopy, messages);
  const command = useCommand(desk);
  const { frame, give } = command;
  const { asked, ask, batch } = desk;
  const AttachPhotoDialog = useOnDemand(attachPhotoDialog, {
    isWanted: asked?.action === "attachCardPhoto",
    onUnavailable: frame.onClose,
  });
  switch (asked?.action) {
    case "receiveCard":
      return <ReceiveCardDialog {...frame} card={asked.card} onConfirm={() => give()} t={t} />;
    case "disputeCard": {
      const { card } = asked;
      return (
        <DisputeDialog
          {...frame}
          card={card}
          takesPhoto={takesPhotos}
          onConfirm={async (dispute, photo) => {
            // The dispute is saved first: it must not be lost for a photograph that cannot be sent.
            const answer = await give(dispute);
            if (answer && photo)
              ask({ action: "attachCardPhoto", card: answer.card ?? asDisputed(card), photo });
          }}
          t={t}
        />
      );
    }
    case "attachCardPhoto": {
      const card = findNewest(asked.card, batch);
      return AttachPhotoDialog ? (
        <AttachPhotoDialog
          {...frame}
          key={card.id}
          batchId={batch.id}
          card={card}
          chosen={asked.photo}
          onSent={(answer) => desk.take(asked, answer)}
        />
      ) : null;
    }
    case "markCardMissing":
      return (
        <NotesDialog
          {...frame}
          heading={<Phrase text={t("missingTitle")} serial={asked.card.serial_number} />}
          confirmLabel={t("missingConfirm")}
          notesHint={t("missingHint")}
          isDangerous
          onConfirm={(notes) => give({ notes })}
        >
          <p className={css.lead}>{asked.card.name_en}</p>
        </NotesDialog>
      );
    case "undoCard":
      return (
        <BatchDialog
          {...frame}
          heading={<Phrase text={t("undoTitle")} serial={asked.card.serial_number} />}
          confirmLabel={t("undoConfirm")}
          onSubmit={() => give()}
        >
          <p className={css.lead}>{asked.card.name_en}</p>
          <p className={css.lead}>{t("undoHelp")}</p>
        </BatchDialog>
      );
    case "receiveBatch":
      return <ReceiveBatchDialog {...frame} batch={batch} onConfirm={give} t={t} />;
    case "sendReadySms":
      return <ReadySmsDialog {...frame} batch={batch} cards={batch.cards} onConfirm={() => give()} t={t} />;
    case "addBatchNote":
      return <AddNoteDialog command={command} batch={batch} draft={asked.draft} />;
    default:
      return null;
  }
}

/** A card whose dispute was saved with a message alone: its version is for the server to tell. */
function asDisputed({ version: _, ...card }: BatchCard): BatchCard {
  return { ...card, line_status: "disputed" };
}
