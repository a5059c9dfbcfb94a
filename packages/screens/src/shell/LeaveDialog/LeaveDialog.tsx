import { useSyncExternalStore } from "react";
import { useRegistry } from "../../runtime/registry/registry-context.ts";
import { LossDialog } from "../parts/LossDialog.tsx";

/** What the dialog takes from the host that is about to leave. */
export interface LeaveDialogProps {
  /** Whether the question is asked. */
  readonly isOpen: boolean;
  /** Told the answer: `true` to leave, `false` to stay. */
  readonly onAnswer: (isLeaving: boolean) => void;
}

/** Asks before a page is left on which something is not saved. */
export function LeaveDialog({ isOpen, onAnswer }: LeaveDialogProps) {
  const { unsavedWork } = useRegistry();
  const sentences = useSyncExternalStore(unsavedWork.subscribe, unsavedWork.read, unsavedWork.read);
  return (
    <LossDialog
      isOpen={isOpen}
      onOpenChange={(next) => next || onAnswer(false)}
      what="leave"
      sentences={sentences}
      onConfirm={() => onAnswer(true)}
    />
  );
}
