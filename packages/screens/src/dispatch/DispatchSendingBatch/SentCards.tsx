import { countCards, formatCount } from "@id-desk/core";
import { Alert, Counter, ProgressSegments, StatusTabs } from "@id-desk/ui";
import { useMemo, useState } from "react";
import { ScreenEmptyState } from "../../runtime/frame/ScreenEmptyState.tsx";
import type { Translate } from "../../runtime/words/copy.ts";
import { CardsWithTools } from "../cards/CardsWithTools.tsx";
import { type CardColumn, whichCard } from "../cards/card-columns.tsx";
import { isDiscrepancy, listOutcomes } from "../cards/card-rows.ts";
import type { ShownBatchReading } from "../record/useBatchReading.ts";
import * as css from "./DispatchSendingBatch.css.ts";
import type { sendingPageCopy } from "./sending-page.copy.ts";

const checkedColumns: readonly CardColumn[] = [...whichCard, "status", "outcome", "checked"];
/** As long as nothing has been found of any card. */
const sentColumns: readonly CardColumn[] = [...whichCard, "dateOfBirth", "added", "status"];

/** A batch that has left, or was given up: its cards, and what the destination found of each. */
export function SentCards({
  reading,
  t,
}: {
  readonly reading: ShownBatchReading;
  readonly t: Translate<typeof sendingPageCopy.texts>;
}) {
  const { batch } = reading;
  const [filter, setFilter] = useState<"all" | "discrepancies">("all");
  const counts = countCards(batch);
  const discrepancies = counts.missing + counts.disputed;
  const shown = discrepancies > 0 ? filter : "all";
  const rows = useMemo(
    () => (shown === "all" ? batch.cards : batch.cards.filter(isDiscrepancy)),
    [batch.cards, shown],
  );
  const isCancelled = batch.status === "cancelled";
  return (
    <>
      {isCancelled && batch.cancel_reason && (
        <div className={css.reason}>
          <Alert tone="neutral" heading={t("cancelReason", { reason: batch.cancel_reason })} />
        </div>
      )}
      {/* Those that a cancelled batch has let go are counted below, among the removed ones. */}
      {(counts.total > 0 || !isCancelled) && (
        <div className={css.summary}>
          <Counter value={formatCount(counts.total)} label={t("cards", { count: counts.total })} />
          {counts.total > 0 && (
            <ProgressSegments
              label={t("outcome")}
              segments={[
                ...listOutcomes(counts, t),
                { label: t("inTransit"), value: counts.remaining, tone: "muted" },
              ]}
            />
          )}
        </div>
      )}
      {discrepancies > 0 && (
        <div className={css.filter}>
          <StatusTabs
            label={t("filter")}
            tabs={[
              { value: "all", label: t("all"), count: counts.total },
              { value: "discrepancies", label: t("discrepancies"), count: discrepancies },
            ]}
            value={shown}
            onChange={setFilter}
          />
        </div>
      )}
      <CardsWithTools
        reading={reading}
        caption={t("tableCaption", { batch: batch.batch_no })}
        columns={counts.resolved > 0 ? checkedColumns : sentColumns}
        rows={rows}
        empty={<ScreenEmptyState heading={t(isCancelled ? "emptyCancelled" : "emptyFilter")} />}
      />
    </>
  );
}
