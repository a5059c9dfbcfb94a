import { type BatchCard, countCards, type Extension } from "@id-desk/core";
import type { ReactNode } from "react";
import type { WordsOf } from "../../runtime/words/copy.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { DispatchDialog } from "../packet/DispatchDialog.tsx";
import * as css from "../record/BatchDialog.css.ts";
import { NotesDialog } from "../record/NotesDialog.tsx";
import type { CommandBatch } from "./command.ts";
import type { sendingActionTexts } from "./command-texts.ts";
import type { Command } from "./useCommand.ts";

/** What the dialog about a batch that is packed takes. */
export interface PackedBatchDialogProps {
  readonly action: "dispatchBatch" | "cancelBatch" | "reopenBatch";
  readonly command: Command;
  readonly batch: CommandBatch;
  /** The cards that are listed; left out while they are being read. */
  readonly cards: readonly BatchCard[] | undefined;
  /** What is shown while the cards are not there. */
  readonly awaited?: ReactNode;
  /** Scans of the batch that are not saved. */
  readonly waiting?: number | undefined;
  /** What the server can beyond the specification. */
  readonly can: (extension: Extension) => boolean;
  readonly t: WordsOf<typeof sendingActionTexts & { readonly cancel: string }>;
}

/** Dispatches a batch, gives it up or takes it back. */
export function PackedBatchDialog({ action, command, batch, t, ...rest }: PackedBatchDialogProps) {
  const { frame, give } = command;
  if (action === "dispatchBatch")
    return <DispatchDialog {...frame} {...rest} batch={batch} onConfirm={give} />;
  const isCancelled = batch.status === "cancelled";
  const [question, lead, confirmLabel] =
    action === "cancelBatch"
      ? [t("cancelTitle", { count: countCards(batch).total }), t("cancelHelp"), t("cancel")]
      : [t("reopenTitle"), t(isCancelled ? "reopenEmptyHelp" : "reopenHelp"), t("reopenConfirm")];
  return (
    <NotesDialog
      {...frame}
      heading={<Phrase text={question} batch={batch.batch_no} />}
      confirmLabel={confirmLabel}
      isDangerous={action === "cancelBatch"}
      onConfirm={(notes) => give({ notes })}
    >
      <p className={css.lead}>{lead}</p>
    </NotesDialog>
  );
}
