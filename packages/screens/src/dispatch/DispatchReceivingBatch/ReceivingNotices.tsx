import { Alert } from "@id-desk/ui";
import type { Translate } from "../../runtime/words/copy.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import type { BatchDesk } from "../commands/useCommandDesk.ts";
import * as css from "./DispatchReceivingBatch.css.ts";
import type { receivingPageCopy } from "./receiving-page.copy.ts";

/** Whether the collectors of the received cards have been told, and who could not be. */
export function ReceivingNotices({
  desk: { batch, readySms },
  t,
}: {
  readonly desk: BatchDesk;
  readonly t: Translate<typeof receivingPageCopy.texts>;
}) {
  const dates = useDates();
  const { ready_sms_sent_at, ready_sms_count } = batch;
  // What the server keeps; where it keeps nothing, what its answer said on this page.
  const skipped =
    batch.ready_sms_skipped?.map(({ serial_number }) => serial_number) ?? readySms.skippedOf(batch.id);
  if (!ready_sms_sent_at && !readySms.isSentHere(batch.id)) return null;
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
