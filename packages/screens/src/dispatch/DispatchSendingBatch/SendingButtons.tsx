import { type Batch, countCards, mayDo } from "@id-desk/core";
import { Button } from "@id-desk/ui";
import { SendIcon } from "@id-desk/ui/icons";
import type { Translate } from "../../runtime/words/copy.ts";
import { useAction } from "../../runtime/writing/use-action.ts";
import { type CardScans, useScans } from "../scanning/useCardScanning.ts";
import * as css from "./SendingButtons.css.ts";
import type { sendingPageCopy } from "./sending-page.copy.ts";
import type { SendingDialogState } from "./useSendingActions.ts";

interface SendingButtonProps {
  readonly batch: Batch;
  readonly onAction: (dialog: SendingDialogState) => void;
  readonly t: Translate<typeof sendingPageCopy.texts>;
}

/** Sends the batch off; while that cannot be done, it says why. */
export function DispatchButton({
  batch,
  scans,
  onAction,
  t,
}: SendingButtonProps & {
  /** A batch does not leave without those that are not saved yet. */
  readonly scans: CardScans;
}) {
  const undelivered = useScans(scans, (snapshot) => snapshot.undelivered);
  const action = useAction("dispatchBatch");
  if (batch.status !== "open" || !action.isOffered) return null;
  const isEmpty = countCards(batch).total === 0;
  const waiting = undelivered > 0 ? t("scansWaiting", { count: undelivered }) : undefined;
  const reason = waiting ?? (isEmpty ? t("noCards") : undefined);
  return (
    <Button
      variant="primary"
      icon={<SendIcon />}
      isDisabled={action.isDisabled || reason !== undefined}
      disabledReason={action.disabledReason ?? reason}
      onPress={() => onAction({ action: "dispatchBatch" })}
    >
      {t("dispatch")}
    </Button>
  );
}

/** Takes a batch back that is on its way, or that was cancelled. */
export function ReopenButton({ batch, onAction, t }: SendingButtonProps) {
  const reopen = useAction("reopenBatch");
  if (!reopen.isOffered || !mayDo("reopenBatch", batch, "sending")) return null;
  return (
    <Button
      isDisabled={reopen.isDisabled}
      disabledReason={reopen.disabledReason}
      onPress={() => onAction({ action: "reopenBatch" })}
    >
      {t("reopen")}
    </Button>
  );
}

/** Gives a batch up; at the end of the page, where nobody presses it in place of Dispatch. */
export function CancelButton({ batch, onAction, t }: SendingButtonProps) {
  const cancel = useAction("cancelBatch");
  if (!cancel.isOffered || !mayDo("cancelBatch", batch, "sending")) return null;
  return (
    <div className={css.end}>
      <Button
        isDisabled={cancel.isDisabled}
        disabledReason={cancel.disabledReason}
        onPress={() => onAction({ action: "cancelBatch" })}
      >
        {t("cancel")}
      </Button>
    </div>
  );
}
