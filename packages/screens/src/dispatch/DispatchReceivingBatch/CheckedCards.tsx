import { countCards } from "@id-desk/core";
import { StatusTabs } from "@id-desk/ui";
import { useMemo, useState } from "react";
import { ScreenEmptyState } from "../../runtime/frame/ScreenEmptyState.tsx";
import { CardsWithTools } from "../cards/CardsWithTools.tsx";
import { type CardColumn, whichCard } from "../cards/card-columns.tsx";
import { type CardRow, isScanRow, listCheckingRows } from "../cards/card-rows.ts";
import type { ShownBatchReading } from "../record/useBatchReading.ts";
import { useScans } from "../scanning/useCardScanning.ts";
import * as css from "./DispatchReceivingBatch.css.ts";
import type { PartProps } from "./DispatchReceivingBatch.tsx";

type CheckingFilter = "remaining" | "received" | "missing" | "disputed" | "all";

const resolved: readonly string[] = ["received", "missing", "disputed"];

/** Under which filter a row is listed; a scan under way stands where its card does. */
function readFilter(row: CardRow): string {
  const status = isScanRow(row) ? row.card?.line_status : row.line_status;
  return status && resolved.includes(status) ? status : "remaining";
}

const remainingColumns: readonly CardColumn[] = [
  ...whichCard,
  "dateOfBirth",
  "cardType",
  "status",
  "actions",
];
const checkedColumns: readonly CardColumn[] = [...whichCard, "status", "outcome", "checked", "actions"];
// Beside Undo there is room for one of the two, and of a received card there is little to say.
const receivedColumns: readonly CardColumn[] = checkedColumns.filter((column) => column !== "outcome");
// While cards remain, some rows have three actions, and the room is theirs.
const allColumns: readonly CardColumn[] = checkedColumns.filter((column) => column !== "checked");

const emptyTexts = {
  remaining: "nothingRemaining",
  received: "nothingReceived",
  missing: "nothingMissing",
  disputed: "nothingDisputed",
  all: "nothingAtAll",
} as const satisfies Record<CheckingFilter, string>;

/** The cards of a batch that is checked: those that remain first, or whichever staff ask for. */
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
  const rows = useMemo(
    () => listCheckingRows(cards, scanRows).filter((row) => filter === "all" || readFilter(row) === filter),
    [cards, scanRows, filter],
  );
  const hasManyActions = counts.remaining > 0 && (filter === "remaining" || filter === "all");
  const hasUndo = reading.can("undo") && status === "receiving" && filter !== "remaining";
  const laterColumns = hasUndo && filter === "received" ? receivedColumns : checkedColumns;
  const columns = filter === "remaining" ? remainingColumns : hasManyActions ? allColumns : laterColumns;
  const isEmpty = counts.total === 0;
  const isDone = filter === "remaining" && status !== "received";
  const empty = useMemo(
    () => (
      <ScreenEmptyState
        heading={t(emptyTexts[isEmpty ? "all" : filter])}
        help={isDone ? t("nothingRemainingHelp") : undefined}
      />
    ),
    [t, filter, isEmpty, isDone],
  );
  return (
    <>
      <div className={css.filter}>
        <StatusTabs
          label={t("filter")}
          tabs={[
            { value: "remaining", label: t("remaining"), count: isBlind ? undefined : counts.remaining },
            { value: "received", label: t("received"), count: counts.received },
            { value: "missing", label: t("missing"), count: counts.missing },
            { value: "disputed", label: t("disputed"), count: counts.disputed },
            { value: "all", label: t("all"), count: isBlind ? undefined : counts.total },
          ]}
          value={filter}
          onChange={choose}
        />
      </div>
      <CardsWithTools
        reading={reading}
        desk={desk}
        hidesRemaining={isBlind}
        caption={t("tableCaption", { batch: batch.batch_no })}
        columns={columns}
        rows={rows}
        empty={empty}
        actionsWidth={hasManyActions ? 280 : hasUndo ? 184 : 112}
      />
    </>
  );
}
