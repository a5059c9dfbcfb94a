import { useSyncExternalStore } from "react";
import { useCopy, useRegistry } from "../../runtime/registry/registry-context.ts";
import { LossDialog } from "../parts/LossDialog.tsx";
import { leaveCopy } from "../parts/leave.copy.ts";

/** What the dialog takes from the host that is about to leave. */
export interface LeaveDialogProps {
  /** Whether the question is asked. */
  readonly isOpen: boolean;
  /** Told the answer: `true` to leave, `false` to stay. */
  readonly onAnswer: (isLeaving: boolean) => void;
}

/** Asks before a page is left on which something is not saved. */
export function LeaveDialog({ isOpen, onAnswer }: LeaveDialogProps) {
  const t = useCopy(leaveCopy);
  const { unsavedWork } = useRegistry();
  const sentences = useSyncExternalStore(unsavedWork.subscribe, unsavedWork.read, unsavedWork.read);
  return (
    <LossDialog
      isOpen={isOpen}
      onOpenChange={(next) => next || onAnswer(false)}
      heading={t("leaveTitle")}
      dismissLabel={t("stay")}
      sentences={sentences.length > 0 ? sentences : [t("lost")]}
      confirmLabel={t("leave")}
      onConfirm={() => onAnswer(true)}
    />
  );
}
