import { memo } from "react";
import { SortAscendingIcon, SortDescendingIcon, SortIcon } from "../icons/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import type { Column, Sort } from "./column.ts";
import * as css from "./DataTable.css.ts";
import { SelectionCheckbox } from "./SelectionCheckbox.tsx";
import { canSort } from "./sort-rows.ts";

type HeaderRowProps<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: (columnId: string) => void;
  isCounted: boolean;
  selectAllLabel: string | undefined;
  chosen: "none" | "some" | "all";
  onSelectAll: (isSelected: boolean) => void;
};

function HeaderOfTable<Row>({ columns, sort, onSort, isCounted, ...selection }: HeaderRowProps<Row>) {
  const { selectAllLabel, chosen, onSelectAll } = selection;
  return (
    <tr aria-rowindex={isCounted ? 1 : undefined}>
      {selectAllLabel !== undefined && (
        <td className={css.headerCell}>
          <SelectionCheckbox
            label={selectAllLabel}
            isSelected={chosen === "all"}
            isIndeterminate={chosen === "some"}
            onChange={onSelectAll}
          />
        </td>
      )}
      {columns.map((column) => {
        const { id, header, align, isHeaderHidden, isRowHeader } = column;
        const direction = sort?.columnId === id ? sort.direction : undefined;
        return (
          <th
            key={id}
            scope="col"
            className={css.headerCell}
            data-align={align}
            data-names-row={isRowHeader ? "" : undefined}
            aria-sort={direction}
          >
            {isHeaderHidden ? (
              <VisuallyHidden>{header}</VisuallyHidden>
            ) : canSort(column) ? (
              <button type="button" className={css.sortButton} onClick={() => onSort(id)}>
                {header}
                <DirectionIcon direction={direction} />
              </button>
            ) : (
              header
            )}
          </th>
        );
      })}
    </tr>
  );
}

function DirectionIcon({ direction }: { direction: Sort["direction"] | undefined }) {
  if (direction === "ascending") return <SortAscendingIcon className={css.sortIcon} />;
  if (direction === "descending") return <SortDescendingIcon className={css.sortIcon} />;
  return <SortIcon className={css.sortIcon} />;
}

/** The headings of a table, which stay in sight while its rows scroll. */
export const HeaderRow = memo(HeaderOfTable) as typeof HeaderOfTable;
