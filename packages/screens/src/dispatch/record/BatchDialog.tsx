import { useCopy } from "../../runtime/registry/registry-context.ts";
import {
  RecordDialog,
  type RecordDialogFrame,
  type RecordDialogProps,
} from "../../runtime/writing/RecordDialog.tsx";
import { batchDialogCopy } from "./batch-dialog.copy.ts";

/** What every dialog about a batch or a card takes from its page. */
export type BatchDialogFrame = RecordDialogFrame;

/** What one dialog about a batch or a card says and does. */
export interface BatchDialogProps extends Omit<RecordDialogProps, "words"> {
  /** The first sentence: what the action does. */
  readonly lead?: string | undefined;
}

/** Asks for one action on a batch or a card, and stays open with everything typed until it has happened. */
export function BatchDialog({ lead, children, ...props }: BatchDialogProps) {
  return (
    <RecordDialog {...props} words={useCopy(batchDialogCopy)}>
      {lead && <p>{lead}</p>}
      {children}
    </RecordDialog>
  );
}
