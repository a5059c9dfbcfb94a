import type { BatchCard, CardAction } from "@id-desk/core";
import { DataTable, type DataTableProps, type TableSelection } from "@id-desk/ui";
import { memo, type ReactNode, useMemo } from "react";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { useLatestCallback } from "../../runtime/registry/use-latest-callback.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { type CardColumn, createCardColumns } from "./card-columns.tsx";
import { type CardRow, getCardRowKey } from "./card-rows.ts";
import { cardsTableCopy } from "./cards-table.copy.ts";
import { useReasonLabels } from "./useReasonLabels.ts";

/** What the table of a batch's cards takes from its page. */
export interface CardsTableProps
  extends Pick<DataTableProps<CardRow>, "caption" | "rows" | "empty" | "followNewest" | "maxHeight"> {
  readonly columns: readonly CardColumn[];
  /** What may be done with a card now; the same function while that is the same. */
  readonly listActions: (card: BatchCard) => readonly CardAction[];
  readonly onAction: (action: CardAction, card: BatchCard) => void;
  /** Draws what opens a card's photograph, if anything; the same function while that is the same. */
  readonly photoOf?: ((card: BatchCard) => ReactNode) | undefined;
  /** The room for the actions of a row, in pixels. */
  readonly actionsWidth?: number | undefined;
  readonly highlightsNew?: boolean | undefined;
  /** The serial numbers that are selected; no boxes without it. The same object while they are the same. */
  readonly selection?: Pick<TableSelection<CardRow>, "selectedKeys" | "onChange"> | undefined;
}

/** The cards of a batch. One more card, or one that changed, costs the drawing of its row alone. */
export const CardsTable = memo(function CardsTable({
  columns: names,
  listActions,
  onAction,
  photoOf,
  actionsWidth = 108,
  selection,
  ...table
}: CardsTableProps) {
  const t = useCopy(cardsTableCopy);
  const reasonLabels = useReasonLabels();
  const dates = useDates();
  const act = useLatestCallback(onAction);
  const columns = useMemo(
    () =>
      createCardColumns(names, { t, reasonLabels, dates, listActions, onAction: act, photoOf, actionsWidth }),
    [names, t, reasonLabels, dates, listActions, act, photoOf, actionsWidth],
  );
  const boxes = useMemo(
    () =>
      selection && {
        ...selection,
        allLabel: t("selectAll"),
        getLabel: ({ serial_number }: CardRow) => t("selectOne", { serial: serial_number }),
      },
    [selection, t],
  );
  return <DataTable {...table} columns={columns} getRowKey={getCardRowKey} selection={boxes} />;
});
