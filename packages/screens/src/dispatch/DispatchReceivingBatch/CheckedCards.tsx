import { countCards } from "@id-desk/core";
import { ProgressSegments, StatusTabs } from "@id-desk/ui";
import { useMemo, useState } from "react";
import { CardsWithTools } from "../cards/CardsWithTools.tsx";
import type { CardColumn } from "../cards/card-columns.tsx";
import { listOutcomes, lookOfLine } from "../cards/card-outcomes.tsx";
import { type CardRow, isScanRow, listCheckingRows } from "../cards/card-rows.ts";
import type { ShownBatchReading } from "../record/useBatchReading.ts";
import { useScans } from "../scanning/useCardScanning.ts";
import * as css from "./DispatchReceivingBatch.css.ts";
import type { PartProps } from "./DispatchReceivingBatch.tsx";

/** What is said where a filter lists nothing. */
const emptyTexts = {
  remaining: "nothingRemaining",
  received: "nothingReceived",
  missing: "nothingMissing",
  disputed: "nothingDisputed",
  all: "nothingAtAll",
} as const;
type CheckingFilter = keyof typeof emptyTexts;
const filters = Object.keys(emptyTexts) as readonly CheckingFilter[];

const resolved: readonly string[] = ["received", "missing", "disputed"];

/** Under which filter a row is listed; a scan under way stands where its card does. */
function readFilter(row: CardRow): string {
  const status = isScanRow(row) ? row.card?.line_status : row.line_status;
  return status && resolved.includes(status) ? status : "remaining";
}

const remainingColumns: readonly CardColumn[] = ["dateOfBirth", "cardType", "status", "actions"];
const checkedColumns: readonly CardColumn[] = ["status", "outcome", "checked", "actions"];
// While cards remain, some rows have three actions, and the room is theirs.
const allColumns: readonly CardColumn[] = ["status", "outcome", "actions"];

/** How far the check of a batch is and how it went, and its cards: those that remain first, or whichever staff ask for. */
export function CheckedCards({
  reading,
  desk,
  isBlind,
  t,
}: PartProps & { readonly reading: ShownBatchReading }) {
  const [chosen, choose] = useState<CheckingFilter>();
  const { batch } = reading;
  const { cards, status } = batch;
  const scanRows = useScans(desk.scans, (snapshot) => snapshot.rows);
  const filter = chosen ?? (status === "received" ? "all" : "remaining");
  const counts = countCards(batch);
  const found = listOutcomes(counts, t);
  const rows = useMemo(
    () => listCheckingRows(cards, scanRows).filter((row) => filter === "all" || readFilter(row) === filter),
    [cards, scanRows, filter],
  );
  const listsRemaining = (value: CheckingFilter) => value === "remaining" || value === "all";
  const hasManyActions = counts.remaining > 0 && listsRemaining(filter);
  const columns = filter === "remaining" ? remainingColumns : hasManyActions ? allColumns : checkedColumns;
  return (
    <>
      <div className={css.progress}>
        <ProgressSegments
          isOpenEnded={isBlind}
          isToldBeside
          label={isBlind ? t("progressUncounted") : t("progress", { count: counts.total })}
          segments={
            isBlind ? found : [...found, { label: t("remaining"), value: counts.remaining, tone: "muted" }]
          }
        />
      </div>
      <CardsWithTools
        reading={reading}
        desk={desk}
        hidesRemaining={isBlind}
        caption={t("tableCaption", { batch: batch.batch_no })}
        filter={
          <StatusTabs
            label={t("filter")}
            tabs={filters.map((value) => {
              const count = value === "all" ? counts.total : counts[value];
              return {
                value,
                label: t(value),
                count: isBlind && listsRemaining(value) ? undefined : count,
                ...(resolved.includes(value) && lookOfLine(value)),
              };
            })}
            value={filter}
            onChange={choose}
          />
        }
        columns={columns}
        rows={rows}
        empty={{
          heading: t(emptyTexts[counts.total === 0 ? "all" : filter]),
          help: filter === "remaining" && status !== "received" ? t("nothingRemainingHelp") : undefined,
        }}
        actionsWidth={hasManyActions ? 152 : 72}
      />
    </>
  );
}
