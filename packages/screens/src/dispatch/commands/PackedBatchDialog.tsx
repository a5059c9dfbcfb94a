import { countCards } from "@id-desk/core";
import type { WordsOf } from "../../runtime/words/copy.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { DispatchDialog, type DispatchDialogProps } from "../packet/DispatchDialog.tsx";
import { NotesDialog } from "../record/NotesDialog.tsx";
import type { CommandBatch } from "./command.ts";
import type { sendingActionTexts } from "./command-texts.ts";
import type { Command } from "./useCommand.ts";

/** What the dialog about a batch that is packed takes. */
export interface PackedBatchDialogProps
  extends Pick<DispatchDialogProps, "cards" | "awaited" | "waiting" | "can"> {
  readonly action: "dispatchBatch" | "cancelBatch" | "reopenBatch";
  readonly command: Command;
  readonly batch: CommandBatch;
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
      dismissLabel={action === "cancelBatch" ? t("keepBatch") : undefined}
      lead={lead}
      isDangerous={action === "cancelBatch"}
      onConfirm={(notes) => give({ notes })}
    />
  );
}
