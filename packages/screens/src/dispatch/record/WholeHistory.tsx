import type { Batch } from "@id-desk/core";
import { useCallback } from "react";
import { nameEvent } from "../../records/event-name.ts";
import { HistoryTable } from "../../records/HistoryTable.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { wholeRecordCopy } from "./whole-record.copy.ts";

/** All that happened to a batch, with the words that only this needs. */
export function WholeHistory({ batch, hasTrail }: { readonly batch: Batch; readonly hasTrail: boolean }) {
  const t = useCopy(wholeRecordCopy);
  const nameAction = useCallback((action: string) => nameEvent(action, wholeRecordCopy, t), [t]);
  return (
    <HistoryTable
      record={{ type: "batch", ...batch }}
      events={batch.events}
      trail={hasTrail ? t("singleCards") : undefined}
      caption={t("historyOf", { batch: batch.batch_no })}
      nameAction={nameAction}
      t={t}
    />
  );
}
