import { type Batch, countCards, mayDo } from "@id-desk/core";
import { Button } from "@id-desk/ui";
import { SendIcon } from "@id-desk/ui/icons";
import type { Translate } from "../../runtime/copy.ts";
import type { CardScans } from "../parts/card-scans.ts";
import { useScans } from "../parts/useCardScans.ts";
import type { dispatchSendingBatchCopy } from "./DispatchSendingBatch.copy.ts";
import type { SendingDialogState } from "./useSendingActions.ts";

interface SendingButtonProps {
  readonly batch: Batch;
  readonly onAction: (dialog: SendingDialogState) => void;
  readonly t: Translate<typeof dispatchSendingBatchCopy.texts>;
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
  const undelivered = useScans(scans, ({ queue }) => queue.undelivered);
  if (batch.status !== "open") return null;
  const isEmpty = countCards(batch).total === 0;
  const waiting = undelivered > 0 ? t("scansWaiting", { count: undelivered }) : undefined;
  const reason = waiting ?? (isEmpty ? t("noCards") : undefined);
  return (
    <Button
      variant="primary"
      icon={<SendIcon />}
      isDisabled={reason !== undefined}
      disabledReason={reason}
      onPress={() => onAction({ action: "dispatchBatch" })}
    >
      {t("dispatch")}
    </Button>
  );
}

/** What else can be done with a batch as a whole. */
export function SendingButtons({ batch, onAction, t }: SendingButtonProps) {
  return (
    <>
      {mayDo("cancelBatch", batch, "sending") && (
        <Button variant="quiet" onPress={() => onAction({ action: "cancelBatch" })}>
          {t("cancel")}
        </Button>
      )}
      {mayDo("reopenBatch", batch, "sending") && (
        <Button onPress={() => onAction({ action: "reopenBatch" })}>{t("reopen")}</Button>
      )}
    </>
  );
}
