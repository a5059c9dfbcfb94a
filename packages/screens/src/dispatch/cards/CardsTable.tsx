import { DataTable, type DataTableProps, type TableSelection } from "@id-desk/ui";
import { memo, useMemo } from "react";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { useLatestCallback } from "../../runtime/registry/use-latest-callback.ts";
import { type CardColumn, type CardColumnOptions, useCardColumns } from "./card-columns.tsx";
import { type CardRow, getCardRowKey } from "./card-rows.ts";
import { cardsTableCopy } from "./cards-table.copy.ts";

/** What the table of a batch's cards takes from its page. */
export interface CardsTableProps
  extends Pick<DataTableProps<CardRow>, "caption" | "rows" | "empty" | "followNewest" | "highlightsNew">,
    CardColumnOptions {
  readonly columns: readonly CardColumn[];
  /** The serial numbers that are selected; no boxes without it. The same object while they are the same. */
  readonly selection?: Pick<TableSelection<CardRow>, "selectedKeys" | "onChange"> | undefined;
}

/** The cards of a batch. One more card, or one that changed, costs the drawing of its row alone. */
export const CardsTable = memo(function CardsTable({
  columns: names,
  listActions,
  onAction,
  photoOf,
  actionsWidth,
  selection,
  ...table
}: CardsTableProps) {
  const t = useCopy(cardsTableCopy);
  const act = useLatestCallback(onAction);
  const columns = useCardColumns(names, { listActions, onAction: act, photoOf, actionsWidth });
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
