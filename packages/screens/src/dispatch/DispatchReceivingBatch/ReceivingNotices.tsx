import type { Batch } from "@id-desk/core";
import { Alert } from "@id-desk/ui";
import type { Translate } from "../../runtime/words/copy.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import * as css from "./DispatchReceivingBatch.css.ts";
import type { receivingPageCopy } from "./receiving-page.copy.ts";
import type { ReceivingActions } from "./useReceivingActions.ts";

/** Whether the collectors of the received cards have been told, and who could not be. */
export function ReceivingNotices({
  batch,
  actions,
  t,
}: {
  readonly batch: Batch;
  readonly actions: ReceivingActions;
  readonly t: Translate<typeof receivingPageCopy.texts>;
}) {
  const dates = useDates();
  const { ready_sms_sent_at, ready_sms_count } = batch;
  const { isReadySmsSentHere } = actions;
  // What the server keeps; where it keeps nothing, what its answer said on this page.
  const skipped = batch.ready_sms_skipped?.map(({ serial_number }) => serial_number) ?? actions.skipped;
  if (!ready_sms_sent_at && !isReadySmsSentHere) return null;
  const at = dates.dateTime(ready_sms_sent_at);
  const sentence = !at
    ? t("readySmsSentHere")
    : ready_sms_count === null
      ? t("readySmsSentAt", { at })
      : t("readySmsSent", { at, count: ready_sms_count });
  return (
    <div className={css.notices}>
      <Alert tone="success" heading={sentence} />
      {skipped.length > 0 && (
        <Alert
          tone="warning"
          announce="politely"
          heading={t("skipped", { count: skipped.length, serials: skipped.join(", ") })}
        />
      )}
    </div>
  );
}
